import type { Model } from '@zhilv/contract/bpm';
import { confirm, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { saveStoredXml } from './file/saveStoredXml.ts';
import type { DiagramState, OpenDiagram } from '../parts/diagram/OpenDiagram.ts';
import { freshDiagram } from './file/freshDiagram.ts';
import styles from './ClosedFace.module.css';

export interface ClosedFaceProps {
  model: Model;
  diagram: OpenDiagram;
  state: Pick<DiagramState, 'phase' | 'reason'>;
  editable: boolean;
}

/** Says why the stored diagram is not shown, and what can be done. Nothing is overwritten until someone saves. */
export function ClosedFace({ model, diagram, state, editable }: ClosedFaceProps) {
  const startAfresh = async (): Promise<void> => {
    const content = '将从一张空白的流程图开始。原来的内容会保留到下次保存，建议先下载。';
    if (!(await confirm({ content, danger: true, okText: '重新绘制' }))) return;
    const reason = await diagram.replace(freshDiagram(model), async () => true);
    if (reason !== null) messages.error(`没有重新绘制：${reason}`);
  };
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
            <Button kind="primary" onClick={() => void startAfresh()}>
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
