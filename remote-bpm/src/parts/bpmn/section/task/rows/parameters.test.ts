// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../../document/modelModules.ts';
import { ENGINES } from '../../../engine/Engine.ts';
import { inParameters, outParameters } from './parameters.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `../task.${engine}.bpmn`),
    inParameters,
    'book',
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  const EMPTY = {
    source: '',
    sourceExpression: '',
    target: '',
    targetExpression: '',
    transient: false,
    variables: '',
    businessKey: '',
    local: false,
  };

  it('displays', async () => {
    const section = await open(engine);

    expect(section.read()).toEqual([
      { ...EMPTY, source: 'days', target: 'length' },
      { ...EMPTY, sourceExpression: '${user}', target: 'guest' },
    ]);
    expect(section.beside(outParameters).read()).toEqual([{ ...EMPTY, source: 'number', target: 'booking' }]);
  });

  it('updates one; those that come back stay', async () => {
    const section = await open(engine);

    const xml = await section.change({ edit: { ...EMPTY, source: 'total', target: 'length' }, place: 0 });

    expect(xml.match(/<\w+:(in|out) [^>]+>/g)).toEqual([
      `<${engine}:in source="total" target="length" />`,
      `<${engine}:out source="number" target="booking" />`,
      `<${engine}:in sourceExpression="\${user}" target="guest" />`,
    ]);
  });

  it('adds one for all variables, which only Camunda knows', async () => {
    const section = await open(engine);
    const all = { ...EMPTY, variables: 'all' };

    expect(section.notes({ add: all })).toEqual([]);
    await section.change({ add: all });

    expect(section.read()).toHaveLength(3);
    expect(section.notes()).toEqual(engine === 'camunda' ? [] : ['hint 2.variables: 当前引擎不支持，仅保存不生效']);
  });

  it('refuses one without source or target', async () => {
    const section = await open(engine);

    expect(section.notes({ add: EMPTY })).toEqual(['error source: 请填写来源', 'error target: 请填写目标']);
  });
});
