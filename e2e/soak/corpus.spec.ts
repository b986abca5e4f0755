import { model } from '@zhilv/contract/bpm';
import { type CorpusFile, corpusFiles, hasCorpus } from '@zhilv/testing/soak/corpus-files';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { Calls } from '../fixtures/Calls.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { DesignerPage, textOf } from '../pages/designer/DesignerPage.ts';

test.use({ as: 'admin' });

/** Of each collection; roundTrip.test.ts opens all, without a browser. */
const FILES = rounds({ sample: 1, soak: 60 });

test(`files of other tools are drawn, and what is written of them is written the same again (seed ${randomSeed})`, async ({
  page,
  own,
  faults,
}) => {
  test.skip(!hasCorpus, 'the files are not on this machine');
  const all = await corpusFiles();
  const random = new SeededRandom(randomSeed);
  const files = (['miwg', 'flowable'] as const).flatMap((collection) =>
    random.some(
      all.filter((file) => file.collection === collection && hasProcess(file)),
      FILES,
    ),
  );
  test.setTimeout(60_000 + files.length * 20_000);
  faults.ignore(/failed to import/); // bpmn-js tells there of what a file leaves unclear.
  const { id, key, name } = await own.makeModel();
  const calls = new Calls(page, model.get);
  const designer = new DesignerPage(page);
  /** Opens an XML. @returns what would be saved of it; null when it is refused, as some test models of Flowable have to be */
  const open = async (bpmnXml: string): Promise<string | null> => {
    // The back end would ask for a process of the model's key.
    await calls.answer({ id, key, name, createTime: 0, bpmnXml });
    await page.goto(`/bpm/manager/model/design?modelId=${id}`);
    const refused = page.getByRole('button', { name: '重新绘制' });
    await expect(designer.tool('放大').and(page.locator(':enabled')).or(refused)).toBeVisible();
    return (await refused.isVisible()) ? null : textOf(await designer.download('XML 文件'));
  };

  for (const file of files)
    await test.step(file.name, async () => {
      const first = await open(file.xml);
      // Those of the interchange group are all to be drawn.
      if (file.collection === 'miwg') expect(first).not.toBeNull();
      if (first !== null) expect(await open(first)).toBe(first);
    });
});

const hasProcess = ({ xml }: CorpusFile): boolean => /<(?:\w+:)?process[\s>]/.test(xml);
