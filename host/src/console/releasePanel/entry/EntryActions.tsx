import { Button } from '@zhilv/ui/button';
import styles from './EntryCard.module.css';
import { type NamedEntry, type ReleaseActions, underWay } from './useReleaseActions.ts';

export interface EntryActionsProps {
  named: NamedEntry;
  actions: ReleaseActions;
  onDisable: () => void;
}

/** The buttons of an entry. They keep their places in every state, so that the focus stays where it is after a press. */
export function EntryActions({ named, actions: { busy, rollBack, enable }, onDisable }: EntryActionsProps) {
  const { entry } = named;
  const { name, state, active, rollbackTo } = entry;
  const isOff = state === 'disabled';
  return (
    <div className={styles['actions']}>
      <Button
        busy={busy === underWay('rollBack', entry)}
        unavailable={rollbackTo === null ? '没有可以回退到的版本' : undefined}
        onClick={() => void rollBack(named)}
      >
        回退
      </Button>
      {name !== 'host' && active !== null && (
        <>
          <Button
            kind={isOff ? 'secondary' : 'danger'}
            busy={busy === underWay('enable', entry)}
            onClick={() => (isOff ? void enable(named) : onDisable())}
          >
            {isOff ? '恢复' : '停用'}
          </Button>
          {isOff && <Button onClick={onDisable}>修改说明</Button>}
        </>
      )}
    </div>
  );
}
