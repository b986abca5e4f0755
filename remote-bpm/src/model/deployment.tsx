import type { ModelRow } from '@zhilv/contract/bpm';
import type { Field } from '@zhilv/crud';
import { DeploymentTag } from './DeploymentTag.tsx';

/** Makes a field that shows the deployed version of a model and cannot be edited. */
export const deployment = (label: string): Field<ModelRow['processDefinition']> => ({
  label,
  empty: null,
  column: 'state',
  show: (definition) => <DeploymentTag definition={definition} />,
  Input: null,
});
