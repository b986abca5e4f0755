import { type Identified, MoreActions, type Resource } from '@zhilv/crud';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import type { StepButtonsProps } from './StepButtons.tsx';

export interface RowStepsProps<Name extends string, Subject extends Identified, Field extends string> extends StepButtonsProps<
  Name,
  Subject
> {
  resource: Resource<Subject, Field>;
}

/** The steps of a record in a list: what it waits for in the row, the others in its menu. */
export function RowSteps<Name extends string, Subject extends Identified & { readonly no: string }, Field extends string>(
  props: RowStepsProps<Name, Subject, Field>,
) {
  const { resource, steps, offered, subject, acting } = props;
  const { awaited, others } = offered;
  return (
    <>
      {awaited !== null && (
        <Can call={steps[awaited].call}>
          <Button
            kind="text"
            aria-label={`${steps[awaited].label}「${subject.no}」`}
            busy={acting.isBusy(String(subject.id))}
            onPointerEnter={acting.forms.prepare}
            onFocus={acting.forms.prepare}
            onClick={() => acting.start(awaited, subject)}
          >
            {steps[awaited].label}
          </Button>
        </Can>
      )}
      <MoreActions
        resource={resource}
        row={subject}
        actions={others.map((name) => ({
          label: steps[name].label,
          call: steps[name].call,
          danger: steps[name].danger === true,
          onSelect: () => acting.start(name, subject),
        }))}
      />
    </>
  );
}
