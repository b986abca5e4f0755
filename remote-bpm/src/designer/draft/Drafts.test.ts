// @vitest-environment happy-dom
import { FakeDiagram } from '@zhilv/testing/diagram/fake-diagram';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { Draft, DraftPlace } from './Draft.ts';
import { Drafts, type DraftsOptions } from './Drafts.ts';

const STORED = '<definitions id="stored"/>';
const OWNER = '["智旅科技","1"]';

/** What the windows of one browser share. */
class FakeBrowser {
  readonly stored = new Map<string, Draft>();
  readonly opened = new Set<string>();
  full = false;
  readonly place: DraftPlace = {
    of: async (owner, modelId) => [...this.stored.values()].filter((each) => each.owner === owner && each.modelId === modelId),
    keep: async (draft) => {
      if (this.full) throw new Error('quota');
      this.stored.set(draft.id, draft);
    },
    remove: async ({ id }) => void this.stored.delete(id),
    removeOld: async () => {},
  };

  readonly drafts = () => [...this.stored.values()];
}

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

function openWindow(given: Partial<DraftsOptions> = {}) {
  const diagram = new FakeDiagram(STORED);
  const onFailure = vi.fn<(error: unknown) => void>();
  const drafts = new Drafts({
    diagram: diagram.parts as unknown as OpenDiagram, // Drafts use nothing else of it.
    owner: OWNER,
    modelId: '1',
    stored: STORED,
    place: browser.place,
    open: {
      open: (id) => {
        browser.opened.add(id);
        return () => browser.opened.delete(id);
      },
      ids: async () => new Set(browser.opened),
    },
    onFailure,
    givesUp: () => true,
    ...given,
  });
  return { diagram, drafts, onFailure, crash: () => browser.opened.clear() };
}

const kept = () => expect.poll(() => browser.drafts().map(({ xml }) => xml));
const left = (drafts: Drafts) => expect.poll(() => drafts.read().left.map(({ xml }) => xml));

/** Gives a window that opens after one was lost in which that XML was drawn. */
async function afterCrash(xml: string) {
  const { diagram, crash } = openWindow();
  diagram.draw(xml);
  await kept().toEqual([xml]);
  crash();
  const next = openWindow();
  await left(next.drafts).toEqual([xml]);
  return { ...next, draft: next.drafts.read().left[0] as Draft }; // There is one.
}

it('writes the last of several changes, and nothing in the change itself', async () => {
  const { diagram } = openWindow();

  for (const xml of ['<one/>', '<two/>']) diagram.draw(xml);
  expect(diagram.written).not.toHaveBeenCalled();

  await kept().toEqual(['<two/>']);
  expect(diagram.written).toHaveBeenCalledOnce();
  expect(browser.drafts()).toMatchObject([{ owner: OWNER, modelId: '1', base: STORED }]);
});

it('keeps nothing of a diagram that was saved, or undone to what is saved', async () => {
  const { diagram } = openWindow();
  diagram.draw('<one/>');
  await kept().toEqual(['<one/>']);
  diagram.save();
  await kept().toEqual([]);

  diagram.draw('<two/>');
  await kept().toEqual(['<two/>']);
  diagram.draw(STORED);
  await kept().toEqual([]);
});

it('offers after a crash what was drawn, which stays kept when it is restored until it is saved', async () => {
  const { diagram, drafts, draft } = await afterCrash('<one/>');

  expect(await drafts.restore(draft)).toBeNull();

  expect(diagram.xml).toBe('<one/>');
  expect(drafts.read().left).toEqual([]);
  await kept().toEqual(['<one/>']);
  diagram.save();
  await kept().toEqual([]);
});

it('goes on offering what cannot be restored, until it is discarded', async () => {
  const { drafts, draft } = await afterCrash('broken');

  expect(await drafts.restore(draft)).toBe('文件不是 XML');
  expect(drafts.read().left).toEqual([draft]);

  await drafts.discard(draft);
  expect(drafts.read().left).toEqual([]);
  expect(browser.drafts()).toEqual([]);
});

it('leaves a draft as it is while it is being opened, and goes on with what is drawn when that fails', async () => {
  const { diagram, drafts, draft } = await afterCrash('<one/>');
  diagram.draw('<mine/>');
  let refuse = (_reason: string): void => {};
  diagram.opening = new Promise((resolve) => (refuse = resolve));

  const restored = drafts.restore(draft);
  // The browser has what is drawn written at once.
  window.dispatchEvent(new Event('pagehide'));
  refuse('文件不是 XML');

  expect(await restored).toBe('文件不是 XML');
  await kept().toEqual(['<one/>', '<mine/>']);
  expect(drafts.read().left).toEqual([draft]);
});

it('keeps nothing of what was saved while it was being written', async () => {
  const { diagram } = openWindow();
  diagram.written.mockImplementationOnce(() => diagram.save());

  diagram.draw('<one/>');
  await expect.poll(() => diagram.written.mock.calls.length).toBe(1);

  expect(browser.drafts()).toEqual([]);
});

it.each([
  ['another user', { owner: '["智旅科技","2"]' }],
  ['another tenant', { owner: '["别的租户","1"]' }],
  ['another model', { modelId: '2' }],
])('offers nothing to %s', async (_, given) => {
  const { diagram, crash } = openWindow();
  diagram.draw('<one/>');
  await kept().toEqual(['<one/>']);
  crash();

  const { drafts, diagram: drawn } = openWindow(given);
  drawn.draw('<two/>');

  await kept().toEqual(['<one/>', '<two/>']);
  expect(drafts.read()).toEqual({ left: [], elsewhere: false });
});

it('leaves the draft of another window alone, and says that it is there', async () => {
  const first = openWindow();
  first.diagram.draw('<one/>');
  await kept().toEqual(['<one/>']);

  const second = openWindow();
  await expect.poll(() => second.drafts.read()).toEqual({ left: [], elsewhere: true });
  second.diagram.draw('<two/>');

  await kept().toEqual(['<one/>', '<two/>']);
});

it('drops what turns out to be saved: the window was gone before it knew', async () => {
  const { diagram, crash } = openWindow();
  diagram.draw('<one/>');
  await kept().toEqual(['<one/>']);
  crash();

  const { drafts } = openWindow({ stored: '<one/>' });

  await kept().toEqual([]);
  expect(drafts.read().left).toEqual([]);
});

it('keeps aside what gives place to the diagram of somebody else, and offers it', async () => {
  const { drafts } = openWindow();

  await drafts.keepAside('<mine/>');

  expect(drafts.read().left).toMatchObject([{ xml: '<mine/>', base: STORED }]);
  expect(browser.drafts()).toMatchObject([{ xml: '<mine/>' }]);
});

it.each([
  ['removes the draft when the user gives up what is not saved', true, []],
  ['keeps the draft when the session has ended', false, ['<one/>']],
])('%s', async (_, gives, expected) => {
  const { diagram, drafts } = openWindow({ givesUp: () => gives });
  diagram.draw('<one/>');
  await kept().toEqual(['<one/>']);

  drafts.end();

  await kept().toEqual(expected);
  expect(diagram.listeners()).toBe(0);
  expect(browser.opened.size).toBe(0);
});

it('says once that the browser keeps nothing, and tries again with each change', async () => {
  const { diagram, onFailure } = openWindow();
  browser.full = true;
  diagram.draw('<one/>');
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  diagram.draw('<two/>');
  await expect.poll(() => diagram.written.mock.calls.length).toBe(2);

  browser.full = false;
  diagram.draw('<three/>');

  await kept().toEqual(['<three/>']);
  expect(onFailure).toHaveBeenCalledOnce();
});

it('keeps no draft open whose page was left while it was being restored', async () => {
  const { drafts, draft } = await afterCrash('<one/>');

  const restored = drafts.restore(draft);
  drafts.end();
  await restored;

  expect(browser.opened).toEqual(new Set());
  await left(openWindow().drafts).toEqual(['<one/>']);
});
