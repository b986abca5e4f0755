import { dialogStore } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';
import { PlainDialog } from '../plain/dialog/PlainDialog.tsx';

/** Renders the questions of platform's `confirm`, one at a time. A shell mounts it once. */
export function Dialogs() {
  const [dialog] = useSyncExternalStore(dialogStore.subscribe, dialogStore.read, dialogStore.read);
  if (dialog === undefined) return null;
  return (
    <PlainDialog
      key={dialog.id}
      title={dialog.title}
      okText={dialog.okText}
      cancelText={dialog.cancelText}
      danger={dialog.danger}
      onOk={() => dialogStore.settle(dialog.id, true)}
      onCancel={() => dialogStore.settle(dialog.id, false)}
    >
      {dialog.content}
    </PlainDialog>
  );
}
