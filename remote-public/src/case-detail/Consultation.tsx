import { Picture } from '../parts/section/Picture.tsx';
import type { FrameContent } from '../parts/content/frameContent.ts';
import { telephoneAddress } from '../parts/address/telephoneAddress.ts';
import styles from './Consultation.module.css';

/** Says beside the text whom to call about it; absent where no number is known. */
export function Consultation({ frame: { company, config } }: { readonly frame: FrameContent }) {
  if (!company?.phone) return null;
  const { phone, qrCode } = company;
  const call = telephoneAddress(phone);
  return (
    <aside className={styles['place']} aria-labelledby="consultation">
      <div className={styles['card']}>
        <h2 className={styles['title']} id="consultation">
          想在您的景区也这样做？
        </h2>
        <p className={styles['text']}>告诉我们游线、客流与现有系统，两周内给出踏勘后的问题清单。</p>
        <p className={styles['phone']}>{call === null ? phone : <a href={call}>{phone}</a>}</p>
        {config.openingHours && <p className={styles['hours']}>{config.openingHours}</p>}
        {qrCode && <Picture className={styles['code']} address={qrCode} text="公司二维码" width={120} height={120} />}
      </div>
    </aside>
  );
}
