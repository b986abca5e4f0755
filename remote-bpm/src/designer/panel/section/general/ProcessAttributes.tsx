import { processAttributes } from '../../../../parts/bpmn/section/general/processAttributes.ts';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';
import { PROCESS_FIELDS } from './processFields.ts';

/** What engines want to know of a process beside its key and name. */
export function ProcessAttributes({ subject }: SectionProps) {
  const section = useFields(processAttributes, subject);
  return <DeclaredFields title="发起与运行" section={section} fields={PROCESS_FIELDS} />;
}
