import { SolutionType, type PublishedContent } from '@zhilv/contract/content';
import { Link } from 'react-router';
import { ADDRESS, solutionListAddress } from '../../parts/address/addresses.ts';
import { Brand } from '../brand/Brand.tsx';
import { columnOf } from '../../parts/content/contentLists.ts';
import { DetailLink } from '../../parts/address/DetailLink.tsx';
import { Facts } from '../../parts/section/Facts.tsx';
import { Picture } from '../../parts/section/Picture.tsx';
import type { FrameContent } from '../../parts/content/frameContent.ts';
import { telephoneAddress } from '../../parts/address/telephoneAddress.ts';
import { webAddress } from '../../parts/address/webAddress.ts';
import type { TitleBreaks } from '../../parts/text/wordBreaks.ts';
import { Words } from '../../parts/text/Words.tsx';
import styles from './Footer.module.css';
import { FilingRecords } from './FilingRecords.tsx';

/** The footer holds three groups of entries, how to reach the company, copyright and filing records. */
export function Footer({ frame }: { readonly frame: FrameContent }) {
  const { wholeRegion, scenicArea } = SolutionType;
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['company']}>
          <Brand frame={frame} />
          <Reaching frame={frame} />
        </div>
        <Group title="全域旅游" all={solutionListAddress(wholeRegion)} items={columnOf(frame.wholeRegion)} />
        <Group title="智慧景区" all={solutionListAddress(scenicArea)} items={columnOf(frame.scenicArea)} />
        <Group title="经典案例" all={ADDRESS.cases} items={columnOf(frame.cases)} />
      </div>
      <FilingRecords frame={frame} />
    </footer>
  );
}

function Reaching({ frame: { company } }: { readonly frame: FrameContent }) {
  if (!company) return null;
  const { phone, address, url, qrCode } = company;
  return (
    <div className={styles['reaching']}>
      <Facts
        className={styles['facts']}
        facts={[
          ['电话', phone, telephoneAddress(phone)],
          ['地址', address],
          ['网址', url?.replace(/^https?:\/\/|\/$/g, ''), url && webAddress(url)],
        ]}
      />
      {qrCode && <Picture className={styles['code']} address={qrCode} text="公司二维码" width={96} height={96} />}
    </div>
  );
}

function Group({
  title,
  all,
  items,
}: {
  readonly title: string;
  readonly all: string;
  readonly items: readonly (PublishedContent & TitleBreaks)[];
}) {
  return (
    <nav className={styles['group']} aria-label={title}>
      <Link className={styles['title']} to={all}>
        {title}
      </Link>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.id}>
            <DetailLink className={styles['link']} item={item}>
              <Words text={item.title} breaks={item.titleBreaks} />
            </DetailLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
