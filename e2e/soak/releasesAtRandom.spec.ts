import type { Locator, Page } from '@playwright/test';
import type { OutputOf } from '@zhilv/contract';
import { type ClientErrorReport, release, type ReleaseOverview } from '@zhilv/contract/operation';
import { damagedText } from '@zhilv/testing/soak/damaged-text';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { Stillness } from '../fixtures/Stillness.ts';
import { expect, test } from '../fixtures/test.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { ANSWER_FAULTS } from './answerFaults.ts';

test.use({ as: 'admin' });

/** A program writes these where it has nothing to say. */
const WORDLESS = /\b(undefined|null|NaN|Infinity|Invalid Date)\b|\[object /;

/** People's pages reject with these, and their browsers report it. */
const REASONS = ['undefined', 'null', 'NaN', '{}', '""', '"undefined"', '[{}]', 'new Error', 'new Event("error")', 'Symbol("x")'];

type Failures = OutputOf<typeof release.failures>;

/** Lets the browser report what rejected without words, and gives the failures that the server would list. */
async function wordlessFailures(page: Page): Promise<Failures> {
  const reported: ClientErrorReport['errors'][number][] = [];
  await page.route('**/client-errors', (route) => {
    // Our own page made the report, so its shape is known.
    reported.push(...(route.request().postDataJSON() as ClientErrorReport).errors);
    return route.fulfill({ status: 204 });
  });
  for (const reason of REASONS) await page.evaluate(`setTimeout(() => { Promise.reject(${reason}) })`);
  await expect.poll(() => reported.reduce((sum, { count }) => sum + count, 0)).toBe(REASONS.length);
  return reported.map(({ path, count, ...one }) => ({ ...one, page: path, count, last: Date.now() }));
}

/** Adds states to the real ones that a product which was just started has none of. */
function inEveryState({ entries, ...overview }: ReleaseOverview): ReleaseOverview {
  const states: readonly Partial<ReleaseOverview['entries'][number]>[] = [
    { problems: ['版本 1.0.0-x 的文件缺失'], activations: [] },
    { rollbackTo: entries[1]?.active ?? null },
    { state: 'disabled', message: '盘点中' },
    { active: null, releases: [], activations: [] },
    { state: 'disabled', message: null, active: null },
  ];
  return {
    ...overview,
    entries: entries.map((entry, index) => ({ ...entry, ...states[index] })),
    rowsWithoutPage: [{ id: '9007199254740993', name: '报表', component: 'report/index' }],
  };
}

/** Lists the texts without words that people see, hear or may hover over. */
const wordlessTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((source) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!(node instanceof Element)) texts.push(node.textContent ?? '');
      else for (const name of ['title', 'aria-label', 'placeholder', 'value']) texts.push(node.getAttribute(name) ?? '');
    return texts.filter((text) => new RegExp(source).test(text));
  }, WORDLESS.source);

/** Chooses what each call is answered by for a while; null leaves it to the product. */
function choose(random: SeededRandom, data: Readonly<Record<string, unknown>>): ReadonlyMap<string, Chosen | null> {
  const known = Object.entries(data).map(([call, one]) => {
    const body = JSON.stringify({ code: 0, data: one, msg: '' });
    return [
      call,
      random.pick<() => Chosen>([
        () => ({ body }),
        () => ({ body }),
        () => ({ body: damagedText(body, random) }),
        () => ({ body: damagedText(body, random) }),
        () => ({ fault: random.pick(Object.keys(ANSWER_FAULTS)) }),
      ])(),
    ] as const;
  });
  const others = ['registry.json', 'get-unread-count'].map(
    (call) => [call, random.chance(0.3) ? { fault: random.pick(Object.keys(ANSWER_FAULTS)) } : null] as const,
  );
  return new Map<string, Chosen | null>([...known, ...others]);
}

type Chosen = { readonly body: string } | { readonly fault: string };

/** Waits until nothing is under way; calls that nobody answers are repeated after a pause. */
async function atRest(page: Page, stillness: Stillness): Promise<void> {
  await stillness.reached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await stillness.reached();
}

/** Presses a button, agrees to what is asked then, and calls off what was refused. */
async function press(page: Page, button: Locator, stillness: Stillness): Promise<void> {
  await button.click();
  await atRest(page, stillness);
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return;
  const text = dialog.getByRole('textbox');
  if ((await text.count()) > 0) await text.fill('盘点中');
  await dialog.getByRole('button', { name: /^(回退|恢复|停用|保存)$/ }).click();
  await atRest(page, stillness);
  if ((await dialog.count()) > 0) await dialog.getByRole('button', { name: '取消', exact: true }).click();
}

test(`版本与发布 says something whatever its calls answer (seed ${randomSeed})`, async ({ page, faults }) => {
  const steps = rounds({ sample: 4, soak: 300 });
  test.setTimeout(60_000 + steps * 6_000);
  faults.ignore(/Failed to load resource|does not answer as the contract says/);
  const random = new SeededRandom(randomSeed);
  const stillness = new Stillness(page);
  await page.goto('/releases');
  const { origin } = new URL(page.url());
  const overview = inEveryState(await callApi(origin, release.overview, {}, await accessToken(origin, 'admin')));
  const failures = await wordlessFailures(page);
  faults.taken();
  let chosen = new Map<string, Chosen | null>() as ReadonlyMap<string, Chosen | null>;
  await page.route(/\/infra\/release\/|\/get-unread-count|\/registry\.json/, async (route) => {
    const one = chosen.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    if (!one) await route.continue();
    else if ('body' in one) await route.fulfill({ contentType: 'application/json', body: one.body });
    else await ANSWER_FAULTS[one.fault]?.(route);
  });

  for (let step = 0; step < steps; step += 1) {
    chosen = choose(random, { overview, failures, rollback: true, promote: true, enable: true, disable: true });
    const buttons = await page.getByRole('main').getByRole('button', { name: PRESSED }).all();
    const enabled = await Promise.all(buttons.map(async (button) => ((await button.isEnabled()) ? [button] : [])));
    const pressable = enabled.flat();
    const button = pressable.length === 0 || random.chance(0.3) ? null : random.pick(pressable);
    if (button === null) await page.reload();
    else await press(page, button, stillness);
    await atRest(page, stillness);

    await expect(page.getByRole('main').getByRole('heading', { name: '版本与发布' })).toBeVisible();
    expect(await wordlessTexts(page), `${step}: ${JSON.stringify([...chosen])}`).toEqual([]);
  }
});

const PRESSED = /^(刷新|重试|回退|恢复|停用|修改说明)$/;
