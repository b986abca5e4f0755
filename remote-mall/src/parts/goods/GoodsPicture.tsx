import { useShownPicture } from '@zhilv/platform';
import { ImageOff } from 'lucide-react';
import styles from './GoodsPicture.module.css';

export interface GoodsPictureProps {
  /** The address of the picture; null where there is none. */
  address: string | null | undefined;
}

/** The picture of goods, whose name stands beside it. */
export function GoodsPicture({ address }: GoodsPictureProps) {
  const { shown, onError } = useShownPicture(address ?? null);
  return (
    <span className={styles['picture']}>
      {shown === null ? (
        <ImageOff size={18} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <img src={shown} alt="" loading="lazy" referrerPolicy="no-referrer" onError={onError} />
      )}
    </span>
  );
}
