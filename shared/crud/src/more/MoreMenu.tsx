import { messages } from '@zhilv/platform';
import type { MoreAction } from './MoreActions.tsx';
import styles from './MoreMenu.module.css';

export interface MoreMenuProps {
  actions: readonly MoreAction[];
  onChosen: () => void;
}

/** Lists the further actions of a row. */
export function MoreMenu({ actions, onChosen }: MoreMenuProps) {
  return (
    <ul className={styles['actions']}>
      {actions.map(({ label, danger, unavailable, onSelect }) => (
        <li key={label}>
          <button
            type="button"
            className={styles['action']}
            data-danger={danger}
            aria-disabled={unavailable !== undefined || undefined}
            title={unavailable}
            onClick={() => {
              // Touch screens show no tooltip, so a press shows the reason as a message.
              if (unavailable !== undefined) return messages.warning(unavailable);
              onChosen();
              onSelect();
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
