import { type AnalyticsChoice, analyticsChoice, followAnalyticsChoice } from '@zhilv/federation/analytics-choice';
import { useSyncExternalStore } from 'react';

/** What the visitor answered when asked to be counted; null where nobody counts, and always on the server. */
export const useAnalyticsChoice = (): AnalyticsChoice | null =>
  useSyncExternalStore(followAnalyticsChoice, analyticsChoice, () => null);
