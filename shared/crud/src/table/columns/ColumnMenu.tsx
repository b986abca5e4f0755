import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { moveColumn, showColumn } from './arrangeColumns.ts';
import styles from './ColumnMenu.module.css';
import type { ColumnsButtonProps } from './ColumnsButton.tsx';

interface Move {
  readonly to: number;
  readonly upwards: boolean;
}

/** Lists every column of a table, to show, hide and move it. The first names the record and stays as it is. */
export function ColumnMenu<Name extends string>({ fields, columns }: ColumnsButtonProps<Name>) {
  const { all, choice, choose, widths } = columns;
  const last = all.length - 1;
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);

  useLayoutEffect(() => {
    // A moved row loses the focus, and at either end the pressed button is disabled.
    if (moved === null) return;
    const [up, down] = list.current?.children[moved.to]?.querySelectorAll('button') ?? [];
    const [pressed, other] = moved.upwards ? [up, down] : [down, up];
    (pressed?.disabled === true ? other : pressed)?.focus();
  }, [moved]);

  const move = (from: number, to: number): void => {
    choose(moveColumn(all, from, to));
    setMoved({ to, upwards: to < from });
  };

  const reset = (): void => {
    choose(null);
    widths.reset();
  };

  const movedTo = moved === null ? undefined : all[moved.to];
  return (
    <div className={styles['menu']}>
      <ul ref={list} className={styles['columns']}>
        {all.map(({ name, shown }, index) => {
          const { label } = fields[name];
          return (
            <li key={name} className={styles['column']}>
              <PlainCheckbox
                checked={shown}
                disabled={index === 0}
                onChange={(checked) => choose(showColumn(all, name, checked))}
              >
                {label}
              </PlainCheckbox>
              {index > 0 && (
                <span className={styles['moves']}>
                  <button
                    type="button"
                    className={styles['move']}
                    aria-label={`上移「${label}」`}
                    disabled={index === 1}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp size={16} strokeWidth={1.5} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className={styles['move']}
                    aria-label={`下移「${label}」`}
                    disabled={index === last}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown size={16} strokeWidth={1.5} aria-hidden="true" />
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles['foot']}>
        <button type="button" className={styles['reset']} disabled={choice === null && !widths.changed} onClick={reset}>
          恢复默认
        </button>
      </div>
      <p className={hiddenText} role="status">
        {movedTo !== undefined && `「${fields[movedTo.name].label}」移到第 ${all.indexOf(movedTo) + 1} 列`}
      </p>
    </div>
  );
}
