import type { OrderActing } from './useOrderActing.ts';

export interface ActionFormProps {
  acting: OrderActing;
}

/** The form of the action that was asked for. */
export function ActionForm({ acting }: ActionFormProps) {
  const { asked, forms } = acting;
  if (asked === null || forms.code === null) return null;
  const Form = forms.code[asked.action];
  return <Form key={`${asked.action} ${asked.subject.id}`} order={asked.subject} steps={acting} onClose={acting.close} />;
}
