import { Link } from 'react-router';
import { ADDRESS } from '../../parts/address/addresses.ts';
import styles from './Brand.module.css';
import { CompanyMark } from './CompanyMark.tsx';
import { Picture } from '../../parts/section/Picture.tsx';
import type { FrameContent } from '../../parts/content/frameContent.ts';

/** The company's logo and name, leading home. */
export function Brand({ frame, onFollowed }: { readonly frame: FrameContent; readonly onFollowed?: () => void }) {
  return (
    <Link className={styles['brand']} to={ADDRESS.home} onClick={onFollowed}>
      {frame.company?.logo ? (
        <Picture className={styles['logo']} address={frame.company.logo} text="" width={36} height={36} />
      ) : (
        <CompanyMark />
      )}
      <span className={styles['name']}>{frame.companyName}</span>
    </Link>
  );
}
