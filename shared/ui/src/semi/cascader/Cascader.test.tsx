import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Cascader } from './Cascader.tsx';

const nodes = [
  {
    key: 'yunnan',
    label: '云南省',
    children: [
      {
        key: 'dali',
        label: '大理州',
        children: [
          { key: 'dalishi', label: '大理市' },
          { key: 'binchuan', label: '宾川县' },
        ],
      },
      { key: 'lijiang', label: '丽江市', disabled: true },
    ],
  },
  { key: 'hainan', label: '海南省', children: [{ key: 'sanya', label: '三亚市' }] },
];

const NOWHERE: readonly string[] = [];

interface PlaceProps {
  clearable?: boolean;
  initial?: readonly string[];
  disabled?: boolean;
}

function Place({ initial = NOWHERE, disabled = false, clearable = true }: PlaceProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <span id="place">出发地</span>
      <Cascader
        labelledBy="place"
        label="地区"
        nodes={nodes}
        value={value}
        onChange={setValue}
        clearable={clearable}
        disabled={disabled}
      />
    </>
  );
}

const draw = (props: PlaceProps = {}) => {
  const part = renderPart(<Place {...props} />);
  const field = part.getByRole('combobox', { name: '出发地' });
  const at = () => document.activeElement?.textContent;
  const open = async (first = '云南省') => {
    field.focus();
    await part.user.keyboard('{Enter}');
    await expect.poll(at).toBe(first);
    return part.getByRole('dialog', { name: '地区' });
  };
  return { part, field, open, at };
};

it('opens a dialog with the name of its columns, and goes to the first option', async () => {
  const { part, field, open } = draw();
  expect(field.getAttribute('aria-haspopup')).toBe('dialog');

  const dialog = await open();

  expect(within(dialog).getByRole('group', { name: '地区' })).toBeTruthy();
  expect(
    within(dialog)
      .getAllByRole('listbox')
      .map((list) => list.getAttribute('aria-label')),
  ).toEqual(['地区，第 1 级']);
  expect(part.queryAllByRole('img')).toEqual([]);
});

it('holds lists of options, and promises nothing else', async () => {
  const { part, open } = draw();
  const dialog = await open();
  await part.user.keyboard('{ArrowRight}');
  await expect.poll(() => within(dialog).getAllByRole('listbox')).toHaveLength(2);
  const options = within(dialog).getAllByRole('option');

  expect(options.map(({ textContent }) => textContent)).toEqual(['云南省', '海南省', '大理州', '丽江市']);
  expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
  expect(options.map((option) => option.getAttribute('aria-disabled'))).toEqual([null, null, null, 'true']);
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-owns'])
    expect([name, ...options.map((option) => option.getAttribute(name))]).toEqual([name, null, null, null, null]);
  for (const role of ['menu', 'menuitem', 'img']) expect([role, within(dialog).queryAllByRole(role)]).toEqual([role, []]);
  expect(options.map((option) => option.closest('[role="listbox"]')?.closest('[role="group"]'))).not.toContain(null);
  expect(within(dialog).getAllByRole('listbox')).toHaveLength(2);
});

it('is gone through by keys', async () => {
  const { part, open, at } = draw();
  const after = async (key: string) => {
    await part.user.keyboard(key);
    await new Promise((resolve) => setTimeout(resolve));
    return at();
  };
  await open();

  expect(await after('{ArrowDown}')).toBe('海南省');
  expect(await after('{ArrowUp}')).toBe('云南省');
  expect(await after('{End}')).toBe('海南省');
  expect(await after('{Home}')).toBe('云南省');
  expect(await after('{ArrowRight}')).toBe('大理州');
  expect(await after('{Enter}')).toBe('大理市');
  expect(await after('{ArrowLeft}')).toBe('大理州');
  expect(await after(' ')).toBe('大理市');
  expect(await after('{ArrowRight}')).toBe('大理市');
});

it('is in the next column before the next key, however fast that comes', async () => {
  const { field, open, at } = draw();
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as () => void;
  // No frame comes between two keys, and what has no tabindex gets no focus, which happy-dom does not mind.
  using _frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  using _focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusAsBrowsersDo(this: HTMLElement) {
    if (this.hasAttribute('tabindex')) focus.call(this);
  });
  const press = async (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await new Promise((resolve) => setImmediate(resolve));
  };
  await open();

  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await press(key);
  expect(at()).toBe('宾川县');
  await press('Enter');

  await expect.poll(() => field.textContent).toContain('云南省 / 大理州 / 宾川县');
});

it('goes back to the field when a place was chosen', async () => {
  const { part, field, open } = draw();
  await open();

  await part.user.keyboard('{End}');
  await part.user.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.textContent).toBe('三亚市');
  await part.user.keyboard('{Enter}');

  await expect.poll(() => field.textContent).toContain('海南省 / 三亚市');
  await expect.poll(() => document.activeElement).toBe(field);
});

it('opens at the place that is chosen, with one option that Tab goes to', async () => {
  const { open } = draw({ initial: ['hainan', 'sanya'] });

  const dialog = await open('三亚市');

  const stops = within(dialog)
    .getAllByRole('option')
    .filter((option) => option.tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['三亚市']);
});

it('keeps the focus in what it opened, wherever that is', async () => {
  const { part, open, at } = draw();
  await open();

  await part.user.keyboard('{ArrowDown}');
  await part.user.tab();
  expect(at()).toBe('海南省');
  await part.user.tab({ shift: true });

  expect(at()).toBe('海南省');
});

it('leaves its cross to the pointer, and is emptied by Delete', async () => {
  const { part, field } = draw({ initial: ['hainan', 'sanya'] });

  await part.user.hover(field);
  await expect.poll(() => field.querySelector('.semi-cascader-clearbtn')).not.toBeNull();
  const cross = field.querySelector('.semi-cascader-clearbtn');
  await expect.poll(() => cross?.getAttribute('aria-hidden')).toBe('true');
  expect(cross?.getAttribute('tabindex')).toBe('-1');
  field.focus();
  await part.user.keyboard('{Delete}');

  await expect.poll(() => field.textContent).toContain('请选择');
});

it('keeps its value on Delete where it may not be empty', async () => {
  const { part, field } = draw({ initial: ['hainan', 'sanya'], clearable: false });

  field.focus();
  await part.user.keyboard('{Delete}');

  expect(field.textContent).toContain('海南省 / 三亚市');
});

it('says that it cannot be used, and is not emptied by key then', async () => {
  const { part, field } = draw({ initial: ['hainan', 'sanya'], disabled: true });
  expect(field.getAttribute('aria-disabled')).toBe('true');

  field.focus();
  await part.user.keyboard('{Delete}');

  expect(field.textContent).toContain('海南省 / 三亚市');
});
