import { renderPublic } from '@zhilv/testing/public/render-public';
import { Download } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { ToolMenu, type ToolMenuItem } from './ToolMenu.tsx';
import { ToolPlace } from './ToolPlace.ts';

function menu({ place = 'bar', disabled = false }: { place?: 'bar' | 'sheet'; disabled?: boolean } = {}) {
  const onSelect = vi.fn<(label: string) => void>();
  const items: readonly ToolMenuItem[] = [
    { label: 'BPMN 文件', note: '.bpmn', onSelect: () => onSelect('BPMN 文件') },
    { label: 'PNG 图片', disabled: true, onSelect: () => onSelect('PNG 图片') },
    { label: 'SVG 图片', separated: true, onSelect: () => onSelect('SVG 图片') },
  ];
  const page = renderPublic(
    <ToolPlace value={place}>
      <ToolMenu label="下载" title="下载流程图" icon={Download} disabled={disabled} items={items} />
    </ToolPlace>,
  );
  const button = (name: string | RegExp) => page.getByRole<HTMLButtonElement>('button', { name });
  return { page, button, onSelect };
}

it('opens below its button, does what is chosen once, and closes', async () => {
  const { page, button, onSelect } = menu();
  expect(page.queryByRole('list', { name: '下载流程图' })).toBeNull();

  await page.user.click(button('下载'));
  expect(button('下载').getAttribute('aria-expanded')).toBe('true');
  await page.user.click(button('SVG 图片'));

  expect(onSelect.mock.calls).toEqual([['SVG 图片']]);
  expect(page.queryByRole('list', { name: '下载流程图' })).toBeNull();
  expect(button('下载').getAttribute('aria-expanded')).toBe('false');
});

it('moves between what can be chosen by the arrows, from one end to the other', async () => {
  const { page, button } = menu();
  await page.user.click(button('下载'));
  expect(document.activeElement).toBe(button(/BPMN 文件/));

  await page.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(button('SVG 图片'));
  await page.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(button(/BPMN 文件/));
  await page.user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(button('SVG 图片'));
});

it('closes by Esc without doing anything, and gives the focus back', async () => {
  const { page, button, onSelect } = menu();
  await page.user.click(button('下载'));

  await page.user.keyboard('{Escape}');

  expect(page.queryByRole('list', { name: '下载流程图' })).toBeNull();
  expect(document.activeElement).toBe(button('下载'));
  expect(onSelect).not.toHaveBeenCalled();
});

it('stands open among the other tools in the sheet of a phone', async () => {
  const { page, button, onSelect } = menu({ place: 'sheet' });
  expect(page.queryByRole('button', { name: '下载' })).toBeNull();

  await page.user.click(button(/BPMN 文件/));

  expect(onSelect.mock.calls).toEqual([['BPMN 文件']]);
});

it('offers nothing while it is disabled, wherever it stands', () => {
  expect(menu({ disabled: true }).button('下载').disabled).toBe(true);
  const inSheet = menu({ place: 'sheet', disabled: true });
  expect(inSheet.page.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
});
