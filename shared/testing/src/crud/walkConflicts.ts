import { within } from '@testing-library/dom';
import type { ResourceApi } from '@zhilv/crud';
import { expect } from 'vitest';
import { callElsewhere, OwnRecords } from '../page/OwnRecords.ts';
import { PageCalls } from '../page/PageCalls.ts';
import { ListView } from '../page/list/ListView.ts';
import { type PageModule, renderPage } from '../page/renderPage.tsx';
import { SeededRandom } from '../soak/SeededRandom.ts';

/** Records with a name and a remark (备注) that a page lists and edits. */
export interface WalkedRecords {
  readonly module: PageModule;
  readonly address: string;
  readonly api: Required<Pick<ResourceApi, 'page' | 'get' | 'create' | 'update'>>;
  /** What a record needs besides its name and remark. */
  readonly draft: (own: OwnRecords) => object;
}

interface Walk {
  readonly seed: number;
  readonly steps: number;
  /** Whether the back end gives records a revision. */
  readonly revised: boolean;
}

interface Content {
  readonly name: string;
  readonly remark: string;
}

/**
 * Has one person type into a form and save it again and again, some saves cut off in the middle of their answers, while another
 * changes the record. Nothing that either has saved may be lost without a question, and nobody is asked about his own save.
 */
export async function walkConflicts(records: WalkedRecords, { seed, steps, revised }: Walk): Promise<void> {
  const { module, address, api } = records;
  const random = new SeededRandom(seed);
  const own = new OwnRecords();
  const draft = records.draft(own);
  const first: Content = { name: own.name('名'), remark: '' };
  const id = await callElsewhere(api.create, { ...draft, ...first });
  const stored = async (): Promise<Content> => {
    const { name, remark } = (await callElsewhere(api.get, { id })) as unknown as { name: string; remark?: string | null };
    return { name, remark: remark ?? '' };
  };
  if (!revised) hideRevisions(api);
  const page = await renderPage(module, `${address}?name=${own.mark}`);
  const list = new ListView(page);
  const saves = new PageCalls(api.update);
  let form = await list.edit(first.name);
  // What the form was opened with, what is stored, what is typed, and what was sent without an answer.
  let [known, kept, mine] = [first, first, first.remark];
  const unanswered: Content[] = [];

  for (let step = 0; step < steps; step += 1) {
    // Whoever tries again after a lost answer mostly does so before anybody else comes.
    const others = unanswered.length > 0 && random.chance(0.6) ? 0 : random.below(3);
    for (let changes = others; changes > 0; changes -= 1) {
      kept = random.chance(0.5) ? { ...kept, remark: `他的备注 ${step}` } : { ...kept, name: own.name(`名 ${step}`) };
      await callElsewhere(api.update, { ...draft, id, ...kept });
    }
    if (random.chance(0.6)) {
      mine = `我的备注 ${step}`;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a form is no array
      await form.fill({ 备注: mine });
    }
    const typed = { name: known.name, remark: mine };
    const isConflict = ![typed, known, ...unanswered].some((one) => isSame(one, kept));

    if (!isConflict && !isSame(typed, kept) && random.chance(0.6)) {
      const before = saves.sent.length;
      saves.cutOff();
      await form.ok();
      await expect.poll(() => saves.sent.length).toBe(before + 1);
      await expect.poll(() => form.button('确定').getAttribute('aria-busy')).toBeNull();
      saves.mend();
      // What is refused is cut off as well.
      const found = await stored();
      expect([kept, typed], `${step}: cut off`).toContainEqual(found);
      kept = found;
      unanswered.push(typed);
      continue;
    }

    await form.ok();
    const way = isConflict ? random.pick(['保存我的', '载入最新', '继续编辑']) : '确定';
    if (isConflict) {
      const told = within(await page.findByRole('dialog', { name: '内容已被他人修改' }));
      await page.user.click(told.getByRole('button', { name: way }));
    }
    if (way === '继续编辑') {
      expect(form.field('备注')).toHaveProperty('value', mine);
    } else if (way === '载入最新') {
      mine = kept.remark;
      await expect.poll(() => form.field('备注')).toHaveProperty('value', mine);
    } else {
      // What was not changed here is not taken back there.
      if (way === '保存我的') kept = mine === known.remark ? kept : { ...kept, remark: mine };
      else kept = typed;
      await expect.poll(() => list.editing(), { timeout: 10_000 }).toBe(false);
    }
    expect(await stored(), `${step}: ${way}`).toEqual(kept);
    if (way === '继续编辑') continue;
    known = kept;
    mine = kept.remark;
    unanswered.length = 0;
    if (!list.editing()) form = await list.edit(kept.name);
  }
}

const isSame = (one: Content, other: Content): boolean => one.name === other.name && one.remark === other.remark;

function hideRevisions({ page, get }: WalkedRecords['api']): void {
  const without = (row: object | null): object | null => row && { ...row, revision: undefined };
  new PageCalls(page).change(({ list, ...rest }: { list: object[] }) => ({ ...rest, list: list.map(without) }));
  new PageCalls(get).change(without);
}
