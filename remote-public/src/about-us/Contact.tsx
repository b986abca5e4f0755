import { Fragment } from 'react';
import type { SiteFrame } from '../parts/siteFrame.ts';
import { telephoneAddress } from '../parts/telephoneAddress.ts';
import styles from './AboutPage.module.css';

interface ContactProps {
  readonly company: NonNullable<SiteFrame['company']>;
  readonly config: SiteFrame['config'];
}

export const CONTACT = { anchor: 'contact', title: '联系我们' };

/** How to reach the company; what is not known is not mentioned. */
export function Contact({ company: { phone, email, address }, config: { openingHours } }: ContactProps) {
  const facts = [
    ['商务热线', phone, telephoneAddress(phone ?? '')],
    ['服务时间', openingHours, null],
    ['电子邮箱', email, `mailto:${email}`],
    ['公司地址', address, null],
  ] as const;
  return (
    <section className={styles['part']} id={CONTACT.anchor} aria-labelledby="contact-title">
      <h2 className={styles['partTitle']} id="contact-title">
        {CONTACT.title}
      </h2>
      <dl className={styles['facts']}>
        {facts.map(
          ([name, fact, link]) =>
            fact && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{link === null ? fact : <a href={link}>{fact}</a>}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </section>
  );
}
