import { asyncFlags } from '../../../../parts/bpmn/section/task/asyncFlags.ts';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { FlagField } from '../../field/FlagField.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';

/** Whether jobs do the work of a task. */
export function AsyncFlags({ subject }: SectionProps) {
  const { view, field } = useFields(asyncFlags, subject);
  const hasJobs = view.asyncBefore || view.asyncAfter;
  return (
    <FieldGroup title="异步">
      <FlagField label="执行前异步" field={field('asyncBefore')} />
      <FlagField label="执行后异步" field={field('asyncAfter')} />
      {hasJobs && <FlagField label="排他" field={field('exclusive')} help="同一实例的作业不同时执行" />}
    </FieldGroup>
  );
}
