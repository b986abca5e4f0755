import type { CaptchaPoint } from '@zhilv/contract/system';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { PICTURE, type WordChallenge } from './challenge.ts';
import { useFocusOnce } from './useFocusOnce.ts';
import styles from './WordPicture.module.css';

export interface WordPictureProps {
  challenge: WordChallenge;
  busy: boolean;
  missed: boolean;
  onChoose: (points: readonly CaptchaPoint[]) => void;
  onCheck: () => void;
}

const STEP = 5;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const MIDDLE: CaptchaPoint = { x: PICTURE.width / 2, y: PICTURE.height / 2 };

/** A picture with words to press in their order: by pointer, or with a cross that the arrow keys move. The last word is followed by the check. */
export function WordPicture({ challenge: { picture, words }, busy, missed, onChoose, onCheck }: WordPictureProps) {
  const [chosen, setChosen] = useState<readonly CaptchaPoint[]>([]);
  const focused = useFocusOnce<HTMLButtonElement>();
  const [cross, setCross] = useState<CaptchaPoint | null>(null);

  function choose(points: readonly CaptchaPoint[]): void {
    if (busy || points.length > words.length) return;
    setChosen(points);
    onChoose(points);
    if (points.length === words.length) onCheck();
  }

  function press(event: MouseEvent<HTMLButtonElement>): void {
    // The keyboard's own click has no place.
    if (event.detail === 0) {
      choose([...chosen, rounded(cross ?? MIDDLE)]);
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * PICTURE.width;
    const y = ((event.clientY - box.top) / box.height) * PICTURE.height;
    choose([...chosen, rounded({ x, y })]);
  }

  function steer(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.key === 'Backspace') choose(chosen.slice(0, -1));
    if (step === undefined) return;
    event.preventDefault();
    const { x, y } = cross ?? MIDDLE;
    setCross({ x: within(x + step[0], PICTURE.width), y: within(y + step[1], PICTURE.height) });
  }

  return (
    <div className={styles['words']}>
      <p className={styles['task']}>
        请依次点击：<strong>{words.join(' ')}</strong>。也可以用方向键移动准星，按回车选定，按退格键撤回。
      </p>
      <button
        type="button"
        className={styles['picture']}
        data-missed={missed}
        aria-label={`按顺序点击图中的字：${words.join('、')}。已选 ${chosen.length} 个`}
        ref={focused}
        onClick={press}
        onKeyDown={steer}
        onBlur={() => setCross(null)}
      >
        <img src={picture} alt="" draggable={false} />
        {chosen.map((point, at) => (
          // Two may be at one place, and none changes its place in the list.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={styles['mark']} style={placeOf(point)}>
            {at + 1}
          </span>
        ))}
        {cross !== null && <span className={styles['cross']} style={placeOf(cross)} />}
      </button>
    </div>
  );
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

const rounded = ({ x, y }: CaptchaPoint): CaptchaPoint => ({ x: Math.round(x), y: Math.round(y) });

const placeOf = ({ x, y }: CaptchaPoint) => ({
  left: `${(x / PICTURE.width) * 100}%`,
  top: `${(y / PICTURE.height) * 100}%`,
});
