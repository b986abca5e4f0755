import type { Page, Route } from '@playwright/test';
import { release } from '@zhilv/contract/operation';
import { ReleasesPage } from '../pages/ReleasesPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const BPM = '工作流程';

const ENVELOPE = JSON.stringify({ code: 0, data: { revision: 7, entries: [{ name: 'host' }] }, msg: '' });

type Fault = (route: Route) => Promise<void>;

/** The ways in which a call of the page fails. */
const FAULTS: Readonly<Record<string, Fault>> = {
  refused: (route) => route.abort('connectionrefused'),
  502: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>维护中</title>' }),
  empty: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  truncated: (route) => route.fulfill({ contentType: 'application/json', body: ENVELOPE.slice(0, ENVELOPE.length / 2) }),
  'no envelope': (route) => route.fulfill({ json: {} }),
  'data null': (route) => route.fulfill({ json: { code: 0, data: null, msg: '' } }),
  'a refusal without words': (route) => route.fulfill({ json: { code: 500 } }),
  'another shape': (route) => route.fulfill({ json: { code: 0, data: { entries: [{}], revision: null }, msg: null } }),
};

/** A proxy does not know the address, behind which the back end does. */
const NOT_FOUND = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404 Not Found</h1>' });

/** Calls that fail together, by their paths. */
const READS = [
  [release.overview.path],
  [release.failures.path],
  [release.overview.path, release.failures.path],
] as const satisfies readonly (readonly string[])[];

/** Gives each fault to one of these; `releasesAtRandom.spec.ts` mixes them. */
const inTurn = (faults: readonly Fault[]): readonly { readonly reads: readonly string[]; readonly fault: Fault }[] =>
  faults.map((fault, index) => ({ reads: READS[index % READS.length] ?? [], fault }));

async function fail(page: Page, paths: readonly string[], fault: Fault): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route((url) => paths.some((path) => url.pathname.endsWith(path)), fault);
}

/** What no reader should ever see of a value that is missing. Errors that browsers of other tests have reported are quoted. */
async function expectNoRawValue(page: Page): Promise<void> {
  const quoted = await page.getByRole('region', { name: '最近故障' }).getByRole('listitem').allInnerTexts();
  const text = await page.locator('body').innerText();
  expect(quoted.reduce((left, words) => left.replace(words, ''), text)).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/);
}

test('shows no raw value whichever of its calls fail, keeps what it has, greyed, and says so once', async ({ page, faults }) => {
  faults.ignore(/status of (?:404|502)|ERR_CONNECTION_REFUSED|does not answer as the contract says/);
  const panel = new ReleasesPage(page);
  const main = page.getByRole('main');
  const note = main.getByRole('alert').filter({ hasText: '下面是之前的内容' });
  const refresh = main.getByRole('button', { name: '刷新' });
  await page.goto('/releases');
  await expect(panel.live(BPM)).toBeVisible();

  for (const { reads, fault } of inTurn([...Object.values(FAULTS), NOT_FOUND])) {
    await fail(page, reads, fault);
    await refresh.click();
    await expect(note).toHaveCount(1);
    await expect(panel.live(BPM)).toBeVisible();
    await expect(panel.section('最近故障')).not.toContainText('重试');
    await expectNoRawValue(page);

    await page.unrouteAll({ behavior: 'wait' });
    await main.getByRole('button', { name: '重试' }).click();
    await expect(note).toHaveCount(0);
  }
});

test('shows no raw value when its calls fail from the first on, and comes back by 重试', async ({ page, faults }) => {
  faults.ignore(/status of 502|ERR_CONNECTION_REFUSED|does not answer as the contract says/);
  const panel = new ReleasesPage(page);
  for (const { reads, fault } of inTurn(Object.values(FAULTS))) {
    await test.step(`${fault.name}: ${reads.join(' and ')}`, async () => {
      await fail(page, reads, fault);
      await page.goto('/releases');
      const failed = reads.map((path) => panel.section(path.endsWith('overview') ? '模块' : '最近故障'));
      const retry = page.getByRole('main').getByRole('button', { name: '重试' });
      const shown = async (): Promise<void> => {
        for (const section of failed) await expect(section.getByRole('button', { name: '重试' })).toBeVisible();
        await expect(retry).toHaveCount(failed.length);
        await expectNoRawValue(page);
      };
      await shown();

      const asked = page.waitForRequest((request) => request.url().endsWith(reads[0] ?? ''));
      const refresh = page.getByRole('main').getByRole('button', { name: '刷新' });
      await refresh.click();
      await asked;
      await expect(refresh).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('main').getByText('下面是之前的内容')).toHaveCount(0);
      await shown();

      await page.unrouteAll({ behavior: 'wait' });
      await failed[0]?.getByRole('button', { name: '重试' }).click();
      await expect(panel.live(BPM)).toBeVisible();
      await expect(panel.section('最近故障').getByRole('button', { name: '重试' })).toHaveCount(0);
    });
  }
});

test('says in words that a remote could not be switched off', async ({ page, faults }) => {
  faults.ignore(/status of 502|ERR_CONNECTION_REFUSED|does not answer as the contract says/);
  const panel = new ReleasesPage(page);
  await page.goto('/releases');
  await panel.button(BPM, '停用').click();
  const dialog = page.getByRole('dialog', { name: `停用「${BPM}」` });
  await dialog.getByRole('textbox', { name: '停用说明' }).fill('流程服务维护中');

  for (const fault of Object.values(FAULTS)) {
    await fail(page, [release.disable.path], fault);
    await dialog.getByRole('button', { name: '停用' }).click();
    await expect(dialog.getByRole('button', { name: '停用' })).toBeEnabled();
    await expect(dialog.getByRole('textbox')).toHaveValue('流程服务维护中');
    await expectNoRawValue(page);
  }
});
