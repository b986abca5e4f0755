// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { decision } from './decision.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `task.${engine}.bpmn`),
    decision,
    'decide',
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays the decision', async () => {
    const section = await open(engine);

    expect(section.read()).toMatchObject(
      engine === 'camunda'
        ? { decisionRef: 'grade', decisionRefBinding: 'latest', mapDecisionResult: 'singleEntry' }
        : { decisionRef: '', decisionRefBinding: '', mapDecisionResult: '' },
    );
  });

  it('updates it, and says where the engine does not read it', async () => {
    const section = await open(engine);

    const xml = await section.change({ decisionRef: 'price', mapDecisionResult: '' });

    expect(xml).toContain(`${engine}:decisionRef="price"`);
    expect(xml).not.toContain('mapDecisionResult');
    expect(section.notes()).toEqual(engine === 'camunda' ? [] : ['hint decisionRef: 当前引擎不支持，仅保存不生效']);
  });
});
