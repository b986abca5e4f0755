import { type Model, model } from '@zhilv/contract/bpm';
import { useCan, useHeld, useUnsavedChanges } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';
import { ClosedFace } from './ClosedFace.tsx';
import { DesignerFrame } from './DesignerFrame.tsx';
import { DesignerNotice } from './notice/DesignerNotice.tsx';
import { DesignerToolbar } from './toolbar/DesignerToolbar.tsx';
import { useFurtherTools } from './toolbar/useFurtherTools.ts';
import { DiagramCanvas } from '../parts/diagram/DiagramCanvas.tsx';
import { OpenDiagram } from '../parts/diagram/OpenDiagram.ts';
import { freshDiagram } from './file/freshDiagram.ts';
import styles from './ModelDesigner.module.css';
import { PanelPlace } from './panel/PanelPlace.tsx';
import { beginWith, useModelIdentity } from './identity/modelIdentity.ts';
import { ImportNotice } from './report/ImportNotice.tsx';
import { ImportReport } from './report/ImportReport.ts';
import { WorkSafety } from './safety/WorkSafety.tsx';
import { useSave } from './save/useSave.ts';
import { useDiagramShortcuts } from './shortcut/useDiagramShortcuts.ts';

const { update } = model;

export interface ModelDesignerProps {
  /** The model as it was when the page was opened. */
  model: Model;
  /** The model has been deleted since. */
  gone?: boolean;
}

/** A model's diagram with the tools to change and save it. */
export function ModelDesigner({ model, gone = false }: ModelDesignerProps) {
  const editable = useCan(update);
  const diagram = useHeld(`diagram of ${model.id}`, {
    create: () => beginWith(model, new OpenDiagram({ xml: model.bpmnXml ?? freshDiagram(model), editable }), editable),
    dispose: (held) => held.destroy(),
  });
  const state = useSyncExternalStore(diagram.subscribe, diagram.read);
  const report = useHeld(`import report of ${model.id}`, {
    // Who cannot save loses nothing.
    create: () => (editable ? new ImportReport(diagram) : null),
    dispose: (held) => held?.end(),
  });
  const save = useSave(model, diagram, report);
  useUnsavedChanges(state.dirty);
  useModelIdentity(model, diagram, editable && state.phase === 'open');
  useDiagramShortcuts(editable);
  const further = useFurtherTools(state.phase !== 'opening');
  const isClosed = state.phase === 'unreadable' || state.phase === 'large';
  return (
    <DesignerFrame title={model.name ?? model.key} modelKey={model.key}>
      <DesignerToolbar diagram={diagram} state={state} model={model} save={editable ? save : null} more={further} />
      {gone && (
        <DesignerNotice>{`「${model.name ?? model.key}」已被删除，流程图不能再保存。可以先下载，另行保管。`}</DesignerNotice>
      )}
      {state.phase === 'open' && report !== null && <ImportNotice model={model} report={report} />}
      {editable && <WorkSafety model={model} diagram={diagram} save={save} />}
      <div className={styles['work']} hidden={isClosed}>
        <DiagramCanvas diagram={diagram} label={`「${model.name ?? model.key}」的流程图`} hidden={isClosed} />
        {!isClosed && (
          <PanelPlace
            diagram={diagram}
            drawn={state.phase === 'open'}
            modelKey={model.key}
            disabled={!editable || state.simulating}
          />
        )}
      </div>
      {further.code !== null && <further.code.CheckPanels diagram={diagram} state={state} />}
      {isClosed && <ClosedFace model={model} diagram={diagram} state={state} editable={editable} />}
    </DesignerFrame>
  );
}
