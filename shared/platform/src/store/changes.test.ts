import { expect, it, vi } from 'vitest';
import { changes } from './changes.ts';

it('counts announcements per resource and tells its listeners', () => {
  const heard = vi.fn();
  const stop = changes.subscribe(heard);

  changes.announce('字典类型');
  changes.announce('__proto__');
  stop();
  changes.announce('字典类型');

  expect(changes.revision('字典类型')).toBe(2);
  expect(changes.revision('__proto__')).toBe(1);
  expect(changes.revision('商品')).toBe(0);
  expect(heard).toHaveBeenCalledTimes(2);
});
