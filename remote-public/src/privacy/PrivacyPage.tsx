import { useLoaderData } from 'react-router';
import { Breadcrumbs } from '../parts/address/Breadcrumbs.tsx';
import { TRAIL_TO_FIRST_PAGES } from '../parts/address/trail.ts';
import { RichText } from '../parts/richText/RichText.tsx';
import { AnalyticsStanding } from './AnalyticsStanding.tsx';
import type { Privacy } from './privacy.ts';
import styles from './PrivacyPage.module.css';

/** The privacy policy, with the visitor's answer to being counted. */
export function PrivacyPage() {
  const { title, summary, html } = useLoaderData<Privacy>();
  return (
    <article className={styles['policy']}>
      <Breadcrumbs trail={TRAIL_TO_FIRST_PAGES} title={title} />
      <h1 className={styles['title']}>{title}</h1>
      {summary && <p className={styles['summary']}>{summary}</p>}
      <RichText html={html} />
      <AnalyticsStanding />
    </article>
  );
}
