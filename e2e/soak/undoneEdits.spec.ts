import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { DesignerPage, storedModel, textOf } from '../pages/designer/DesignerPage.ts';
import { ofAnotherTool } from '../pages/designer/diagrams.ts';
import { RandomEdits } from './RandomEdits.ts';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { randomSeed, rounds } from '@zhilv/testing/soak';

test.use({ as: 'admin' });

test(`edits at random that are undone leave no trace in the file, and redone it is the same (seed ${randomSeed})`, async ({
  page,
  own,
  baseURL,
}) => {
  const steps = rounds({ sample: 7, soak: 400 });
  test.setTimeout(120_000 + steps * 5_000);
  const model = await own.makeModel(ofAnotherTool);
  const designer = new DesignerPage(page);
  await designer.open(model.id);
  const drawn = async (): Promise<string> => textOf(await designer.download('XML 文件'));
  const opened = await drawn();

  const edits = new RandomEdits(page, designer, new SeededRandom(randomSeed));
  for (let step = 0; step < steps; step += 1) await test.step(`${step + 1}`, () => edits.step());
  const edited = await drawn();
  expect(edited).not.toBe(opened);

  while (await designer.undo.isEnabled()) await designer.undo.click();
  expect(await drawn()).toBe(opened);
  await expect(designer.save).toBeDisabled();

  while (await designer.redo.isEnabled()) await designer.redo.click();
  expect(await drawn()).toBe(edited);

  await designer.save.click();
  await expect(designer.save).toBeDisabled();
  expect((await storedModel(baseURL ?? '', model.id)).bpmnXml).toBe(edited);
  await page.reload();
  await designer.drawn();
  expect(await drawn()).toBe(edited);
});
