import { type EditedUser, user } from '@zhilv/contract/system';
import { ApiError, call, messages, showFailure, useUnsavedChanges } from '@zhilv/platform';
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
  const [saving, setSaving] = useState(false);
  useUnsavedChanges(password !== '');

  const save = async (): Promise<void> => {
    const { error } = user.updatePassword.input.safeParse({ id, password });
    setFault(error?.issues[0]?.message);
    if (error !== undefined || saving) return;
    setSaving(true);
    try {
      await call(user.updatePassword, { id, password }, { quiet: true });
      messages.success(`已重置「${username}」的密码`);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showFailure(failure);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Modal title={`重置密码 · ${username}`} form={formId} busy={saving} onCancel={onClose}>
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
