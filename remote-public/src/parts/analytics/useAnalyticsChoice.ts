import { type AnalyticsChoice, analyticsChoice, followAnalyticsChoice } from '@zhilv/site/analytics-choice';
import { useSyncExternalStore } from 'react';

/** Gives the visitor's answer to being counted; null where nobody counts, and always on the server. */
export const useAnalyticsChoice = (): AnalyticsChoice | null =>
  useSyncExternalStore(followAnalyticsChoice, analyticsChoice, () => null);
