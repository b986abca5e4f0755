import { type ReleaseOverview, release } from '@zhilv/contract/operation';
import { useCan } from '@zhilv/platform';
import { useState } from 'react';
import { useEntryTitle } from '../section/useEntryTitle.ts';
import { DisableDialog } from './DisableDialog.tsx';
import { EntryCard } from './EntryCard.tsx';
import styles from './EntryList.module.css';
import { type NamedEntry, useReleaseActions } from './useReleaseActions.ts';

export interface EntryListProps {
  overview: ReleaseOverview;
}

/** The host and the remotes, each with its releases. */
export function EntryList({ overview: { entries, revision } }: EntryListProps) {
  const mayChange = useCan(release.promote);
  const actions = useReleaseActions(revision);
  const titleOf = useEntryTitle();
  const [disabling, setDisabling] = useState<NamedEntry | null>(null);
  return (
    <>
      <div className={styles['entries']}>
        {entries.map((entry) => {
          const named = { entry, title: titleOf(entry.name) };
          return (
            <EntryCard
              key={entry.name}
              named={named}
              actions={mayChange ? actions : null}
              onDisable={() => setDisabling(named)}
            />
          );
        })}
      </div>
      {disabling && (
        <DisableDialog
          named={disabling}
          busy={actions.busy !== null}
          onConfirmed={async (message) => {
            if (await actions.disable(disabling, message)) setDisabling(null);
          }}
          onCancel={() => setDisabling(null)}
        />
      )}
    </>
  );
}
