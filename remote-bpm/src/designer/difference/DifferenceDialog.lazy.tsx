import { useHeld } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { ToolPlace } from '../tool/ToolPlace.ts';
import { ZoomTools } from '../tool/zoom/ZoomTools.tsx';
import styles from './DifferenceDialog.module.css';
import { DifferenceList } from './view/DifferenceList.tsx';
import { Legend } from './view/Legend.tsx';
import { showDifferences, type ShownDifferences } from './view/showDifferences.ts';
import { useComparison } from './view/useComparison.ts';
import { VersionView } from './view/VersionView.tsx';

/** One of two versions of a diagram. */
export interface Version {
  /** In Chinese, such as `已保存的版本`. */
  readonly label: string;
  readonly xml: string;
}

export interface DifferenceDialogProps {
  before: Version;
  after: Version;
  onClose: () => void;
}

/** Shows two versions of a diagram side by side, with what differs marked and listed. Nothing can be changed here. */
export function DifferenceDialog({ before, after, onClose }: DifferenceDialogProps) {
  const id = useId();
  const old = useHeld(`version before ${id}`, holding(before));
  const now = useHeld(`version after ${id}`, holding(after));
  const comparison = useComparison(old, now);
  const { phase: oldPhase } = useSyncExternalStore(old.subscribe, old.read);
  const nowState = useSyncExternalStore(now.subscribe, now.read);
  const [current, setCurrent] = useState<string | null>(null);
  const shown = useRef<ShownDifferences | null>(null);
  const differences = comparison.phase === 'known' ? comparison.differences : null;

  useEffect(() => {
    if (differences === null) return undefined;
    const views = showDifferences(old, now, differences, setCurrent);
    shown.current = views;
    return () => {
      shown.current = null;
      views.end();
    };
  }, [old, now, differences]);

  const choose = (chosen: string): void => {
    setCurrent(chosen);
    shown.current?.goTo(chosen);
  };
  const unreadable = [oldPhase, nowState.phase].some((phase) => phase === 'unreadable' || phase === 'large');
  return (
    <Modal
      title={`比较：${before.label} → ${after.label}`}
      width="window"
      onCancel={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <div className={styles['comparison']}>
        <div className={styles['bar']}>
          <Legend differences={differences ?? []} />
          {/* The dialog may have been opened from the sheet of a phone. */}
          <ToolPlace value="bar">
            <ZoomTools diagram={now} state={nowState} onFit={() => shown.current?.fit()} />
          </ToolPlace>
        </div>
        <div className={styles['versions']}>
          <VersionView label={before.label} diagram={old} />
          <VersionView label={after.label} diagram={now} />
        </div>
        <div className={styles['list']} role="group" aria-label="差异清单">
          {differences === null ? (
            <p className={styles['sentence']} role="status">
              {unreadable && '有一个版本没有打开，不能比较。'}
              {!unreadable && (comparison.phase === 'failed' ? '没有比较成功，请关闭后重试。' : '正在比较…')}
            </p>
          ) : (
            <>
              <p className={styles['sentence']} role="status">
                {differences.length === 0 ? '两个版本没有差异。' : `共 ${differences.length} 处差异，点击可在图中定位。`}
              </p>
              <DifferenceList differences={differences} current={current} onChoose={choose} />
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}

const holding = ({ xml }: Version) => ({
  create: () => new OpenDiagram({ xml, editable: false }),
  dispose: (held: OpenDiagram) => held.destroy(),
});
