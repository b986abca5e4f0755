import { Link } from 'react-router';
import { ADDRESS } from '../../parts/address/addresses.ts';
import type { FrameContent } from '../../parts/content/frameContent.ts';
import { AnalyticsSettings } from './AnalyticsSettings.tsx';
import styles from './FilingRecords.module.css';

/** Ends every page with links that the columns above do not list, the copyright, and the filing records of the operator. */
export function FilingRecords({ frame: { company, companyName, config, year } }: { readonly frame: FrameContent }) {
  return (
    <div className={styles['records']}>
      <p className={styles['line']}>
        <Link to={ADDRESS.news}>新闻资讯</Link>
        <Link to={ADDRESS.about}>关于我们</Link>
        <Link to={ADDRESS.privacy}>隐私政策</Link>
        <AnalyticsSettings />
        <Link to={ADDRESS.siteMap}>网站地图</Link>
        {/* The server sends this file; the router knows no such page. */}
        <a href="/rss.xml">RSS 订阅</a>
      </p>
      <p className={styles['line']}>
        <span>
          版权所有 © {year} {companyName}
        </span>
        {company?.icpNo && (
          <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
            {company.icpNo}
          </a>
        )}
        {config.policeRecord && (
          <a href="https://beian.mps.gov.cn/" target="_blank" rel="noopener noreferrer">
            {config.policeRecord}
          </a>
        )}
      </p>
    </div>
  );
}
