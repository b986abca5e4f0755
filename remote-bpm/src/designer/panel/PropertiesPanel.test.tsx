import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configureWithoutSession, prepareMarkup } from '@zhilv/platform';
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import { renderPart } from '@zhilv/testing/page/render-part';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { flushSync } from 'react-dom';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from './PropertiesPanel.lazy.tsx';

// happy-dom has no fonts.
vi.mock('../../parts/diagram/foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

beforeAll(async () => {
  drawSvg();
  configureWithoutSession({ apiBase: '/', tenantOn: false });
  await prepareMarkup();
});

const SECTIONS = path.join(import.meta.dirname, '../../parts/bpmn/section');

interface PanelOptions {
  readonly file?: string;
  readonly disabled?: boolean;
  readonly place?: 'beside' | 'closed' | 'below';
  readonly editable?: boolean;
}

async function open({
  file = 'general/general.flowable.bpmn',
  disabled = false,
  place = 'beside',
  editable = true,
}: PanelOptions = {}) {
  const diagram = new OpenDiagram({ xml: readFileSync(path.join(SECTIONS, file), 'utf8'), editable });
  onTestFinished(() => diagram.destroy());
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'), { timeout: 20_000 });
  const onChoose = vi.fn();
  const panel = renderPart(
    <PropertiesPanel
      diagram={diagram}
      modelKey="leave"
      disabled={disabled}
      place={place}
      choice={{ width: 480, open: place === 'beside' }}
      onChoose={onChoose}
    />,
  );
  const select = (...ids: readonly string[]): void => {
    const registry = diagram.service<ElementRegistry>('elementRegistry');
    flushSync(() => diagram.service<Selection>('selection').select(ids.map((id) => registry.get(id))));
  };
  const field = (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name });
  return { panel, diagram, select, field, onChoose };
}

it('shows the process while nothing is selected, and says of what is selected its kind and name', async () => {
  const { panel, select, field } = await open();

  expect(panel.getByText('流程')).toBeDefined();
  expect(field('流程名称').value).toBe('请假');

  select('review');
  expect(panel.getByText('用户任务')).toBeDefined();
  expect(field('名称').value).toBe('审核');

  select('late');
  expect(panel.getByText('定时边界事件')).toBeDefined();
  select('note');
  expect(field('文字').value).toBe('三天以上');
});

it('asks to select one element when there are several, and takes a label for its element', async () => {
  const { panel, select } = await open();

  select('review', 'late');
  expect(panel.getByText('已选中 2 个元素')).toBeDefined();
  expect(panel.getByText('选中一个元素，查看和修改它的属性。')).toBeDefined();

  select('start_label');
  expect(panel.getByText('开始事件')).toBeDefined();
});

it('keeps the key that the model gives, and refuses an empty name without writing it', async () => {
  const { panel, diagram, field } = await open();
  expect(field('流程标识').disabled).toBe(true);

  await panel.user.clear(field('流程名称'));
  await panel.user.tab();

  expect(panel.getByText('流程名称不能为空')).toBeDefined();
  expect(field('流程名称').value).toBe('');
  expect(diagram.read().canUndo).toBe(false);
  expect(await diagram.toXml()).toContain('name="请假"');
});

it('writes a text when people leave the field, as one step that can be undone and done again', async () => {
  const { panel, diagram, select, field } = await open();
  select('review');

  await panel.user.type(field('名称'), '人');
  expect(diagram.read().canUndo).toBe(false);
  await panel.user.tab();
  expect(await diagram.toXml()).toContain('name="审核人"');

  flushSync(() => diagram.undo());
  expect(field('名称').value).toBe('审核');
  expect(diagram.read().canUndo).toBe(false);
  flushSync(() => diagram.redo());
  expect(field('名称').value).toBe('审核人');
});

it('writes what is still being typed before another element shows, before it is saved, and before a step is undone', async () => {
  const { panel, diagram, select, field } = await open();
  select('review');

  await panel.user.type(field('名称'), '一');
  select('start');
  expect(field('名称').value).toBe('开始');
  expect(await diagram.toXml()).toContain('name="审核一"');

  await panel.user.type(field('名称'), '了');
  expect(await diagram.toXml()).toContain('name="开始了"');

  await panel.user.type(field('名称'), '吗');
  flushSync(() => diagram.undo());
  expect(field('名称').value).toBe('开始了');
});

it('keeps the element in sight when its id is changed, and refuses one that something else has', async () => {
  const { panel, diagram, select, field } = await open();
  select('review');

  await panel.user.clear(field('编号'));
  await panel.user.type(field('编号'), 'start');
  await panel.user.tab();
  expect(panel.getByText('编号已被其他元素使用，请修改id后重新保存')).toBeDefined();
  expect(diagram.read().canUndo).toBe(false);

  await panel.user.type(field('编号'), '2');
  await panel.user.tab();
  expect(panel.queryByText(/已被其他元素使用/)).toBeNull();
  expect(field('编号').value).toBe('start2');
  expect(await diagram.toXml()).toContain('<userTask id="start2" name="审核">');
});

it('returns to 常规 when another element is selected', async () => {
  const { panel, select } = await open();
  select('review');
  const task = () => panel.getByRole('button', { name: '任务' });

  await panel.user.click(task());
  expect(task().getAttribute('aria-expanded')).toBe('true');

  select('start');
  select('review');
  expect(task().getAttribute('aria-expanded')).toBe('false');
  expect(panel.getByRole('button', { name: '常规' }).getAttribute('aria-expanded')).toBe('true');
});

it('shows everything and takes nothing from those who may only look', async () => {
  const { panel, select, field } = await open({ disabled: true, editable: false });
  select('review');

  expect(field('名称').value).toBe('审核');
  expect(panel.getAllByRole<HTMLInputElement>('textbox').every(({ disabled }) => disabled)).toBe(true);
});

it('closes to a strip that opens it again', async () => {
  const { panel, onChoose } = await open();
  await panel.user.click(panel.getByRole('button', { name: '收起属性面板' }));

  const closed = await open({ place: 'closed' });
  await closed.panel.user.click(closed.panel.getByRole('button', { name: '属性' }));

  expect([onChoose.mock.calls, closed.onChoose.mock.calls]).toEqual([[[{ open: false }]], [[{ open: true }]]]);
});

it('is a sheet in a narrow window', async () => {
  const { panel, select } = await open({ place: 'below' });
  select('review');
  const bar = panel.getByRole('button', { name: /打开属性/ });
  expect(bar.textContent).toContain('审核');

  await panel.user.click(bar);

  const sheet = await panel.findByRole('dialog', { name: '属性' });
  expect(sheet.querySelector('input')?.value).toBe('review');
});
