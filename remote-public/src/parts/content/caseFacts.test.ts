import { expect, it } from 'vitest';
import { caseFacts } from './caseFacts.ts';

it('takes place and result from the first two lines', () => {
  expect(caseFacts('云阶县 · 梯田型景区\r\n排队缩短 62%\n其余')).toEqual({
    place: '云阶县 · 梯田型景区',
    result: '排队缩短 62%',
  });
});

it.each([null, undefined, ''])('gives empty words for %s', (summary) => {
  expect(caseFacts(summary)).toEqual({ place: '', result: '' });
});
