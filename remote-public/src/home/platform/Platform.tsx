import { type PointerEvent, useState } from 'react';
import { DrawnWhenNear } from '../../parts/drawing/DrawnWhenNear.tsx';
import { Strata } from '../../parts/drawing/scene/Strata.tsx';
import { Section } from '../../parts/section/Section.tsx';
import styles from './Platform.module.css';
import { PlatformLinks } from './PlatformLinks.tsx';
import { PlatformPartNote } from './PlatformPartNote.tsx';
import { isSame, LAYERS, linksOf, type PartPlace } from './platformParts.ts';

/** This part is chosen first: it rests on much and serves many, so it shows what the picture is about. */
const FIRST: PartPlace = { layer: 0, place: 2 };

/**
 * The platform as a mountain in layers: a part that is chosen, or pointed at, lights what it rests on and what rests
 * on it. The parts are one group of radio buttons, so that arrow keys walk them all.
 */
export function Platform() {
  const [chosen, setChosen] = useState(FIRST);
  const [pointed, setPointed] = useState<PartPlace | null>(null);
  const shown = pointed ?? chosen;
  const lit = linksOf(shown);
  const isLit = (part: PartPlace) => isSame(part, shown) || lit.some(({ from, to }) => isSame(from, part) || isSame(to, part));
  const point = (part: PartPlace) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setPointed(part); // A touch chooses the part instead.
  };

  return (
    <Section
      tone="sunken"
      title="一座平台，四层相承"
      lead="现场的每一次计数，都能一路走到指挥台上的一条建议。选一个部件，看看它依靠什么、支撑什么。"
    >
      <fieldset className={styles['platform']} onPointerLeave={() => setPointed(null)}>
        <legend className={styles['legend']}>平台的部件</legend>
        <DrawnWhenNear className={styles['ground']}>
          <Strata />
        </DrawnWhenNear>
        <PlatformLinks className={styles['links']} lit={lit} />
        {LAYERS.map(({ name, parts }, layer) => (
          <div className={styles['layer']} key={name} role="group" aria-label={`${name}层`}>
            <span className={styles['name']} aria-hidden="true">
              {name}
            </span>
            <div className={styles['parts']}>
              {parts.map((part, place) => (
                <label
                  className={styles['part']}
                  key={part.name}
                  data-lit={isLit({ layer, place }) || undefined}
                  data-shown={isSame(shown, { layer, place }) || undefined}
                  onPointerEnter={point({ layer, place })}
                >
                  <input
                    className={styles['choice']}
                    type="radio"
                    name="platform-part"
                    checked={isSame(chosen, { layer, place })}
                    onChange={() => {
                      setPointed(null);
                      setChosen({ layer, place });
                    }}
                  />
                  <span className={styles['face']}>{part.name}</span>
                </label>
              ))}
            </div>
            <div className={styles['note']} aria-live="polite">
              {shown.layer === layer && <PlatformPartNote place={shown} />}
            </div>
          </div>
        ))}
      </fieldset>
    </Section>
  );
}
