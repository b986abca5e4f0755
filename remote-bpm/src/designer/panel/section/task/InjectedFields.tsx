import { injectedFields } from '../../../../parts/bpmn/section/field/injectedFields.ts';
import { useRows } from '../../rows/useRows.ts';
import { InjectedFieldTable } from '../injectedField/InjectedFieldTable.tsx';
import type { SectionProps } from '../SectionProps.ts';

/** The fields that an engine injects into the class of a task. */
export function InjectedFields({ subject }: SectionProps) {
  return <InjectedFieldTable rows={useRows(injectedFields, subject)} />;
}
