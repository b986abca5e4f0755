import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TreeSelect } from './TreeSelect.tsx';

const nodes = [
  { key: 'head', label: '总公司', children: [{ key: 'product', label: '产品部' }] },
  { key: 'branch', label: '分公司' },
];

interface OwnerProps {
  initial?: string | null;
  disabled?: boolean;
  onBlur?: () => void;
}

function Owner({ initial = null, disabled = false, onBlur }: OwnerProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <span id="owner">负责部门</span>
      <TreeSelect
        labelledBy="owner"
        label="部门"
        nodes={nodes}
        value={value}
        onChange={setValue}
        searchable
        clearable
        disabled={disabled}
        {...(onBlur && { onBlur })}
      />
    </>
  );
}

const draw = (props: OwnerProps = {}) => {
  const part = renderPart(<Owner {...props} />);
  const field = part.getByRole('combobox', { name: '负责部门' });
  const open = async (key = '{ArrowDown}') => {
    field.focus();
    await part.user.keyboard(key);
    return part.findByRole('dialog', { name: '部门' });
  };
  return { part, field, open };
};

it.each(['{ArrowDown}', '{Enter}', ' '])('opens a dialog with the name of the tree by "%s", and goes into it', async (key) => {
  const { part, field, open } = draw();

  expect(field.getAttribute('aria-haspopup')).toBe('dialog');
  const dialog = await open(key);

  await expect.poll(() => document.activeElement).toBe(within(dialog).getByRole('textbox', { name: '搜索部门' }));
  expect(part.getByRole('tree', { name: '部门' })).toBeTruthy();
});

it('keeps the focus in what it opened, which Tab goes through', async () => {
  const { part, open } = draw();
  const dialog = await open();
  const search = within(dialog).getByRole('textbox');
  await expect.poll(() => document.activeElement).toBe(search);

  await part.user.tab();
  await part.user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('分公司');
  await part.user.tab();
  expect(document.activeElement).toBe(search);
  await part.user.tab({ shift: true });

  expect(document.activeElement?.textContent).toBe('分公司');
});

it('goes back to the field when a node was chosen', async () => {
  const { part, field, open } = draw();
  await open();
  await expect.poll(() => document.activeElement?.localName).toBe('input');

  await part.user.tab();
  await part.user.keyboard('{End}{Enter}');

  await expect.poll(() => field.textContent).toContain('分公司');
  await expect.poll(() => document.activeElement).toBe(field);
});

it('closes on Esc and takes the key, and leaves one that it has no use for', async () => {
  const { part, field, open } = draw();
  const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await open();
  await expect.poll(() => document.activeElement?.localName).toBe('input');

  const [taken, left] = [escape(), escape()];
  document.activeElement?.dispatchEvent(taken);
  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard, { once: true });
  field.dispatchEvent(left);

  expect([taken.defaultPrevented, left.defaultPrevented]).toEqual([true, false]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each(['{Delete}', '{Backspace}'])('is emptied by "%s"', async (key) => {
  const { part, field } = draw({ initial: 'branch' });
  expect(field.textContent).toContain('分公司');

  field.focus();
  await part.user.keyboard(key);

  await expect.poll(() => field.textContent).not.toContain('分公司');
});

it('leaves its cross to the pointer', async () => {
  const { part, field } = draw({ initial: 'branch' });

  await part.user.hover(field);
  await expect.poll(() => field.querySelector('.semi-tree-select-clearbtn')).not.toBeNull();

  const cross = field.querySelector('.semi-tree-select-clearbtn');
  await expect.poll(() => cross?.getAttribute('aria-hidden')).toBe('true');
  expect(cross?.getAttribute('tabindex')).toBe('-1');
  expect(part.queryAllByRole('img')).toEqual([]);
});

it('says that it cannot be used, where it cannot', () => {
  expect(draw().field.hasAttribute('aria-disabled')).toBe(false);
});

it('is not emptied by key while it cannot be used', async () => {
  const { part, field } = draw({ initial: 'branch', disabled: true });
  expect(field.getAttribute('aria-disabled')).toBe('true');

  field.focus();
  await part.user.keyboard('{Delete}');

  expect(field.textContent).toContain('分公司');
});

it('has the tags of several chosen nodes be text, for the tree takes one away', () => {
  const part = renderPart(
    <>
      <span id="readers">抄送部门</span>
      <TreeSelect labelledBy="readers" label="部门" nodes={nodes} multiple value={['branch', 'product']} onChange={() => {}} />
    </>,
  );
  const tags = [...part.getByRole('combobox', { name: '抄送部门' }).querySelectorAll('.semi-tag')];

  expect(tags.map(({ textContent }) => textContent)).toEqual(['分公司', '总公司']);
  for (const name of ['role', 'tabindex', 'aria-label']) expect(tags.map((tag) => tag.getAttribute(name))).toEqual([null, null]);
});

it('tells a form when the focus has left the field and what it opened', async () => {
  const onBlur = vi.fn();
  const { part, open } = draw({ onBlur });

  await open();
  await expect.poll(() => document.activeElement?.localName).toBe('input');
  expect(onBlur).not.toHaveBeenCalled();
  await part.user.keyboard('{Escape}');
  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
  await part.user.tab();

  expect(onBlur).toHaveBeenCalledTimes(1);
});
