import { Facts } from '../parts/section/Facts.tsx';
import { Picture } from '../parts/section/Picture.tsx';
import type { FrameContent } from '../parts/content/frameContent.ts';
import { telephoneAddress } from '../parts/address/telephoneAddress.ts';
import { DrawnWhenNear } from '../parts/drawing/DrawnWhenNear.tsx';
import { Waterside } from '../parts/drawing/scene/Waterside.tsx';
import styles from './Contact.module.css';

/** Tells how to reach the company, and nothing of a company that is not known. */
export function Contact({ frame: { company, config } }: { readonly frame: FrameContent }) {
  if (!company) return null;
  const { phone, address, email, qrCode } = company;
  const call = telephoneAddress(phone);
  return (
    <section className={styles['contact']} id="contact" aria-labelledby="contact-title">
      <DrawnWhenNear className={styles['picture']}>
        <Waterside />
      </DrawnWhenNear>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <h2 className={styles['title']} id="contact-title">
            说说您的那片山水
          </h2>
          {phone && (
            <p className={styles['phone']}>
              <span className={styles['label']}>商务合作热线</span>
              {call === null ? phone : <a href={call}>{phone}</a>}
            </p>
          )}
          <Facts
            facts={[
              ['服务时间', config.openingHours],
              ['公司地址', address],
              ['电子邮箱', email, `mailto:${email}`],
            ]}
          />
        </div>
        {qrCode && (
          <figure className={styles['code']}>
            <Picture className={styles['codePicture']} address={qrCode} text="公司二维码" width={168} height={168} />
            <figcaption>扫码与顾问沟通</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
