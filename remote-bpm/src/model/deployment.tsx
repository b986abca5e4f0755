import type { ProcessModelRow } from '@zhilv/contract/bpm';
import type { Field } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';

/** The engine's own number for a definition that starts no new processes. */
const SUSPENDED = 2;

/** What is deployed of a model: its version and whether processes can be started from it. For display only. */
export const deployment = (label: string): Field<ProcessModelRow['processDefinition']> => ({
  label,
  empty: null,
  column: 'state',
  show: (definition) => {
    if (!definition) return <Tag>未部署</Tag>;
    const suspended = definition.suspensionState === SUSPENDED;
    return <Tag tone={suspended ? 'warning' : 'success'}>{`v${definition.version} ${suspended ? '已挂起' : '已激活'}`}</Tag>;
  },
  Input: null,
});
