import { expect, it } from 'vitest';
import { signsInAtTarget, staysLocal } from './ApiTarget.ts';

it('parts local paths from others at a slash', () => {
  const behind = { url: 'http://10.0.0.5:48080', local: ['/cjy', '/infra/release'] };

  expect(['/cjy', '/cjy/site/content/page', '/infra/release/overview'].every((path) => staysLocal(behind, path))).toBe(true);
  expect(['/cjyx', '/infra/releases', '/system/cjy', ''].some((path) => staysLocal(behind, path))).toBe(false);
  expect(signsInAtTarget(behind)).toBe(true);
  expect(signsInAtTarget({ ...behind, local: ['/system'] })).toBe(false);
  expect(signsInAtTarget(null)).toBe(false);
});
