import { DrawnWhenNear } from '../parts/drawing/DrawnWhenNear.tsx';
import { Foothills } from '../parts/drawing/scene/Foothills.tsx';
import { ASSURANCES, STEPS } from './deliveryWords.ts';
import styles from './WhyUs.module.css';

/** Shows the steps in which projects are delivered, and the company's assurances. */
export function WhyUs() {
  return (
    <section className={styles['why']} aria-labelledby="why">
      <div className={styles['inner']}>
        <h2 className={styles['title']} id="why">
          把一座山放心地交给我们
        </h2>
        <ol className={styles['steps']}>
          {STEPS.map(({ title, text }) => (
            <li className={styles['step']} key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ul className={styles['assurances']}>
          {ASSURANCES.map(({ title, text, sign }) => (
            <li key={title}>
              <svg className={styles['sign']} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
                <path d={sign} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <DrawnWhenNear className={styles['hills']}>
        <Foothills />
      </DrawnWhenNear>
    </section>
  );
}
