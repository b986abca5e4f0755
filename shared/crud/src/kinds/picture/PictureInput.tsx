import { ImagePlus } from 'lucide-react';
import { type DragEvent, useImperativeHandle, useRef, useState } from 'react';
import type { FieldInputProps } from '../../resource/Field.ts';
import { useFileChoice } from '../../upload/useFileChoice.tsx';
import { keyed } from './pictureEntries.ts';
import { PICTURE_TYPES } from './pictureFault.ts';
import styles from './PictureInput.module.css';
import { PictureTile } from './PictureTile.tsx';
import { useUploads } from './useUploads.ts';

export interface PictureInputProps extends Omit<FieldInputProps, 'filtering'> {
  label: string;
  /** How many pictures there may be in an order; null where it takes one. */
  most: number | null;
}

/**
 * Takes pictures: chosen in the browser's dialog, dropped here, or pasted. Each is uploaded at once. Several can be put in order by dragging
 * and by their buttons.
 */
export function PictureInput(props: PictureInputProps) {
  const { id, label, labelledBy, most, value, onChange, onBlur, ref, disabled, invalid, describedBy } = props;
  const { entries, add, retry, remove, move } = useUploads({ value, most, onChange });
  const several = most !== null;
  const { input, choose } = useFileChoice({ chosen: `选择${label}`, accept: PICTURE_TYPES.join(), several, onChosen: add });
  const group = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => (chooser.current ?? group.current)?.focus() }), []);
  const full = entries.length >= (most ?? 1);

  // The button that was pressed is gone with its picture, or at another place.
  const keepFocus = (): void => group.current?.focus();

  const drop = (event: DragEvent, to: number | null): void => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    if (dragged !== null) {
      if (to !== null) move(dragged, to);
      setDragged(null);
    } else if (!disabled) add([...event.dataTransfer.files]);
  };
  const allowDrop = (event: DragEvent): void => {
    const isFile = event.dataTransfer.types.includes('Files');
    if (disabled || (!isFile && dragged === null)) return;
    event.preventDefault();
    setOver(isFile && dragged === null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped or pasted can be chosen by the button as well
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles['group']}
      data-over={over}
      data-invalid={invalid || undefined}
      onDragOver={allowDrop}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => drop(event, null)}
      onPaste={({ clipboardData }) => !disabled && clipboardData.files.length > 0 && add([...clipboardData.files])}
      onBlur={({ relatedTarget }) => !group.current?.contains(relatedTarget) && onBlur?.()}
    >
      {input}
      <ul className={styles['list']}>
        {keyed(entries).map(([key, entry], index) => (
          <PictureTile
            key={key}
            entry={entry}
            name={several ? `${label} ${index + 1}` : label}
            disabled={disabled}
            place={several ? { isFirst: index === 0, isLast: index === entries.length - 1 } : null}
            onMove={(by) => {
              move(index, index + by);
              keepFocus();
            }}
            onRemove={() => {
              remove(index);
              keepFocus();
            }}
            onRetry={retry}
            onChoose={several ? null : choose}
            onDragStart={({ dataTransfer }) => {
              // Some browsers drag nothing that has no data.
              dataTransfer.setData('text/plain', '');
              setDragged(index);
            }}
            onDragEnd={() => setDragged(null)}
            onDrop={(event) => drop(event, index)}
          />
        ))}
        {!full && (
          <li>
            <button
              ref={chooser}
              id={id}
              type="button"
              className={`${styles['add']} ${invalid ? styles['invalid'] : ''}`}
              disabled={disabled}
              onClick={choose}
            >
              <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
              {several ? '添加图片' : '上传图片'}
            </button>
          </li>
        )}
      </ul>
      {!disabled && <p className={styles['hint']}>PNG、JPEG、WebP 或 GIF，可拖放或粘贴{several && `，最多 ${most} 张`}</p>}
    </div>
  );
}
