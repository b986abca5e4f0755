import { Button } from '@zhilv/ui/button';
import { useSyncExternalStore } from 'react';
import { DesignerDock } from '../dock/DesignerDock.tsx';
import { FindingList } from './FindingList.tsx';
import type { Lint, LintState } from './Lint.ts';
import styles from './LintPanel.module.css';

export interface LintPanelProps {
  lint: Pick<Lint, 'read' | 'subscribe' | 'show' | 'again' | 'goTo'>;
}

/** Lists what was found in a diagram, by elements. */
export function LintPanel({ lint }: LintPanelProps) {
  const state = useSyncExternalStore(lint.subscribe, lint.read);
  return (
    <DesignerDock
      title="流程检查"
      closing="关闭流程检查"
      onClose={() => lint.show(false)}
      tools={
        <span className={styles['summary']} role="status">
          {summaryOf(state)}
        </span>
      }
    >
      {state.phase === 'failed' ? (
        <div className={styles['sentence']} role="alert">
          检查没有完成
          <Button kind="text" onClick={() => lint.again()}>
            重试
          </Button>
        </div>
      ) : (
        state.places.length > 0 && <FindingList places={state.places} onPress={(place) => lint.goTo(place)} />
      )}
    </DesignerDock>
  );
}

function summaryOf({ phase, places, errors, warnings }: LintState): string {
  if (phase === 'checking') return '正在检查…';
  if (phase === 'failed') return '';
  if (places.length === 0) return '没有发现问题';
  const hints = places.reduce((sum, { findings }) => sum + findings.length, 0) - errors - warnings;
  return [
    ...(errors > 0 ? [`${errors} 个错误`] : []),
    ...(warnings > 0 ? [`${warnings} 个警告`] : []),
    ...(hints > 0 ? [`${hints} 个提示`] : []),
  ].join('，');
}
