import { useState } from 'react';
import styles from './Picture.module.css';
import { useRefusedHost } from './useRefusedHost.ts';

interface PictureProps {
  readonly address: string | null | undefined;
  /** Says what the picture shows; empty when the words beside it say so already. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  /** The picture is among the first things on its page, so the browser asks for it at once. */
  readonly first?: boolean;
}

/** A picture from the server; a quiet ground holds its place until it comes, and stays if it never does or may not be shown. */
export function Picture({ address, text, width, height, className, first = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const refused = useRefusedHost(address ?? '') !== null;
  const classes = [styles['picture'], className].filter(Boolean).join(' ');
  if (!address || refused || address === broken)
    return <span className={classes} style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <img
      className={classes}
      src={address}
      alt={text}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
