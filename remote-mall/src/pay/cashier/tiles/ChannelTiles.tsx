import { useId } from 'react';
import { Empty } from '@zhilv/ui/plain/empty';
import type { Channel, ChannelGroup } from '../../channel/channels.ts';
import { ChannelTile } from './ChannelTile.tsx';
import styles from './ChannelTiles.module.css';
import type { OfferedChannels } from './offeredChannels.ts';

export interface ChannelTilesProps {
  offered: OfferedChannels;
  chosen: Channel | null;
  onChoose: (channel: Channel) => void;
}

const TITLES: Readonly<Record<ChannelGroup, string>> = { alipay: '支付宝', wechat: '微信', other: '其他' };

/** Has one of the channels chosen: the arrow keys go through them, and those of another house too. */
export function ChannelTiles({ offered: { groups, off }, chosen, onChoose }: ChannelTilesProps) {
  const name = useId();
  return (
    <fieldset className={styles['tiles']}>
      <legend className={styles['legend']}>选择支付方式</legend>
      {groups.length === 0 && <Empty>这个应用还没有开通支付渠道，请联系管理员</Empty>}
      {groups.map(({ group, channels }) => (
        <div key={group} role="group" aria-labelledby={`${name}-${group}`}>
          <h2 id={`${name}-${group}`} className={styles['house']}>
            {TITLES[group]}
          </h2>
          <div className={styles['row']}>
            {channels.map((channel) => (
              <ChannelTile
                key={channel.code}
                channel={channel}
                name={name}
                chosen={channel.code === chosen?.code}
                onChoose={() => onChoose(channel)}
              />
            ))}
          </div>
        </div>
      ))}
      {off.length > 0 && (
        <details className={styles['off']}>
          <summary>未开通的支付方式（{off.length}）</summary>
          <div className={styles['row']}>
            {off.map((channel) => (
              <ChannelTile key={channel.code} channel={{ ...channel, elsewhere: '未开通' }} name={name} chosen={false} />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}
