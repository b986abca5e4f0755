import { Link } from 'react-router';
import { ADDRESS } from '../parts/addresses.ts';
import type { SiteFrame } from '../parts/siteFrame.ts';
import { AnalyticsSettings } from './AnalyticsSettings.tsx';
import styles from './SiteRecords.module.css';

/** Ends every page: the way to what the columns above do not list, whose site it is, and under which records it runs. */
export function SiteRecords({ frame: { company, companyName, config, year } }: { readonly frame: SiteFrame }) {
  return (
    <div className={styles['records']}>
      <p className={styles['line']}>
        <Link to={ADDRESS.news}>新闻资讯</Link>
        <Link to={ADDRESS.about}>关于我们</Link>
        <Link to={`${ADDRESS.about}#privacy`}>隐私政策</Link>
        <AnalyticsSettings />
        <Link to={ADDRESS.siteMap}>网站地图</Link>
        {/* A file of the server: the router knows no such page. */}
        <a href="/rss.xml">新闻订阅</a>
      </p>
      <p className={styles['line']}>
        <span>
          © {year} {companyName} 版权所有
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
