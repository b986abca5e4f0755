import { canOpen } from '@zhilv/crud';
import { useShownPicture } from '@zhilv/platform';
import { ImageOff } from 'lucide-react';
import styles from './ProofPictures.module.css';

export interface ProofPicturesProps {
  addresses: readonly string[];
}

/** The pictures by which a buyer proves what is wrong with the goods; each opens whole in a window of its own. */
export function ProofPictures({ addresses }: ProofPicturesProps) {
  if (addresses.length === 0) return null;
  return (
    <ul className={styles['pictures']} aria-label="凭证图片">
      {addresses.map((address, index) => (
        <li key={address}>
          <Proof address={address} name={`凭证图片 ${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}

function Proof({ address, name }: { address: string; name: string }) {
  const { shown, onError } = useShownPicture(address);
  if (shown === null) {
    return (
      <span className={styles['picture']}>
        <ImageOff size={20} strokeWidth={1.5} role="img" aria-label={`${name}无法显示`} />
      </span>
    );
  }
  const picture = <img src={shown} alt={name} loading="lazy" referrerPolicy="no-referrer" onError={onError} />;
  if (!canOpen(shown)) return <span className={styles['picture']}>{picture}</span>;
  return (
    <a className={styles['picture']} href={shown} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {picture}
    </a>
  );
}
