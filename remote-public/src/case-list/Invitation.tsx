import { Arrow } from '../parts/icon/Arrow.tsx';
import { Clauses } from '../parts/text/Clauses.tsx';
import type { FrameContent } from '../parts/content/frameContent.ts';
import { telephoneAddress } from '../parts/address/telephoneAddress.ts';
import styles from './Invitation.module.css';

/** Fills the place that a list leaves at its end and says whom to call. It is absent where there is no number to dial. */
export function Invitation({ frame: { company, config } }: { readonly frame: FrameContent }) {
  const call = telephoneAddress(company?.phone);
  if (call === null) return null;
  return (
    <a className={styles['invitation']} href={call}>
      <span className={styles['title']}>
        <Clauses text="下一处山水，从一次踏勘开始" />
      </span>
      <span className={styles['text']}>
        <Clauses text="说说您的游线、客流与难处，我们带着问题清单上门。" />
      </span>
      <span className={styles['phone']}>
        {company?.phone}
        <Arrow />
      </span>
      {config.openingHours && <span className={styles['hours']}>{config.openingHours}</span>}
    </a>
  );
}
