// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import Modeler from 'bpmn-js/lib/Modeler';
import { expect, it } from 'vitest';
import { addModules } from './addModules.ts';

it('adds a module to a diagram that is there already, on the services it has', () => {
  drawSvg();
  const modeler = new Modeler();
  const canvas = modeler.get('canvas');
  const selection = modeler.get('selection');
  const base = { __init__: ['base'], base: ['factory', () => ({ made: 1 })] };
  const seen: unknown[] = [];
  const see = Object.assign((...services: unknown[]) => void seen.push(...services), {
    $inject: ['canvas', 'selection', 'base'],
  });

  addModules(modeler, [{ __depends__: [base, { selection: ['value', null], canvas: ['value', null] }], __init__: [see] }]);

  expect(seen).toEqual([canvas, selection, { made: 1 }]);
  expect(modeler.get('canvas')).toBe(canvas);
  addModules(modeler, [{ __init__: [see], __depends__: [base] }]);
  expect(seen[2]).toBe(seen[5]);
});
