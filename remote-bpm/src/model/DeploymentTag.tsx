import type { ModelRow } from '@zhilv/contract/bpm';
import { Tag } from '@zhilv/ui/tag';

/** The engine's own number for a definition that starts no new processes. */
const SUSPENDED = 2;

export interface DeploymentTagProps {
  definition: ModelRow['processDefinition'];
}

/** Shows the deployed version of a model, and whether processes can be started from it. */
export function DeploymentTag({ definition }: DeploymentTagProps) {
  if (!definition) return <Tag>未部署</Tag>;
  const suspended = definition.suspensionState === SUSPENDED;
  return <Tag tone={suspended ? 'warning' : 'success'}>{`v${definition.version} ${suspended ? '已挂起' : '已激活'}`}</Tag>;
}
