import { useActions } from '@zhilv/crud';
import { type payApp, type PayChannel, payChannel } from '@zhilv/contract/pay';
import type { RecordOf } from '@zhilv/contract/resource';
import { ApiError, call } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { Tag } from '@zhilv/ui/tag';
import { useState } from 'react';
import { ChannelIcon } from '../../channel/ChannelIcon.tsx';
import { type Channel, channelOf, channels } from '../../channel/channels.ts';
import { useChannelName } from '../../channel/useChannelName.ts';
import { ChannelForm } from './ChannelForm.tsx';
import styles from './ChannelsDialog.module.css';

export interface ChannelsDialogProps {
  app: RecordOf<typeof payApp>;
  /** The back end changes channels; a stock one only adds them. */
  changeable: boolean;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** A channel of the application with what is stored of it; null for one that is to be added. */
interface Opened {
  readonly channel: Channel;
  readonly stored: PayChannel | null;
}

/** Lists all channels with those that the application has, and opens the form of each. */
export function ChannelsDialog({ app, changeable, onChanged, onClose }: ChannelsDialogProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  // What was added or removed here; the list behind loads anew meanwhile.
  const [codes, setCodes] = useState<readonly string[]>(app.channelCodes ?? []);
  const { isBusy, run } = useActions();

  const open = (channel: Channel): Promise<void> =>
    run(channel.code, async () => {
      const stored = await call(payChannel.get, { appId: app.id, code: channel.code }, { quiet: true });
      setOpened({ channel, stored });
    });
  const changed = async (code: string, isThere: boolean): Promise<void> => {
    setCodes((before) => [...before.filter((one) => one !== code), ...(isThere ? [code] : [])]);
    setOpened(null);
    try {
      await onChanged();
    } catch (error) {
      // The list says in its own place that it could not be loaded.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  if (opened !== null) {
    const { channel, stored } = opened;
    return (
      <ChannelForm
        app={app}
        channel={channel}
        stored={stored}
        changeable={changeable}
        onSaved={() => changed(channel.code, true)}
        onDeleted={() => changed(channel.code, false)}
        onClose={() => setOpened(null)}
      />
    );
  }
  const others = codes.filter((code) => !channels.some((channel) => channel.code === code)).map(channelOf);
  return (
    <Modal title={`支付渠道 · ${app.name}`} width={720} onCancel={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <ul className={styles['channels']}>
        {[...channels, ...others].map((channel) => (
          <ListedChannel
            key={channel.code}
            channel={channel}
            has={codes.includes(channel.code)}
            busy={isBusy(channel.code)}
            onOpen={() => void open(channel)}
          />
        ))}
      </ul>
    </Modal>
  );
}

interface ListedChannelProps {
  channel: Channel;
  has: boolean;
  busy: boolean;
  onOpen: () => void;
}

function ListedChannel({ channel: { code }, has, busy, onOpen }: ListedChannelProps) {
  const name = useChannelName(code);
  return (
    <li className={styles['channel']}>
      <ChannelIcon code={code} faded={!has} />
      <span className={styles['name']}>{name}</span>
      <Tag tone={has ? 'success' : 'plain'}>{has ? '已配置' : '未配置'}</Tag>
      <Button kind="text" aria-label={`${has ? '查看' : '配置'}「${name}」`} busy={busy} onClick={onOpen}>
        {has ? '查看' : '配置'}
      </Button>
    </li>
  );
}
