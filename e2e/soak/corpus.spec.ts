import { model } from '@zhilv/contract/bpm';
import { type CorpusFile, corpusFiles, hasCorpus } from '@zhilv/testing/soak/corpus-files';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { Calls } from '../fixtures/Calls.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';
import { DesignerPage, textOf } from '../pages/DesignerPage.ts';

test.use({ as: 'admin' });

/** Of each collection; roundTrip.test.ts opens all, without a browser. */
const FILES = rounds({ sample: 1, soak: 60 });

test(`files of other tools are drawn, and written the same again after a reload and after undo (seed ${randomSeed})`, async ({
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
  const open = async (bpmnXml: string): Promise<string> => {
    // The back end would ask for a process of the model's key.
    await calls.answer({ id, key, name, createTime: 0, bpmnXml });
    await page.goto(`/bpm/manager/model/design?modelId=${id}`);
    return drawn(designer);
  };

  for (const file of files)
    await test.step(file.name, async () => {
      const first = await open(file.xml);
      expect(await open(first)).toBe(first);

      await designer.canvas.locator('svg').first().focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('ArrowRight');
      await expect(designer.undo).toBeEnabled();
      expect(await drawn(designer)).not.toBe(first);
      await designer.undo.click();
      expect(await drawn(designer)).toBe(first);
    });
});

const hasProcess = ({ xml }: CorpusFile): boolean => /<(?:\w+:)?process[\s>]/.test(xml);

/** The diagram as it would be saved, once it is open. */
async function drawn(designer: DesignerPage): Promise<string> {
  await expect(designer.tool('放大')).toBeEnabled();
  return textOf(await designer.download('XML 文件'));
}
