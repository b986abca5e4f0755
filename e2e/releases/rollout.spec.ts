import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DesignerPage, storedModel } from '../pages/designer/DesignerPage.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { OpenConsole } from '../pages/OpenConsole.ts';
import { OwnRecords } from '../fixtures/OwnRecords.ts';
import { ReleaseLab } from '../lab/ReleaseLab.ts';
import { preparedData, type Product, startProduct } from '../product/product.ts';
import { expect, test } from '../fixtures/test.ts';

const MODELS = ['工作流程', '流程管理', '流程模型'] as const;

// The second test begins with the product as the first one left it.
test.describe.configure({ mode: 'serial' });

let dataDirectory: string;
let product: Product;
let lab: ReleaseLab;

test.beforeAll(async ({}, testInfo) => {
  dataDirectory = preparedData();
  product = await startProduct({ dataDirectory });
  lab = new ReleaseLab(product, testInfo.outputPath());
});
test.afterAll(async () => {
  await product.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Gives a digest of all that the site directory has of the host: files, documents, entry in the registry. */
function hostDigest({ siteDirectory }: ReleaseLab): string {
  const hash = createHash('sha256');
  const files = readdirSync(path.join(siteDirectory, 'host'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  const registry = JSON.parse(readFileSync(path.join(siteDirectory, 'registry.json'), 'utf8')) as { host: unknown };
  return hash.update(JSON.stringify(registry.host)).digest('hex');
}

/** Publishes remote-bpm with another heading of the list of models. */
const publishNextModels = () =>
  lab.publish('remote_bpm', { texts: [{ file: /^page-.*\.js$/, from: 'title:"流程模型"', to: 'title:"流程模型二"' }] });

test('a team publishes, rolls back, switches off and on its remote under an open console, whose unsaved work stays', async ({
  browser,
  faults,
}) => {
  test.setTimeout(180_000);
  const first = lab.active('remote_bpm');
  const hostBefore = hostDigest(lab);
  const model = await new OwnRecords(product.url).makeModel(twoTasks);
  const open = await OpenConsole.at(`/bpm/manager/model/design?modelId=${model.id}`, { product, browser, faults });
  const { page, shell } = open;
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const designer = new DesignerPage(page);
  const message = page.getByRole('alert').filter({ hasText: '流程服务维护中，18:00 恢复' });

  await designer.drawn();
  await designer.rename('审核', '没有保存');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));

  const next = await publishNextModels();
  await open.pickUp();
  await expect(designer.shape('没有保存')).toBeVisible();
  await shell.open(...MODELS);
  await open.question.getByRole('button', { name: '离开' }).click();
  await expect(heading).toHaveText('流程模型二');
  expect(scripts.some((url) => url.includes(`/remote_bpm/${next.id}/page-bpm-model-index`))).toBe(true);

  await lab.mfe('rollback', 'bpm');
  expect(lab.active('remote_bpm')).toBe(first);
  await open.pickUp();
  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await shell.open(...MODELS);
  await expect(heading).toHaveText('流程模型');
  await expect(shell.row(model.name)).toBeVisible();

  await shell.tab('流程设计').click();
  await expect(designer.shape('没有保存')).toBeVisible();
  await lab.mfe('disable', 'bpm', '--message', '流程服务维护中，18:00 恢复');
  await open.pickUp();
  await expect(message).toBeVisible();
  await expect(designer.canvas).toBeHidden();
  await expect(shell.menu).toBeVisible();

  await lab.mfe('enable', 'bpm');
  await open.pickUp();
  await expect(message).toBeHidden();
  await expect(designer.shape('没有保存')).toBeVisible();
  await designer.save.click();
  await expect(designer.save).toBeDisabled();
  expect((await storedModel(product.url, model.id)).bpmnXml).toContain('没有保存');

  expect(await open.isSameDocument()).toBe(true);
  expect(hostDigest(lab)).toBe(hostBefore);
  await open.close();
});

test('a restart after a rollback changes nothing', async () => {
  test.setTimeout(120_000);
  // Neither release is the one that a start builds.
  const kept = await lab.publish('remote_bpm');
  const taken = await lab.publish('remote_bpm');
  expect(lab.active('remote_bpm')).toBe(taken.id);
  await lab.mfe('rollback', 'bpm');
  expect(lab.active('remote_bpm')).toBe(kept.id);
  const registry = readFileSync(path.join(lab.siteDirectory, 'registry.json'), 'utf8');

  await product.stop();
  product = await startProduct({ dataDirectory });

  expect(readFileSync(path.join(lab.siteDirectory, 'registry.json'), 'utf8')).toBe(registry);
  expect(product.output()).toContain(`remote_bpm stays at ${kept.id}`);
});
