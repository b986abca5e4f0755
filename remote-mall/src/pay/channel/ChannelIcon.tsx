import { channelOf } from './channels.ts';
import { channelSigns } from './channelSigns.ts';
import styles from './ChannelIcon.module.css';

export interface ChannelIconProps {
  /** The channel's code. */
  code: string;
  /** The edge in pixels. */
  size?: 24 | 40;
  /** Nobody can choose it. */
  faded?: boolean;
}

/** Draws the sign of a channel in the colour of its house. It is decoration: the channel's name stands beside it. */
export function ChannelIcon({ code, size = 40, faded = false }: ChannelIconProps) {
  const { group, sign } = channelOf(code);
  const { line, solid } = channelSigns[sign];
  return (
    <svg
      className={styles['icon']}
      data-group={faded ? 'none' : group}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles['ground']} width="40" height="40" rx="9" />
      <g transform="translate(8 8)">
        {solid !== undefined && <path className={styles['solid']} d={solid} />}
        <path className={styles['line']} d={line} />
      </g>
    </svg>
  );
}
