import { type ChannelSign, channelOf } from './channels.ts';
import styles from './ChannelIcon.module.css';

export interface ChannelIconProps {
  /** The channel's code. */
  code: string;
  /** The edge in pixels. */
  size?: 24 | 40;
  /** Nobody can choose it. */
  faded?: boolean;
}

/**
 * The outlines of the signs, drawn by ourselves on a field of 24: they stand for ways to pay, and copy nobody's mark. What is solid is
 * filled besides.
 */
const SIGNS: Readonly<Record<ChannelSign, { readonly line: string; readonly solid?: string }>> = {
  screen: { line: 'M3 5h18v11.5H3z M12 16.5V20 M8 20h8', solid: 'M6 8h6v2H6z' },
  phone: { line: 'M7 2.5h10v19H7z M10 6.5h4 M10 9.5h4 M10 12.5h2.5', solid: 'M11 17.5h2v2h-2z' },
  app: { line: 'M7 2.5h10v19H7z', solid: 'M9.5 7h5v5h-5z M11 17.5h2v2h-2z' },
  scan: { line: 'M4 8.5V4h4.5 M15.5 4H20v4.5 M20 15.5V20h-4.5 M8.5 20H4v-4.5 M2.5 12h19', solid: 'M8 8h3v2H8z M13 14h3v2h-3z' },
  bar: { line: 'M3 4v16 M21 4v16', solid: 'M6 5h2v14H6z M9.5 5h1v14h-1z M12 5h2.5v14H12z M16 5h1v14h-1z M18 5h1v14h-1z' },
  account: { line: 'M3.5 4.5h17v11.5h-9L7 20v-4H3.5z M7.5 8.5h9', solid: 'M7.5 11h5v1.75h-5z' },
  program: {
    line: 'M4 4h6.5v6.5H4z M13.5 4H20v6.5h-6.5z M4 13.5h6.5V20H4z',
    solid: 'M13.5 16.75a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0z',
  },
  wallet: {
    line: 'M3.5 7.5h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z M3.5 7.5V6.5a2 2 0 0 1 2-2H16v3',
    solid: 'M15 12h5.5v3H15z',
  },
  trial: {
    line: 'M9.5 3h5 M10.5 3v6l-5.4 9.2a1.9 1.9 0 0 0 1.6 2.8h10.6a1.9 1.9 0 0 0 1.6-2.8L13.5 9V3',
    solid: 'M8 15.5h8l2 3.5H6z',
  },
};

/** Draws the sign of a channel in the colour of its house. It is decoration: the channel's name stands beside it. */
export function ChannelIcon({ code, size = 40, faded = false }: ChannelIconProps) {
  const { group, sign } = channelOf(code);
  const { line, solid } = SIGNS[sign];
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
