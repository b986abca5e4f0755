import { callActivity } from '../../../../parts/bpmn/section/task/callActivity.ts';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';
import { CALLED_PROCESS_FIELDS, CALLED_CASE_FIELDS } from './callActivityFields.ts';

/** Which process a call activity starts, and how. */
export function CallActivity({ subject }: SectionProps) {
  const section = useFields(callActivity, subject);
  return (
    <>
      <DeclaredFields title="被调用的流程" section={section} fields={CALLED_PROCESS_FIELDS} />
      <DeclaredFields title="被调用的案例" section={section} fields={CALLED_CASE_FIELDS} />
    </>
  );
}
