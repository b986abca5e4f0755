import type { Shortcut, ShortcutGroup } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { Fragment, useId } from 'react';
import { keyNames } from './keyNames.ts';
import type { ShortcutsDialogProps } from './openShortcuts.ts';
import { SHORTCUTS } from './shortcuts.ts';
import styles from './ShortcutsDialog.module.css';

/** All that the keyboard does: in the page that shows, and in the console around it. */
export function ShortcutsDialog({ pageGroups, onClose }: ShortcutsDialogProps) {
  return (
    <Modal
      title="键盘快捷键"
      width={720}
      footer={
        <Button kind="primary" onClick={onClose}>
          知道了
        </Button>
      }
      onCancel={onClose}
    >
      <div className={styles['groups']}>
        {pageGroups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        {SHORTCUTS.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Modal>
  );
}

function Group({ group: { title, shortcuts } }: { group: ShortcutGroup }) {
  const headingId = useId();
  return (
    <section className={styles['group']} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles['heading']}>
        {title}
      </h3>
      <dl className={styles['shortcuts']}>
        {shortcuts.map((shortcut) => (
          <Row key={shortcut.text} shortcut={shortcut} />
        ))}
      </dl>
    </section>
  );
}

function Row({ shortcut: { keys, text } }: { shortcut: Shortcut }) {
  return (
    <div className={styles['row']}>
      <dt>{text}</dt>
      <dd className={styles['keys']}>
        {keys.map((combination) => (
          <span key={combination} className={styles['combination']}>
            {keyNames(combination).map((name) => (
              <Fragment key={name}>
                <kbd>{name}</kbd>{' '}
              </Fragment>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}
