import { type ProcessModel, processModel } from '@zhilv/contract/bpm';
import { useCan, useHeld, useUnsavedChanges } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';
import { DesignerFrame } from './DesignerFrame.tsx';
import { DesignerToolbar } from './DesignerToolbar.tsx';
import { DiagramCanvas } from './DiagramCanvas.tsx';
import { Drawing } from './Drawing.ts';
import { freshDiagram } from './freshDiagram.ts';
import { LossNotice } from './LossNotice.tsx';
import { UnreadableFace } from './UnreadableFace.tsx';
import { useSave } from './useSave.ts';

export interface ModelDesignerProps {
  /** As it was when the page was opened. */
  model: ProcessModel;
}

/** A model's diagram with the tools to change and save it. */
export function ModelDesigner({ model }: ModelDesignerProps) {
  const editable = useCan(processModel.update);
  const drawing = useHeld(`drawing of ${model.id}`, {
    create: () => new Drawing({ xml: model.bpmnXml ?? freshDiagram(model), editable }),
    dispose: (held) => held.destroy(),
  });
  const state = useSyncExternalStore(drawing.subscribe, drawing.read);
  const save = useSave(model, drawing);
  useUnsavedChanges(state.dirty);
  return (
    <DesignerFrame title={model.name ?? model.key} modelKey={model.key}>
      <DesignerToolbar drawing={drawing} state={state} modelKey={model.key} save={editable ? save : null} />
      {state.phase === 'open' && state.warnings > 0 && <LossNotice count={state.warnings} model={model} />}
      <DiagramCanvas drawing={drawing} label={`「${model.name ?? model.key}」的流程图`} hidden={state.phase === 'unreadable'} />
      {state.phase === 'unreadable' && (
        <UnreadableFace model={model} drawing={drawing} reason={state.reason} editable={editable} />
      )}
    </DesignerFrame>
  );
}
