import { ContentType } from '@zhilv/contract/content';
import { expect, it } from 'vitest';
import { isPrivacyPolicy } from './isPrivacyPolicy.ts';

it.each([
  [ContentType.about, '隐私政策', true],
  [ContentType.about, '个人信息保护声明', true],
  [ContentType.about, '发展历程', false],
  [ContentType.news, '个人信息保护下的客流统计', false],
])('of type %i the title %s is the policy: %s', (type, title, is) => {
  expect(isPrivacyPolicy({ type, title })).toBe(is);
});
