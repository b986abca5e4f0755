import type { ProcessModelRow } from '@zhilv/contract/bpm';
import type { Field } from '@zhilv/crud';
import { DeploymentTag } from './DeploymentTag.tsx';

/** What is deployed of a model. For display only. */
export const deployment = (label: string): Field<ProcessModelRow['processDefinition']> => ({
  label,
  empty: null,
  column: 'state',
  show: (definition) => <DeploymentTag definition={definition} />,
  Input: null,
});
