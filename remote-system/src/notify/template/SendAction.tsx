import { type NotifyTemplate, notifyTemplate } from '@zhilv/contract/system';
import { later, useLater } from '@zhilv/crud';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Send } from 'lucide-react';
import { receiver } from './receiver.ts';

/** The dialog is loaded when somebody wants to send, with the names of those to whom. */
const dialogCode = later(async () => {
  const [{ SendDialog }] = await Promise.all([import('./SendDialog.tsx'), receiver.prepare?.()]);
  return SendDialog;
});

export interface SendActionProps {
  template: NotifyTemplate;
}

/** Opens the dialog that sends a template to somebody; users who may not send see nothing. */
export function SendAction({ template }: SendActionProps) {
  const { code: Dialog, loading, prepare, open, close } = useLater(dialogCode);
  return (
    <>
      <Can call={notifyTemplate.sendNotify}>
        <Button
          kind="text"
          aria-label={`测试「${template.name}」`}
          aria-haspopup="dialog"
          title="发送测试站内信"
          icon={<Send size={16} strokeWidth={1.5} aria-hidden="true" />}
          busy={loading}
          unavailable={template.status === 0 ? undefined : '模板已停用，不能发送'}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void open()}
        />
      </Can>
      {Dialog !== null && <Dialog template={template} onClose={close} />}
    </>
  );
}
