import { expect, it } from 'vitest';
import { withoutPrefix } from './withoutPrefix.ts';

it('takes a prefix from a name, and leaves one without', () => {
  expect(withoutPrefix('bpmn:userTask')).toBe('userTask');
  expect(withoutPrefix('userTask')).toBe('userTask');
});
