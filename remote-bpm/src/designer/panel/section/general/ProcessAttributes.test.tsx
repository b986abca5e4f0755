import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `general/general.${engine}.bpmn`, null, null);

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)(
  'says who may start a process in a document for %s, as one step that can be undone and done again',
  async (engine) => {
    const panel = await open(engine);
    expect(panel.text('可发起的人').value).toBe('zhang,li');

    await panel.type('可发起的人', 'wang, zhao');
    expect(await panel.xml()).toMatch(/:candidateStarterUsers="wang,zhao"/);

    expect(await panel.undoAll()).toBe(1);
    expect(panel.text('可发起的人').value).toBe('zhang,li');
    panel.redo();
    expect(await panel.xml()).toMatch(/:candidateStarterUsers="wang,zhao"/);
  },
);
