import { CONSOLE } from '../../address/consoleAddresses.ts';
import icon from '../../icon.svg';
import styles from './Brand.module.css';

export interface BrandProps {
  company: string;
}

/** Logo and company name, leading home. */
export function Brand({ company }: BrandProps) {
  return (
    <a className={styles['brand']} href={CONSOLE.home} data-way-back aria-label={`${company}，返回首页`}>
      <img src={icon} alt="" width={28} height={28} />
      <span className={styles['name']}>{company}</span>
    </a>
  );
}
