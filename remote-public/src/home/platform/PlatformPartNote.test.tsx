import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { PlatformPartNote } from './PlatformPartNote.tsx';

const note = (layer: number, place: number) => renderPublic(<PlatformPartNote place={{ layer, place }} />).element;

it('says what a part is for, what it supports and what it rests on', () => {
  const element = note(1, 0);

  expect(element.querySelector('h3')?.textContent).toBe('身份与支付');
  expect(Array.from(element.querySelectorAll('dl > div'), ({ textContent }) => textContent)).toEqual([
    '支撑票务与会员、游客服务',
    '依靠订单与游客',
  ]);
  expect(element.lastElementChild?.textContent).toBe('与 4 个部件相连');
});

it('leaves out what the uppermost and the lowest layer have nothing of', () => {
  expect(note(0, 0).textContent).not.toContain('支撑');
  expect(note(3, 0).textContent).not.toContain('依靠');
});

it('is absent for a place where there is no part', () => {
  expect(note(9, 9).childElementCount).toBe(0);
});
