import { later } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { useMedia } from '@zhilv/ui/media';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { useIdleCode } from '../idle/useIdleCode.ts';
import { usePanelChoice } from './place/panelChoice.ts';
import { HoldPlace, useSteadyPlace } from './place/steadyPlace.ts';
import styles from './PanelPlace.module.css';

const panelCode = later(async () => (await import('./PropertiesPanel.lazy.tsx')).PropertiesPanel);

export interface PanelPlaceProps {
  diagram: OpenDiagram;
  /** Whether the diagram is drawn; the panel's code comes later than that. */
  drawn: boolean;
  modelKey: string;
  /** Whether things may be looked at only. */
  disabled: boolean;
}

/** Keeps the place of the properties panel: beside the canvas, or in a narrow window below it. */
export function PanelPlace({ diagram, drawn, modelKey, disabled }: PanelPlaceProps) {
  const [choice, choose] = usePanelChoice();
  const narrow = useMedia('(max-width: 991.98px)');
  const { code: Panel, failed, retry } = useIdleCode(panelCode, drawn);
  const [place, hold] = useSteadyPlace(narrow ? 'below' : choice.open ? 'beside' : 'closed');
  return (
    <aside
      className={styles[place]}
      aria-label="属性面板"
      {...(place === 'beside' && { style: { width: choice.width } })}
      aria-busy={Panel === null && !failed}
    >
      {drawn && Panel !== null && (
        <HoldPlace value={hold}>
          <Panel diagram={diagram} modelKey={modelKey} disabled={disabled} place={place} choice={choice} onChoose={choose} />
        </HoldPlace>
      )}
      {failed && (
        <p className={styles['failed']} role="alert">
          {place !== 'closed' && '属性面板没有加载成功。'}
          <Button kind="text" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      {(!drawn || (Panel === null && !failed)) && place !== 'closed' && (
        <div className={styles['skeleton']}>
          {(place === 'beside' ? ['45%', '100%', '100%', '80%'] : ['45%']).map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            <Skeleton key={index} width={width} height={16} />
          ))}
        </div>
      )}
    </aside>
  );
}
