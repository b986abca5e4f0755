import { Facts } from '../parts/section/Facts.tsx';
import type { FrameContent } from '../parts/content/frameContent.ts';
import { telephoneAddress } from '../parts/address/telephoneAddress.ts';
import styles from './AboutPage.module.css';

interface ContactProps {
  readonly company: NonNullable<FrameContent['company']>;
  readonly config: FrameContent['config'];
}

export const CONTACT = { anchor: 'contact', title: '联系我们' };

/** Shows the ways to reach the company. */
export function Contact({ company: { phone, email, address }, config: { openingHours } }: ContactProps) {
  return (
    <section className={styles['part']} id={CONTACT.anchor} aria-labelledby="contact-title">
      <h2 className={styles['partTitle']} id="contact-title">
        {CONTACT.title}
      </h2>
      <Facts
        className={styles['facts']}
        facts={[
          ['商务热线', phone, telephoneAddress(phone)],
          ['服务时间', openingHours],
          ['电子邮箱', email, `mailto:${email}`],
          ['公司地址', address],
        ]}
      />
    </section>
  );
}
