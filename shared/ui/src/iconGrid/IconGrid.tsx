import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { menuIcons } from '../icon/menuIcons.ts';
import { hiddenText } from '../plain/hidden/hiddenText.ts';
import { Input } from '../textBox/Input.tsx';
import { gridMove } from './gridMove.ts';
import styles from './IconGrid.module.css';

export interface IconGridProps {
  /** The name of the grid. */
  label: string;
  /** The name of the chosen icon as a server menu has it; null for none. */
  value: string | null;
  onChange: (name: string) => void;
}

/** The stylesheet has as many columns. */
const COLUMNS = 8;

/** Shows every icon that a menu can have. A field above finds them by their names, and arrow keys go from one to another. */
export function IconGrid({ label, value, onChange }: IconGridProps) {
  const [search, setSearch] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const goes = useRef(false);
  const asked = search.trim().toLowerCase();
  const names = [...menuIcons.keys()].filter((name) => name.toLowerCase().includes(asked));
  const active = names.find((name) => name === at) ?? names.find((name) => name === value) ?? names[0];

  useLayoutEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = active === undefined ? null : gridMove(event.key, names.indexOf(active), names.length, COLUMNS);
    if (next === null) return;
    event.preventDefault();
    goes.current = true;
    setAt(names[next] ?? null);
  };

  return (
    <div className={styles['around']}>
      <label>
        <span className={hiddenText}>搜索{label}</span>
        <Input value={search} onChange={setSearch} placeholder="搜索" clearable />
      </label>
      <p role="status" className={names.length === 0 ? styles['none'] : hiddenText}>
        {names.length === 0 ? '没有符合的内容' : asked === '' ? '' : `找到 ${names.length} 项`}
      </p>
      {names.length > 0 && (
        <div ref={grid} role="listbox" aria-label={label} tabIndex={-1} className={styles['icons']} onKeyDown={onKeyDown}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="option"
              aria-label={name}
              aria-selected={name === value}
              title={name}
              tabIndex={name === active ? 0 : -1}
              className={styles['icon']}
              onClick={() => onChange(name)}
            >
              <Icon name={name} size={20} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
