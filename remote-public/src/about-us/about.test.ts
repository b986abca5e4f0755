import { expect, it } from 'vitest';
import { anchorOf } from './about.ts';

it('names the privacy policy by the address that others know, and sections by their key', () => {
  expect(anchorOf(404, '隐私政策')).toBe('privacy');
  expect(anchorOf(5, '个人信息保护声明')).toBe('privacy');
  expect(anchorOf(401, '发展历程')).toBe('section-401');
});
