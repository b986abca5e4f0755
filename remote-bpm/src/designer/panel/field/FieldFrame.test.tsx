import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

const field = { name: 'key', value: 'leave', disabled: false, pending: null, write: (text: string) => text };

it('names its control, and describes it by what is wrong and by what always holds', () => {
  const notes = [{ field: 'key', kind: 'error', text: '流程标识不能为空' }] as const;
  const part = renderPart(<TextField label="流程标识" field={{ ...field, notes }} required help="只含字母和数字" />);

  const input = part.getByRole<HTMLInputElement>('textbox', { name: '流程标识' });
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(texts).toEqual(['流程标识不能为空', '只含字母和数字']);
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true']);
});

it('describes a control by nothing when there is nothing to say', () => {
  const input = renderPart(<TextField label="名称" field={{ ...field, notes: [] }} />).getByRole('textbox', { name: '名称' });

  expect([input.hasAttribute('aria-describedby'), input.getAttribute('aria-invalid')]).toEqual([false, 'false']);
});
