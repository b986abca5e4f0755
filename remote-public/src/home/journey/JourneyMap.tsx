import { DrawnWhenNear } from '../../parts/drawing/DrawnWhenNear.tsx';
import { ScenicMap } from '../../parts/drawing/scene/ScenicMap.tsx';
import styles from './JourneyMap.module.css';
import { PHASES } from './journeyStops.ts';

/** The size of the picture in which the stops' places are given. */
const WIDTH = 960;
const HEIGHT = 600;

interface JourneyMapProps {
  readonly phase: number;
  /** The stop's number within the phase, from 0. */
  readonly stop: number;
  readonly onChosen: (phase: number, stop: number) => void;
}

/** Shows the map with its stops to the pointer only; keyboard and screen reader have the list of the same stops beside it. */
export function JourneyMap({ phase, stop, onChosen }: JourneyMapProps) {
  const before = PHASES.slice(0, phase).reduce((sum, { stops }) => sum + stops.length, 0);
  const all = PHASES.flatMap(({ stops }, phaseIndex) => stops.map((there, stopIndex) => ({ ...there, phaseIndex, stopIndex })));
  return (
    <div className={styles['map']} aria-hidden="true">
      <DrawnWhenNear className={styles['ground']}>
        <ScenicMap gone={before + stop} hour={PHASES[phase]?.hour ?? 'day'} />
      </DrawnWhenNear>
      {all.map(({ place, module, x, y, sign, phaseIndex, stopIndex }, index) => (
        <button
          className={styles['stop']}
          key={place}
          type="button"
          tabIndex={-1}
          data-phase={phaseIndex === phase || undefined}
          data-chosen={index === before + stop || undefined}
          data-sign={sign}
          style={{ left: `${(x / WIDTH) * 100}%`, top: `${((y + 20) / HEIGHT) * 100}%` }}
          onClick={() => onChosen(phaseIndex, stopIndex)}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse') onChosen(phaseIndex, stopIndex);
          }}
        >
          <span className={styles['mark']}>{index + 1}</span>
          <span className={styles['sign']}>
            <b>{place}</b>
            {module}
          </span>
        </button>
      ))}
    </div>
  );
}
