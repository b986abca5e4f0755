import type { Id } from '@zhilv/contract';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import type { OfferedSteps, Steps } from './offeredSteps.ts';
import type { Acting } from './useActing.ts';

export interface StepButtonsProps<Name extends string, Subject> {
  steps: Steps<Name>;
  offered: OfferedSteps<Name>;
  subject: Subject;
  acting: Pick<Acting<Name, never, Subject, unknown>, 'isBusy' | 'forms' | 'start'>;
}

/** The steps of the record that a page is about; what it waits for stands last and leads. */
export function StepButtons<Name extends string, Subject extends { readonly id: Id }>(props: StepButtonsProps<Name, Subject>) {
  const { steps, offered, subject, acting } = props;
  const { awaited, others } = offered;
  return [...others, ...(awaited === null ? [] : [awaited])].map((name) => (
    <Can key={name} call={steps[name].call}>
      <Button
        kind={name === awaited ? 'primary' : steps[name].danger === true ? 'danger' : 'secondary'}
        busy={name === awaited && acting.isBusy(String(subject.id))}
        onPointerEnter={acting.forms.prepare}
        onFocus={acting.forms.prepare}
        onClick={() => acting.start(name, subject)}
      >
        {steps[name].label}
      </Button>
    </Can>
  ));
}
