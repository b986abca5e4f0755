import type { CaseActing } from './useCaseActing.ts';

export interface DecisionFormProps {
  acting: CaseActing;
}

/** The form of the decision that was asked for. */
export function DecisionForm({ acting }: DecisionFormProps) {
  const { asked, forms } = acting;
  if (asked === null || forms.code === null) return null;
  const Form = forms.code[asked.action];
  return <Form key={`${asked.action} ${asked.subject.id}`} afterSale={asked.subject} steps={acting} onClose={acting.close} />;
}
