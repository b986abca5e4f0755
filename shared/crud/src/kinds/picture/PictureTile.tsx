import { useHeld, useShownPicture } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Progress } from '@zhilv/ui/progress';
import { ArrowLeft, ArrowRight, ImageOff, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import type { DragEvent } from 'react';
import { canOpen } from './canOpen.ts';
import type { PictureEntry, Unfinished } from './pictureEntries.ts';
import styles from './PictureInput.module.css';

export interface PictureTileProps {
  entry: PictureEntry;
  /** What people call this one. */
  name: string;
  disabled: boolean;
  /** Its place among several; null for the only one. */
  place: { readonly isFirst: boolean; readonly isLast: boolean } | null;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: (entry: Unfinished) => void;
  /** Has another chosen in its place; null where others are added instead. */
  onChoose: (() => void) | null;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
}

/** A picture of a field with its buttons, or one that is on its way with what there is to say of it. */
export function PictureTile(props: PictureTileProps) {
  const { entry, name, disabled, place, onMove, onRemove, onRetry, onChoose, onDragStart, onDragEnd, onDrop } = props;
  const isUnfinished = typeof entry !== 'string';
  const icon = { size: 16, strokeWidth: 1.5 };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons move it as well
    <li
      className={styles['tile']}
      draggable={place !== null && !disabled && !isUnfinished}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDrop={onDrop}
    >
      <div className={styles['picture']} aria-busy={isUnfinished && entry.fault === null}>
        {isUnfinished ? <Sending entry={entry} name={name} /> : <Shown address={entry} name={name} />}
      </div>
      {!disabled && (
        <div className={styles['buttons']}>
          {isUnfinished && entry.fault !== null && (
            <Button kind="text" icon={<RefreshCw {...icon} />} aria-label={`重新上传${name}`} onClick={() => onRetry(entry)} />
          )}
          {!isUnfinished && place !== null && (
            <>
              <Button
                kind="text"
                icon={<ArrowLeft {...icon} />}
                aria-label={`前移${name}`}
                disabled={place.isFirst}
                onClick={() => onMove(-1)}
              />
              <Button
                kind="text"
                icon={<ArrowRight {...icon} />}
                aria-label={`后移${name}`}
                disabled={place.isLast}
                onClick={() => onMove(1)}
              />
            </>
          )}
          {!isUnfinished && onChoose !== null && (
            <Button kind="text" icon={<RotateCcw {...icon} />} aria-label={`更换${name}`} onClick={onChoose} />
          )}
          <Button
            kind="danger-text"
            icon={<Trash2 {...icon} />}
            aria-label={`${isUnfinished ? '取消上传' : '移除'}${name}`}
            onClick={onRemove}
          />
        </div>
      )}
      {isUnfinished && entry.fault !== null && (
        <p role="alert" className={styles['fault']}>
          {entry.fault}
        </p>
      )}
    </li>
  );
}

function Shown({ address, name }: { address: string; name: string }) {
  const { shown, onError } = useShownPicture(address);
  if (shown === null)
    return (
      <span className={styles['missing']}>
        <ImageOff size={20} strokeWidth={1.5} aria-hidden="true" />
        {name}无法显示
      </span>
    );
  const picture = <img src={shown} alt={name} referrerPolicy="no-referrer" draggable={false} onError={onError} />;
  if (!canOpen(shown)) return picture;
  return (
    <a href={shown} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer" draggable={false}>
      {picture}
    </a>
  );
}

/** Shows what was chosen while it is on its way. */
function Sending({ entry: { file, fault, upload }, name }: { entry: Unfinished; name: string }) {
  const preview = useHeld(upload, { create: () => URL.createObjectURL(file), dispose: (lent) => URL.revokeObjectURL(lent) });
  return (
    <>
      <img src={preview} alt={name} draggable={false} className={styles['pale']} />
      {fault === null && (
        <span className={styles['sending']}>
          <Progress label="上传中" value={null} max={0} />
        </span>
      )}
    </>
  );
}
