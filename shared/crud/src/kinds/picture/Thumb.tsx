import { useShownPicture } from '@zhilv/platform';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Thumb.module.css';

export interface ThumbProps {
  /** Null where there is none. */
  address: string | null | undefined;
  /** What it shows; empty where text beside it says so. */
  alt: string;
  /** Stands where there is no picture; a drawing of a missing one by default. */
  otherwise?: ReactNode;
}

/** A small picture; a drawing of a missing one where it cannot be shown. */
export function Thumb({ address, alt, otherwise }: ThumbProps) {
  const { shown, onError } = useShownPicture(address || null);
  return (
    <span className={styles['thumb']}>
      {shown === null ? (
        (otherwise ?? (
          <ImageOff
            size={18}
            strokeWidth={1.5}
            {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt}无法显示` })}
          />
        ))
      ) : (
        <img src={shown} alt={alt} loading="lazy" referrerPolicy="no-referrer" onError={onError} />
      )}
    </span>
  );
}
