import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configureWithoutSession, dialogStore, prepareMarkup } from '@zhilv/platform';
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import { renderPart } from '@zhilv/testing/page/render-part';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { flushSync } from 'react-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../PropertiesPanel.lazy.tsx';

// happy-dom has no fonts.
vi.mock('../../../parts/diagram/foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

beforeAll(async () => {
  drawSvg();
  configureWithoutSession({ apiBase: '/', tenantOn: false });
  await prepareMarkup();
});

const SECTIONS = path.join(import.meta.dirname, '../../../parts/bpmn/section');

interface OpenOptions {
  readonly file: string;
  /** What is selected; null is for the process. */
  readonly element: string | null;
  readonly modelKey?: string;
}

/** Opens a diagram of the model layer's tests, and the expert mode for one of its elements. */
async function open({ file, element, modelKey = '' }: OpenOptions) {
  const diagram = new OpenDiagram({ xml: readFileSync(path.join(SECTIONS, file), 'utf8'), editable: true });
  onTestFinished(() => diagram.destroy());
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
  const shown = (disabled: boolean) => (
    <PropertiesPanel
      diagram={diagram}
      modelKey={modelKey}
      disabled={disabled}
      place="beside"
      choice={{ width: 480, open: true }}
      onChoose={() => {}}
    />
  );
  const panel = renderPart(shown(false));
  const select = (id: string) =>
    flushSync(() => diagram.service<Selection>('selection').select(diagram.service<ElementRegistry>('elementRegistry').get(id)));
  if (element !== null) select(element);
  await panel.user.click(panel.getByRole('button', { name: '专家模式' }));
  const expert = await panel.findByRole('region', { name: '专家模式' });
  const within = <Found extends Element = HTMLElement>(selector: string) => [...expert.querySelectorAll<Found>(selector)];
  await vi.waitFor(() => expect(within('.bio-properties-panel-group').length).toBeGreaterThan(1));
  const before = await diagram.toXml();
  return {
    diagram,
    panel,
    expert,
    select,
    /** Has nothing be changed, as while tokens run, or again. */
    disable: (disabled: boolean) => panel.show(shown(disabled)),
    xml: () => diagram.toXml(),
    events: diagram.service<EventBus>('eventBus'),
    groups: () => within('.bio-properties-panel-group-header-title').map(({ textContent }) => textContent),
    items: (group: string) =>
      within(`[data-group-id="group-${group}"] .bio-properties-panel-collapsible-entry-header-title`).map(
        ({ textContent }) => textContent,
      ),
    /** The control of an entry. */
    control: async (entry: string): Promise<HTMLInputElement> =>
      await vi.waitFor(() => {
        const [found] = within<HTMLInputElement>(`[data-entry-id="${entry}"] .bio-properties-panel-input`);
        if (found === undefined) throw new Error(`There is no entry ${entry}.`);
        return found;
      }),
    press: async (group: string, title: string): Promise<void> => {
      const button = within(`[data-group-id="group-${group}"] [title="${title}"]`)[0];
      if (button === undefined) throw new Error(`The group ${group} has no button ${title}.`);
      await panel.user.click(button);
    },
    /** Undoes everything, and tells how many steps that were. */
    undoAll: async (): Promise<number> => {
      let steps = 0;
      for (; diagram.read().canUndo; steps += 1) flushSync(() => diagram.undo());
      expect(await diagram.toXml()).toBe(before);
      return steps;
    },
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Gives a control another text, as people do who then save. */
async function enter({ panel, control, xml }: Opened, entry: string, text: string): Promise<void> {
  const input = await control(entry);
  await panel.user.clear(input);
  await panel.user.type(input, text);
  await xml();
}

async function choose({ panel, control }: Opened, entry: string, value: string): Promise<void> {
  await panel.user.selectOptions(await control(entry), value);
}

/** Answers the question whether to remove something. */
async function answer(agreed: boolean): Promise<void> {
  await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true, okText: '删除' }]);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, agreed);
}

describe.each(['flowable', 'activiti'])('for %s', (engine) => {
  it('writes what people type as one step, and reads what is undone', async () => {
    const opened = await open({ file: `task/task.${engine}.bpmn`, element: 'review' });

    await enter(opened, 'userTask-assignee', 'wang');
    expect(await opened.xml()).toContain(`${engine}:assignee="wang"`);

    expect(await opened.undoAll()).toBe(1);
    await vi.waitFor(async () => expect((await opened.control('userTask-assignee')).value).toBe('zhang'));
  });

  it('begins a listener, which the model has once nothing is missing, and removes it', async () => {
    const opened = await open({ file: `listeners/executionListeners.${engine}.bpmn`, element: 'start' });
    const { press, xml, items } = opened;
    const before = await xml();

    await press('executionListeners', '添加一项');
    await choose(opened, 'executionListeners-0-event', 'start');
    await choose(opened, 'executionListeners-0-listenerType', 'classListener');
    expect(await xml()).toBe(before);
    await enter(opened, 'executionListeners-0-class', 'org.example.New');
    expect(await xml()).toMatch(/<\w+:executionListener event="start" class="org.example.New" \/>/);
    expect(items('executionListeners')).toEqual(['开始 · org.example.New']);

    await press('executionListeners', '删除这一项');
    await answer(true);
    await vi.waitFor(async () => expect(await xml()).toBe(before));
    expect(await opened.undoAll()).toBe(2);
  });

  it('removes one listener and nothing beside it', async () => {
    const { press, xml } = await open({ file: `listeners/executionListeners.${engine}.bpmn`, element: 'review' });
    const before = await xml();

    await press('executionListeners', '删除这一项');
    await answer(false);
    expect(await xml()).toBe(before);
    await press('executionListeners', '删除这一项');
    await answer(true);

    await vi.waitFor(async () => expect(await xml()).not.toContain('org.example.Start'));
    const after = await xml();
    for (const kept of ['name="颜色"', '天数', '${log.end(days)}', 'id="created"', '${started}', 'log(days)'])
      expect(after).toContain(kept);
  });
});

it('shows Camunda its own groups in Chinese, writes by its commands, and undoes them to the byte', async () => {
  const opened = await open({ file: 'task/task.camunda.bpmn', element: 'review' });
  const heard = vi.fn<() => void>();
  opened.events.on('commandStack.changed', () => heard());
  expect(opened.groups()).toEqual(expect.arrayContaining(['常规', '文档', '任务分配', '异步延续', '任务监听器', '扩展属性']));

  await enter(opened, 'assignee', 'wang');
  expect(await opened.xml()).toContain('camunda:assignee="wang"');
  // What it listens for itself goes on to others.
  expect(heard).toHaveBeenCalledOnce();
  await opened.press('CamundaPlatform__TaskListener', '添加一项');
  expect(await opened.xml()).toMatch(/<camunda:taskListener /);

  expect(await opened.undoAll()).toBe(2);
});

it('names the listeners of Camunda in Chinese', async () => {
  const { items } = await open({ file: 'listeners/taskListeners.camunda.bpmn', element: 'review' });

  await vi.waitFor(() => expect(items('CamundaPlatform__TaskListener')).toEqual(['创建 · Java 类', 'to', '超时 · 表达式']));
});

it('gives way to the plain panel while nothing may be changed', async () => {
  const { panel, disable } = await open({ file: 'task/task.flowable.bpmn', element: 'review' });
  const mode = () => panel.queryByRole('region', { name: '专家模式' });

  disable(true);
  expect(mode()).toBeNull();
  expect(panel.getByRole('button', { name: '任务' })).toBeDefined();

  disable(false);
  expect(mode()).not.toBeNull();
});

it('takes a job for exclusive that is not said to be otherwise', async () => {
  const opened = await open({ file: 'task/task.camunda.bpmn', element: 'review' });
  const before = (await opened.control('asynchronousContinuationBefore')).checked;
  if (!before) await opened.panel.user.click(await opened.control('asynchronousContinuationBefore'));

  expect((await opened.control('exclusive')).checked).toBe(true);
});

it('does not change the key that the model gives its process', async () => {
  const { control } = await open({ file: 'general/general.camunda.bpmn', element: null, modelKey: 'leave' });

  const key = await control('id');
  expect([key.value, key.disabled]).toEqual(['leave', true]);
});

it('writes what is typed before another element is selected, follows the selection, and leads back', async () => {
  const { panel, select, control, xml, expert } = await open({ file: 'task/task.flowable.bpmn', element: 'review' });

  const input = await control('userTask-owner');
  await panel.user.clear(input);
  await panel.user.type(input, 'sun');
  select('sum');
  expect(await xml()).toContain('flowable:owner="sun"');
  await control('scriptTask-script');

  expect(expert.textContent).toContain('专家模式与普通面板编辑同一份流程图');
  await panel.user.click(panel.getByRole('button', { name: '返回普通面板' }));
  expect(panel.queryByRole('region', { name: '专家模式' })).toBeNull();
  expect(panel.getByRole('button', { name: '任务' })).toBeDefined();
});
