import { Button } from '@zhilv/ui/button';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { DesignerDock } from '../dock/DesignerDock.tsx';
import type { Simulation, SimulationState } from './service/Simulation.ts';
import { SimulationLog } from './SimulationLog.tsx';
import styles from './SimulationPanel.module.css';

export interface SimulationPanelProps {
  simulation: Pick<Simulation, 'read' | 'subscribe' | 'start' | 'pause' | 'resume' | 'reset' | 'setSpeed' | 'turn'>;
}

const SPEEDS = [
  { speed: 0.5, label: '慢速' },
  { speed: 1, label: '正常' },
  { speed: 2, label: '快速' },
];

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Says what a simulation does, and lets people run, stop and speed it up. */
export function SimulationPanel({ simulation }: SimulationPanelProps) {
  const state = useSyncExternalStore(simulation.subscribe, simulation.read);
  return (
    <DesignerDock
      title="流程模拟"
      closing="结束模拟"
      onClose={() => simulation.turn(false)}
      tools={
        <>
          <Run simulation={simulation} state={state} />
          <Button
            kind="quiet"
            icon={<RotateCcw {...ICON} />}
            title="焦点在画布上时按 R"
            disabled={state.log.length === 0}
            onClick={() => simulation.reset()}
          >
            重新开始
          </Button>
          <fieldset className={styles['speeds']}>
            <legend className={styles['legend']}>速度</legend>
            {SPEEDS.map(({ speed, label }) => (
              <button
                key={speed}
                type="button"
                className={styles['speed']}
                aria-pressed={state.speed === speed}
                onClick={() => simulation.setSpeed(speed)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </>
      }
    >
      <SimulationLog log={state.log} />
    </DesignerDock>
  );
}

function Run({ simulation, state }: SimulationPanelProps & { state: SimulationState }) {
  if (state.phase === 'running')
    return (
      <Button kind="quiet" icon={<Pause {...ICON} />} title="焦点在画布上时按空格" onClick={() => simulation.pause()}>
        暂停
      </Button>
    );
  if (state.phase === 'paused')
    return (
      <Button kind="quiet" icon={<Play {...ICON} />} title="焦点在画布上时按空格" onClick={() => simulation.resume()}>
        继续
      </Button>
    );
  return (
    <Button
      kind="quiet"
      icon={<Play {...ICON} />}
      unavailable={state.canStart ? undefined : '流程没有可以触发的开始事件'}
      onClick={() => simulation.start()}
    >
      开始
    </Button>
  );
}
