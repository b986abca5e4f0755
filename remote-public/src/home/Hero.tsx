import type { PublishedContent } from '@zhilv/contract/content';
import { useState } from 'react';
import { ActionLink } from '../parts/link/ActionLink.tsx';
import { hours } from '@zhilv/ui/plain/scenery';
import { PaintedUpToHere } from '../parts/paint/PaintedUpToHere.tsx';
import { Panorama } from '../parts/drawing/scene/Panorama.tsx';
import { titleClauses } from '../parts/text/titleClauses.ts';
import type { TitleBreaks } from '../parts/text/wordBreaks.ts';
import { Words } from '../parts/text/Words.tsx';
import styles from './Hero.module.css';

/** The home opens with these words while no opening slide is published. */
const PROMISE = {
  id: 0,
  title: '让每一处山水，都有智慧可依',
  summary: '从一座景区的预约与客流，到一方全域的监测与指挥，我们把数据变成游客看得见的从容。',
} as const;

type Slide = Pick<PublishedContent, 'id' | 'title' | 'summary'> & TitleBreaks;

interface HeroProps {
  /** The words to open with; without any, the built-in ones. */
  readonly slides: readonly Slide[];
  /** Whether the page says further down how to reach the company. */
  readonly reachable: boolean;
}

/**
 * Opens the home with a promise, two links and a landscape, which has the light of the visitor's hour. Slides turn only when the
 * visitor asks for it, because words that leave by themselves are not read to the end.
 */
export function Hero({ slides, reachable }: HeroProps) {
  const promises: readonly Slide[] = slides.length > 0 ? slides : [PROMISE];
  const [chosen, setChosen] = useState(0);
  const [still, setStill] = useState(false);

  return (
    <section className={styles['hero']} aria-label="开篇">
      <div className={`${styles['stage']} ${hours['visitors']}`} data-still={still || undefined}>
        <div className={styles['picture']}>
          <Panorama />
        </div>
        <div className={styles['inner']}>
          <div className={styles['words']}>
            <div className={styles['promises']} aria-live="polite">
              {promises.map((slide, index) => {
                // Only the visible promise is a heading. The others keep their place, so that nothing moves.
                const Title = index === chosen ? 'h1' : 'p';
                return (
                  <div className={styles['promise']} key={slide.id} data-chosen={index === chosen || undefined}>
                    <Title className={styles['title']}>{inClauses(slide)}</Title>
                    <p className={styles['summary']}>{slide.summary}</p>
                  </div>
                );
              })}
            </div>
            <p className={styles['actions']}>
              <ActionLink first to="#solutions">
                查看解决方案
              </ActionLink>
              {reachable && <ActionLink to="#contact">联系我们</ActionLink>}
            </p>
          </div>
        </div>
        {/* Whoever is disturbed by what moves for longer than five seconds has to be able to stop it (WCAG 2.2.2). */}
        <button
          className={styles['still']}
          type="button"
          aria-pressed={still}
          aria-label="暂停画面"
          onClick={() => setStill(!still)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d={still ? 'M7 5l8 5-8 5z' : 'M7.5 5v10M12.5 5v10'} />
          </svg>
        </button>
      </div>
      {promises.length > 1 && (
        <div className={styles['turns']} role="group" aria-label="换一个话题">
          {promises.map((slide, index) => (
            <button
              className={styles['turn']}
              key={slide.id}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <span>{inClauses(slide)}</span>
            </button>
          ))}
        </div>
      )}
      <PaintedUpToHere id="hero-end" />
    </section>
  );
}

/** Keeps each clause in one piece; a clause breaks only where it does not fit by itself, and then between two words. */
const inClauses = ({ title, titleBreaks }: Slide) =>
  titleClauses(title, titleBreaks).map(({ start, clause, breaks }) => (
    <span className={styles['clause']} key={start}>
      <Words text={clause} breaks={breaks} />
    </span>
  ));
