import { type EditedUser, user } from '@zhilv/contract/system';
import { useActions, useUnsavedDraft } from '@zhilv/crud';
import { call, messages } from '@zhilv/platform';
import { Modal } from '@zhilv/ui/modal';
import { useId, useState } from 'react';
import { PasswordField } from '../parts/password/PasswordField.tsx';

export interface ResetPasswordDialogProps {
  user: EditedUser;
  onClose: () => void;
}

/** Gives a user another password, which ends all his sign-ins. */
export function ResetPasswordDialog({ user: { id, username }, onClose }: ResetPasswordDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const { isBusy, run } = useActions<'save'>();
  const cancel = useUnsavedDraft(password !== '', onClose);

  const save = async (): Promise<void> => {
    const { error } = user.updatePassword.input.safeParse({ id, password });
    setFault(error?.issues[0]?.message);
    if (error !== undefined) return;
    await run('save', async () => {
      await call(user.updatePassword, { id, password }, { quiet: true });
      messages.success(`已重置「${username}」的密码`);
      onClose();
    });
  };

  return (
    <Modal title={`重置密码 · ${username}`} form={formId} busy={isBusy('save')} onCancel={() => void cancel()}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PasswordField
          label="新密码"
          value={password}
          autoComplete="new-password"
          error={fault}
          hint="4-16 个字符。保存后该用户的所有登录立即失效。"
          onChange={setPassword}
        />
      </form>
    </Modal>
  );
}
