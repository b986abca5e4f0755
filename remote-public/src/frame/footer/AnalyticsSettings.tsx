import { askForAnalyticsChoice } from '@zhilv/site/analytics-choice';
import { useAnalyticsChoice } from '../../parts/analytics/useAnalyticsChoice.ts';
import styles from './AnalyticsSettings.module.css';

/** Lets the visitor answer again whether to be counted; absent where visits are not counted. */
export function AnalyticsSettings() {
  if (useAnalyticsChoice() === null) return null;
  return (
    <button className={styles['settings']} type="button" onClick={askForAnalyticsChoice}>
      统计设置
    </button>
  );
}
