import type { SiteContent } from '@zhilv/contract/cjy';
import { ActionLink } from '../parts/ActionLink.tsx';
import { Panorama } from '../parts/drawing/Panorama.tsx';
import styles from './Hero.module.css';

/** What the site promises while no opening slide is published. */
const PROMISE = {
  title: '让每一处山水，都有智慧可依',
  summary: '从一座景区的预约与客流，到一方全域的监测与指挥，我们把数据变成游客看得见的从容。',
};

interface HeroProps {
  /** The words to open with; null for the built-in ones. */
  readonly opening: SiteContent | null;
  /** Whether the page says further down how to reach the company. */
  readonly reachable: boolean;
}

/** One promise, two ways on, and the landscape that the company looks after. */
export function Hero({ opening, reachable }: HeroProps) {
  return (
    <section className={styles['hero']} aria-labelledby="promise">
      <div className={styles['picture']}>
        <Panorama />
      </div>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <h1 className={styles['title']} id="promise">
            {opening?.title ?? PROMISE.title}
          </h1>
          <p className={styles['summary']}>{opening ? opening.summary : PROMISE.summary}</p>
          <p className={styles['actions']}>
            <ActionLink first to="#solutions">
              了解解决方案
            </ActionLink>
            {reachable && <ActionLink to="#contact">联系我们</ActionLink>}
          </p>
        </div>
      </div>
    </section>
  );
}
