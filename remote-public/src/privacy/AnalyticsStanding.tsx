import { type AnalyticsChoice, askForAnalyticsChoice } from '@zhilv/site/analytics-choice';
import { useAnalyticsChoice } from '../parts/analytics/useAnalyticsChoice.ts';
import styles from './AnalyticsStanding.module.css';

const STANDING = {
  open: '访问统计：您尚未选择，统计没有启用。',
  granted: '访问统计：您已同意，统计正在进行。',
  denied: '访问统计：您未同意，统计没有启用。',
} as const satisfies Record<AnalyticsChoice, string>;

/** Shows, beside the privacy policy, the visitor's answer to being counted, and lets it be changed. */
export function AnalyticsStanding() {
  const choice = useAnalyticsChoice();
  if (choice === null) return null;
  return (
    <p className={styles['standing']}>
      <span aria-live="polite">{STANDING[choice]}</span>
      <button className={styles['change']} type="button" onClick={askForAnalyticsChoice}>
        更改选择
      </button>
    </p>
  );
}
