import { useId } from 'react';
import { ChannelIcon } from '../../channel/ChannelIcon.tsx';
import type { Channel } from '../../channel/channels.ts';
import { useChannelName } from '../../channel/useChannelName.ts';
import styles from './ChannelTile.module.css';

export interface ChannelTileProps {
  channel: Channel;
  /** The choices of one name exclude each other. */
  name: string;
  chosen: boolean;
  onChoose?: () => void;
}

/** One channel of several; one that cannot be paid by says why and cannot be chosen. */
export function ChannelTile({ channel: { code, elsewhere }, name, chosen, onChoose }: ChannelTileProps) {
  const reasonId = useId();
  const title = useChannelName(code);
  const unavailable = elsewhere !== undefined;
  return (
    <label className={styles['tile']} data-chosen={chosen} data-unavailable={unavailable}>
      <input
        className={styles['choice']}
        type="radio"
        name={name}
        value={code}
        checked={chosen}
        disabled={unavailable}
        aria-label={title}
        aria-describedby={unavailable ? reasonId : undefined}
        onChange={() => onChoose?.()}
      />
      <ChannelIcon code={code} faded={unavailable} />
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {unavailable && (
          <span id={reasonId} className={styles['reason']}>
            {elsewhere}
          </span>
        )}
      </span>
    </label>
  );
}
