import type { ProcessModelRow } from '@zhilv/contract/bpm';
import type { Field } from '@zhilv/crud';
import { DeploymentTag } from './DeploymentTag.tsx';

/** A column that shows what is deployed of a model; nobody edits it. */
export const deployment = (label: string): Field<ProcessModelRow['processDefinition']> => ({
  label,
  empty: null,
  column: 'state',
  show: (definition) => <DeploymentTag definition={definition} />,
  Input: null,
});
