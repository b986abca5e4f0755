import type { Model } from '@zhilv/contract/bpm';
import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { restartDiagram } from './file/restartDiagram.ts';
import { saveStoredXml } from './file/saveStoredXml.ts';
import type { DiagramState, OpenDiagram } from '../parts/diagram/OpenDiagram.ts';
import styles from './ClosedFace.module.css';

export interface ClosedFaceProps {
  model: Model;
  diagram: OpenDiagram;
  state: Pick<DiagramState, 'phase' | 'reason'>;
  editable: boolean;
}

const QUESTION = '将从一张空白的流程图开始。原来的内容会保留到下次保存，建议先下载。';

/** Says why the stored diagram is not shown, and what can be done. Nothing is overwritten until someone saves. */
export function ClosedFace({ model, diagram, state, editable }: ClosedFaceProps) {
  return (
    <Empty
      drawing={<FailureDrawing />}
      action={
        <div className={styles['actions']}>
          <Button onClick={() => saveStoredXml(model)}>下载原文件</Button>
          {state.phase === 'large' && (
            <Button kind="primary" onClick={() => void diagram.openLarge()}>
              仍然打开
            </Button>
          )}
          {editable && state.phase === 'unreadable' && (
            <Button kind="primary" onClick={() => void restartDiagram(diagram, model, QUESTION)}>
              重新绘制
            </Button>
          )}
        </div>
      }
    >
      {state.reason}
    </Empty>
  );
}
