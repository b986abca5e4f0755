import { Tag } from '@zhilv/ui/tag';
import { EntryActions } from './EntryActions.tsx';
import styles from './EntryCard.module.css';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import type { NamedEntry, ReleaseActions } from './useReleaseActions.ts';

export interface EntryCardProps {
  named: NamedEntry;
  /** The actions; null for a user who may only look. */
  actions: ReleaseActions | null;
  onDisable: () => void;
}

/** Shows the host or a remote: its live release with its faults, and its other releases. */
export function EntryCard({ named, actions, onDisable }: EntryCardProps) {
  const { entry, title } = named;
  const { name, state, message, active, problems } = entry;
  return (
    <article className={styles['card']} aria-label={title}>
      <header className={styles['header']}>
        <h3 className={styles['title']}>{title}</h3>
        {title !== name && <code className={styles['name']}>{name}</code>}
        {state === 'disabled' ? (
          <Tag tone="warning">已停用</Tag>
        ) : active === null ? (
          <Tag>未发布</Tag>
        ) : (
          <Tag tone="success">使用中</Tag>
        )}
      </header>
      {state === 'disabled' && <p className={styles['message']}>停用说明：{message}</p>}
      <EntryFacts entry={entry} />
      {problems.length > 0 && (
        <ul className={styles['problems']} aria-label="发现的问题">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {actions && <EntryActions named={named} actions={actions} onDisable={onDisable} />}
      <EntryHistory named={named} actions={actions} />
    </article>
  );
}
