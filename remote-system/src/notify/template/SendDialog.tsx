import { fillTemplate, missingPlaces, type NotifyTemplate, notifyTemplate, placesOf } from '@zhilv/contract/system';
import type { Id } from '@zhilv/contract';
import { useActions, useUnsavedDraft } from '@zhilv/crud';
import { call, messages, useSession } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { Modal } from '@zhilv/ui/modal';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { useId, useState } from 'react';
import { receiver } from './receiver.ts';
import styles from './SendDialog.module.css';

/** The `user_type` of staff. */
const STAFF = 2;

export interface SendDialogProps {
  template: NotifyTemplate;
  onClose: () => void;
}

/** Fills in a template, shows what comes of it, and sends that to the user or somebody else. */
export function SendDialog({ template, onClose }: SendDialogProps) {
  const { code, content } = template;
  const formId = useId();
  const { user } = useSession();
  const [userId, setUserId] = useState<unknown>(user?.id);
  // A place may have any name, so the values are in no plain object.
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [checked, setChecked] = useState(false);
  const { isBusy, run } = useActions<'send'>();
  const cancel = useUnsavedDraft(
    [...typed.values()].some((value) => value !== ''),
    onClose,
  );
  const params = Object.fromEntries([...typed].filter(([, value]) => value.trim() !== ''));
  const missing = new Set(missingPlaces(content, params));

  const send = async (): Promise<void> => {
    setChecked(true);
    if (missing.size > 0) return;
    await run('send', async () => {
      // A reference that must have a value holds an id.
      const message = { userId: userId as Id, userType: STAFF, templateCode: code, templateParams: params };
      const sent = await call(notifyTemplate.sendNotify, message, { quiet: true });
      if (sent === null) {
        // Somebody has switched the template off in the meantime.
        messages.warning('模板已停用，没有发送');
        return;
      }
      messages.success('测试站内信已发送');
      onClose();
    });
  };

  return (
    <Modal title="发送测试站内信" form={formId} okText="发送" busy={isBusy('send')} onCancel={() => void cancel()}>
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Receiver value={userId} onChange={setUserId} />
        {placesOf(content).map((name) => (
          <Place
            key={name}
            name={name}
            value={typed.get(name) ?? ''}
            error={checked && missing.has(name) ? `${name}不能为空` : undefined}
            onChange={(value) => setTyped(new Map(typed).set(name, value))}
          />
        ))}
        <section aria-label="预览" className={styles['preview']}>
          <p className={styles['sender']}>{template.nickname}</p>
          <p className={styles['content']}>{fillTemplate(content, params)}</p>
        </section>
      </form>
    </Modal>
  );
}

function Receiver({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const id = useId();
  const { label, Input: Chooser } = receiver;
  if (Chooser === null) return null;
  return (
    <div className={styles['receiver']}>
      <FieldLabel id={`${id}-label`} htmlFor={id} required>
        {label}
      </FieldLabel>
      <Chooser
        id={id}
        labelledBy={`${id}-label`}
        value={value}
        onChange={onChange}
        disabled={false}
        required
        invalid={false}
        filtering={false}
      />
    </div>
  );
}

interface PlaceProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Place({ name, value, error, onChange }: PlaceProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id} required>
        {name}
      </FieldLabel>
      <Input
        id={id}
        value={value}
        required
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        placeholder={`请输入${name}`}
        onChange={onChange}
      />
      <FieldNote id={`${id}-error`} error={error} />
    </div>
  );
}
