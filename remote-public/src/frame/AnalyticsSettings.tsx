import { askForAnalyticsChoice } from '@zhilv/federation/analytics-choice';
import { useAnalyticsChoice } from '../parts/useAnalyticsChoice.ts';
import styles from './AnalyticsSettings.module.css';

/** Has the visitor asked again whether to be counted, where visits are counted at all. */
export function AnalyticsSettings() {
  if (useAnalyticsChoice() === null) return null;
  return (
    <button className={styles['settings']} type="button" onClick={askForAnalyticsChoice}>
      统计设置
    </button>
  );
}
