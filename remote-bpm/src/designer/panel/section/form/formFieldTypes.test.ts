import { expect, it } from 'vitest';
import { FORM_FIELD_TYPES } from '../../../../parts/bpmn/engine/capabilities.ts';
import { typeLabel } from './formFieldTypes.ts';

it('has a Chinese word for each type of each engine, and leaves those of an installation as they are', () => {
  for (const type of Object.values(FORM_FIELD_TYPES).flat()) expect(typeLabel(type)).toMatch(/^\p{Script=Han}+$/u);

  expect(typeLabel('money')).toBe('money');
});
