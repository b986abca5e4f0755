import { Arrow } from '../parts/Arrow.tsx';
import { Clauses } from '../parts/Clauses.tsx';
import type { SiteFrame } from '../parts/siteFrame.ts';
import { telephoneAddress } from '../parts/telephoneAddress.ts';
import styles from './Invitation.module.css';

/** Takes the place that a list leaves at its end: whom to call. Nothing where there is no number to dial. */
export function Invitation({ frame: { company, config } }: { readonly frame: SiteFrame }) {
  const call = telephoneAddress(company?.phone);
  if (call === null) return null;
  return (
    <a className={styles['invitation']} href={call}>
      <span className={styles['title']}>
        <Clauses text="下一处山水，从一次踏勘开始" />
      </span>
      <span className={styles['text']}>
        <Clauses text="说说你的游线、客流与难处，我们带着问题清单上门。" />
      </span>
      <span className={styles['phone']}>
        {company?.phone}
        <Arrow />
      </span>
      {config.openingHours && <span className={styles['hours']}>{config.openingHours}</span>}
    </a>
  );
}
