import { userTask } from '../../../../parts/bpmn/section/task/userTask.ts';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';
import { USER_TASK_FIELDS } from './userTaskFields.ts';

/** Who does a task, and when. */
export function UserTask({ subject }: SectionProps) {
  const section = useFields(userTask, subject);
  return <DeclaredFields title="办理" section={section} fields={USER_TASK_FIELDS} />;
}
