import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';
import { walkedTo } from './walkedTo.ts';

interface TabsProps {
  /** The name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly name: string; readonly panel: ReactNode }[];
  readonly chosen: number;
  readonly onChosen: (index: number) => void;
}

/**
 * Shows one of several panels; the others stay in the page, for those who search it. Arrow keys walk the tabs. Without
 * script there are no tabs, and all panels show, one below the other.
 */
export function Tabs({ label, tabs, chosen, onChosen }: TabsProps) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const walk = (event: KeyboardEvent) => {
    const next = walkedTo(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault(); // Home and End would scroll the page.
    onChosen(next);
    buttons.current[next]?.focus();
  };

  return (
    <>
      <div className={styles['tabs']} role="tablist" aria-label={label}>
        {tabs.map(({ name }, index) => (
          <button
            className={styles['tab']}
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            onClick={() => onChosen(index)}
            onKeyDown={walk}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          className={styles['panel']}
          key={name}
          data-name={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
