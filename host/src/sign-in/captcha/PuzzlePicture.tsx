import type { CaptchaPoint } from '@zhilv/contract/system';
import { type PointerEvent, useRef, useState } from 'react';
import { PICTURE, PIECE_WIDTH, type PuzzleChallenge } from './challenge.ts';
import { useFocusOnce } from './useFocusOnce.ts';
import styles from './PuzzlePicture.module.css';

export interface PuzzlePictureProps {
  challenge: PuzzleChallenge;
  busy: boolean;
  missed: boolean;
  onMove: (points: readonly CaptchaPoint[]) => void;
  onCheck: () => void;
}

const FARTHEST = PICTURE.width - PIECE_WIDTH;
/** The protocol has no other height. */
const ANSWERED_Y = 5;
/** A pointer that moved less has pressed the track instead of dragging. */
const DRAG_PX = 4;

/** A picture with a hole, and its piece on a slider: by pointer it is judged when let go, by keyboard with Enter. */
export function PuzzlePicture({ challenge, busy, missed, onMove, onCheck }: PuzzlePictureProps) {
  const [x, setX] = useState(0);
  const focused = useFocusOnce<HTMLInputElement>();
  const pressedAt = useRef<number | null>(null);

  const endDrag = ({ clientX }: PointerEvent): void => {
    const from = pressedAt.current;
    pressedAt.current = null;
    if (from !== null && Math.abs(clientX - from) >= DRAG_PX) onCheck();
  };

  return (
    <div className={styles['puzzle']}>
      <p className={styles['task']}>拖动滑块，把拼图移到缺口处。也可以用左右方向键移动，按回车验证。</p>
      <div className={styles['picture']} data-missed={missed}>
        <img src={challenge.picture} alt="缺了一块的风景" draggable={false} />
        <img
          className={styles['piece']}
          src={challenge.piece}
          alt=""
          draggable={false}
          style={{ left: `${(x / PICTURE.width) * 100}%` }}
        />
      </div>
      <input
        type="range"
        className={styles['slider']}
        aria-label="拼图的位置"
        aria-valuetext={`离左边 ${x} 像素，共 ${FARTHEST} 像素`}
        min={0}
        max={FARTHEST}
        value={x}
        disabled={busy}
        ref={focused}
        onChange={({ target }) => {
          const moved = Number(target.value);
          setX(moved);
          onMove([{ x: moved, y: ANSWERED_Y }]);
        }}
        onPointerDown={({ clientX }) => {
          pressedAt.current = clientX;
        }}
        onPointerUp={endDrag}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCheck();
        }}
      />
    </div>
  );
}
