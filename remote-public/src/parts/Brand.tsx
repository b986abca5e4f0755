import { Link } from 'react-router';
import { ADDRESS } from './addresses.ts';
import styles from './Brand.module.css';
import { CompanyMark } from './CompanyMark.tsx';
import { Picture } from './Picture.tsx';
import type { SiteFrame } from './siteFrame.ts';

/** The company's logo and name, leading home. */
export function Brand({ frame, onFollowed }: { readonly frame: SiteFrame; readonly onFollowed?: () => void }) {
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
