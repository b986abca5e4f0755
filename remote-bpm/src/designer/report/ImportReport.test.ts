// @vitest-environment happy-dom
import { dialogStore } from '@zhilv/platform';
import { afterEach, expect, it, vi } from 'vitest';
import type { Repair } from '../../parts/bpmn/repair/Repair.ts';
import { ImportReport } from './ImportReport.ts';

const WHOLE = '<definitions id="d"><process id="p" name="请假"/></definitions>';
const CUT = '<definitions id="d"><process id="p"/></definitions>';

const OTHER = WHOLE.replace('请假', '报销');

/** A diagram with an XML open, of which that would be saved. */
class FakeDiagram {
  unchanged = vi.fn<(xml: string) => Promise<string>>();
  #source: string | null = null;
  repairs: readonly Repair[] = [];
  readonly #listeners = new Set<() => void>();
  // The report reads nothing else of the state.
  readonly read = () =>
    ({ source: this.#source, repairs: this.repairs }) as ReturnType<ConstructorParameters<typeof ImportReport>[0]['read']>;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(source: string, saved: string): void {
    this.#source = source;
    this.unchanged.mockResolvedValue(saved);
    this.tell();
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  get listeners(): number {
    return this.#listeners.size;
  }
}

function started() {
  const diagram = new FakeDiagram();
  return { diagram, report: new ImportReport(diagram) };
}

const questions = () => dialogStore.read().map(({ content }) => content);

async function answer(confirmed: boolean): Promise<void> {
  await expect.poll(() => dialogStore.read()).toHaveLength(1);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, confirmed);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('compares what was opened with what would be saved, once for each XML', async () => {
  const { diagram, report } = started();
  expect(report.read()).toEqual({ phase: 'pending' });

  diagram.open(WHOLE, CUT);
  diagram.tell();

  await expect.poll(report.read).toMatchObject({ phase: 'known', source: WHOLE, losses: [{ what: 'name', value: '请假' }] });
  diagram.tell();
  expect(diagram.unchanged.mock.calls).toEqual([[WHOLE]]);
  diagram.open(CUT, CUT);
  await expect.poll(report.read).toEqual({ phase: 'known', source: CUT, losses: [], repairs: [] });
});

it('waits for an idle moment before it writes, and once more before it compares', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  const { diagram, report } = started();

  diagram.open(WHOLE, CUT);
  expect(diagram.unchanged).not.toHaveBeenCalled();
  idle.shift()?.();
  await expect.poll(() => idle).toHaveLength(1);
  expect(diagram.unchanged).toHaveBeenCalledOnce();
  expect(report.read()).toEqual({ phase: 'pending' });
  idle.shift()?.();

  await expect.poll(report.read).toMatchObject({ phase: 'known', losses: [{ what: 'name' }] });
});

it('asks nothing before a save that loses nothing, and waits until that is known', async () => {
  const { diagram, report } = started();
  diagram.open(WHOLE, WHOLE);

  expect(await report.acceptsLoss()).toBe(true);

  expect(report.read()).toMatchObject({ phase: 'known', losses: [] });
  expect(questions()).toEqual([]);
});

it('asks before a save that loses something until the user accepts it, and anew for another XML', async () => {
  const { diagram, report } = started();
  diagram.open(WHOLE, CUT);

  const refused = report.acceptsLoss();
  await expect.poll(questions).toEqual(['保存后，原文件中有 1 处内容会丢失或改变。确定保存吗？']);
  await answer(false);
  expect(await refused).toBe(false);

  const accepted = report.acceptsLoss();
  await answer(true);
  expect(await accepted).toBe(true);
  expect(await report.acceptsLoss()).toBe(true);
  expect(questions()).toEqual([]);

  diagram.open(OTHER, CUT);
  const again = report.acceptsLoss();
  await answer(true);
  expect(await again).toBe(true);
});

it('asks about the XML that is open when it decides, and not about the one before', async () => {
  const { diagram, report } = started();
  diagram.open(WHOLE, WHOLE);

  const accepted = report.acceptsLoss();
  diagram.open(OTHER, CUT);
  diagram.unchanged.mockImplementation(async (xml) => (xml === OTHER ? CUT : xml));
  await expect.poll(questions).toEqual(['保存后，原文件中有 1 处内容会丢失或改变。确定保存吗？']);
  await answer(false);

  expect(await accepted).toBe(false);
});

it('tells what was put right, and says nothing more of it and of losses once that is saved', async () => {
  const { diagram, report } = started();
  diagram.repairs = [{ kind: 'layout', element: null, text: '文件没有图形，已自动布局' }];
  diagram.open(WHOLE, CUT);
  await expect.poll(report.read).toMatchObject({ phase: 'known', losses: [{ what: 'name' }], repairs: diagram.repairs });

  const accepted = report.acceptsLoss();
  await answer(true);
  await accepted;
  report.noteSaved();

  expect(report.read()).toEqual({ phase: 'known', source: WHOLE, losses: [], repairs: [] });
});

it('goes on telling of the XML that is open when another one has been saved', async () => {
  const { diagram, report } = started();
  diagram.open(WHOLE, WHOLE);
  await report.acceptsLoss();
  diagram.open(OTHER, CUT);
  await expect.poll(report.read).toMatchObject({ losses: [{ what: 'name' }] });

  report.noteSaved();

  expect(report.read()).toMatchObject({ losses: [{ what: 'name' }] });
});

it('asks when nothing could be compared, after another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { diagram, report } = started();
  diagram.open(WHOLE, '<cut off');
  await expect.poll(report.read).toEqual({ phase: 'failed', source: WHOLE });

  const unsure = report.acceptsLoss();
  await expect.poll(questions).toEqual(['没有查清保存后原文件的内容是否完整。确定保存吗？']);
  await answer(false);
  expect(await unsure).toBe(false);

  diagram.unchanged.mockResolvedValue(WHOLE);
  expect(await report.acceptsLoss()).toBe(true);
  expect(report.read()).toMatchObject({ phase: 'known', losses: [] });
});

it('leaves a diagram alone after its end', () => {
  const { diagram, report } = started();

  report.end();

  expect(diagram.listeners).toBe(0);
});
