import { useId, useState } from 'react';
import { Section } from '../../parts/section/Section.tsx';
import { Tabs } from '../../parts/section/Tabs.tsx';
import styles from './Journey.module.css';
import { JourneyMap } from './JourneyMap.tsx';
import { PHASES } from './journeyStops.ts';

/** Shows a trip stop by stop. The chosen stop lights up on the map of the scenic area, which has the light of its hour. */
export function Journey() {
  const [phase, setPhase] = useState(0);
  const [stop, setStop] = useState(0);
  const choose = (toPhase: number, toStop: number) => {
    setPhase(toPhase);
    setStop(toStop);
  };
  const group = useId();

  return (
    <Section title="一趟旅程，处处有照应" lead="从前一晚看余量，到返程后的复盘。沿着这条路走一遍，看看每一站靠什么支撑。">
      <div className={styles['journey']}>
        <JourneyMap phase={phase} stop={stop} onChosen={choose} />
        <div className={styles['words']}>
          <Tabs
            label="旅程的三段"
            chosen={phase}
            onChosen={(index) => choose(index, 0)}
            tabs={PHASES.map(({ name, stops }, phaseIndex) => ({
              name,
              panel: (
                <fieldset className={styles['stops']}>
                  <legend className={styles['legend']}>{`${name}的各站`}</legend>
                  {stops.map(({ place, time, text, module }, index) => (
                    <label className={styles['stop']} key={place}>
                      <input
                        className={styles['choice']}
                        type="radio"
                        name={`${group}-${phaseIndex}`}
                        checked={index === stop}
                        onChange={() => choose(phaseIndex, index)}
                      />
                      <span className={styles['frame']} />
                      <span className={styles['place']}>{place}</span>
                      <span className={styles['time']}>{time}</span>
                      <span className={styles['text']}>{text}</span>
                      <span className={styles['module']}>{module}</span>
                    </label>
                  ))}
                </fieldset>
              ),
            }))}
          />
        </div>
      </div>
    </Section>
  );
}
