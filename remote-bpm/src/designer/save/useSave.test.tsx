import type { Model } from '@zhilv/contract/bpm';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { useSave } from './useSave.ts';

const model: Model = { id: '1', key: 'oa_leave', name: '请假', createTime: 0 };

function needed(stored: string | null, state: Partial<DiagramState>): string {
  const all: DiagramState = {
    phase: 'open',
    reason: null,
    source: stored,
    repairs: [],
    zoom: 1,
    canUndo: false,
    canRedo: false,
    dirty: false,
    simulating: false,
  };
  function Needed() {
    // Nothing else is called before somebody saves.
    return String(useSave({ ...model, bpmnXml: stored }, { read: () => ({ ...all, ...state }) } as OpenDiagram, null).needed);
  }
  return renderPublic(<Needed />).element.textContent;
}

it('has something to save when the diagram was changed, or when none is stored yet', () => {
  expect(needed('<definitions/>', {})).toBe('false');
  expect(needed('<definitions/>', { dirty: true })).toBe('true');
  expect(needed(null, {})).toBe('true');
});

it.each(['opening', 'unreadable'] as const)('has nothing to save of a diagram that is %s', (phase) => {
  expect(needed(null, { phase, dirty: true })).toBe('false');
});
