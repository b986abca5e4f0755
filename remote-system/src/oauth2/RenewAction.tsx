import { useActions } from '@zhilv/crud';
import { type OAuth2Client, oauth2Client } from '@zhilv/contract/system';
import { call, Can, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { KeyRound } from 'lucide-react';
import { newSecret } from './newSecret.ts';

export interface RenewActionProps {
  client: OAuth2Client;
  /** Gives the reason why a new secret could not be shown; null where it can. */
  prepare: () => Promise<string | null>;
  onRenewed: (secret: string) => Promise<void>;
}

/** Gives a client another secret after a question; users who may not change it see nothing. */
export function RenewAction({ client, prepare, onRenewed }: RenewActionProps) {
  const { isBusy, run } = useActions<'renew'>();

  const renew = (): Promise<void> => {
    const work = async (): Promise<void> => {
      const obstacle = await prepare();
      if (obstacle !== null) {
        messages.error(obstacle);
        return;
      }
      const secret = newSecret();
      const stored = await call(oauth2Client.get, { id: client.id }, { quiet: true });
      if (stored === null) {
        messages.warning(`「${client.name}」已被删除`);
        return;
      }
      // The call sends the whole record, for a back end may empty what is left out.
      const change = oauth2Client.update.input.safeParse({ ...stored, secret });
      if (!change.success) {
        messages.warning(`「${client.name}」的信息不完整，请先修改并保存`);
        return;
      }
      await call(oauth2Client.update, change.data, { quiet: true });
      await onRenewed(secret);
    };
    const content = `将为「${client.name}」更换密钥，旧密钥立即失效，应用换上新密钥之前不能登录。`;
    return run('renew', work, { question: { content, danger: true } });
  };

  return (
    <Can call={oauth2Client.update}>
      <Button
        kind="text"
        aria-label={`更换「${client.name}」的密钥`}
        title="更换密钥"
        icon={<KeyRound size={16} strokeWidth={1.5} aria-hidden="true" />}
        busy={isBusy('renew')}
        unavailable={client.isPublic === true ? '公开应用没有密钥' : undefined}
        onClick={() => void renew()}
      />
    </Can>
  );
}
