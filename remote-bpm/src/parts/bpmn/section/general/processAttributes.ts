import { attributeSection } from '../attribute/attributeSection.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';

const FIELDS = {
  candidateStarterUsers: { kind: 'list', names: 'candidateStarterUsers' },
  candidateStarterGroups: { kind: 'list', names: 'candidateStarterGroups' },
  versionTag: { kind: 'text', names: 'versionTag' },
  historyTimeToLive: { kind: 'text', names: 'historyTimeToLive' },
  isStartableInTasklist: { kind: 'flag', names: 'isStartableInTasklist', standard: true },
  isEagerExecutionFetching: { kind: 'flag', names: 'isEagerExecutionFetching' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** What engines want to know of a process beside its key and name. */
export const processAttributes = attributeSection(
  FIELDS,
  (element) => element.$instanceOf('bpmn:Process'),
  ({ historyTimeToLive = '' }) =>
    /^(\d+|P\d+D|[$#]\{.*\})?$/.test(historyTimeToLive.trim())
      ? []
      : [{ field: 'historyTimeToLive', kind: 'error' as const, text: '历史保留时间应为天数，如 30 或 P30D' }],
);
