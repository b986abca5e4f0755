import type { Id } from '@zhilv/contract';
import { type Later, type Opening, useLater } from '@zhilv/crud';
import type { ConfirmOptions } from '@zhilv/platform';
import { useState } from 'react';
import { type RecordSteps, useRecordStep } from './useRecordStep.ts';

/** A step that needs no more than a yes. */
export interface AskedStep<Subject> {
  /** Makes it by a quiet call. */
  readonly make: (id: Id) => Promise<unknown>;
  /** What is said when it is made. */
  readonly said: string;
  readonly question: (subject: Subject) => ConfirmOptions;
}

interface ActingOptions<Asked extends string, Subject, Forms> {
  readonly questions: Readonly<Record<Asked, AskedStep<Subject>>>;
  /** The forms of the other steps are loaded when somebody needs one. */
  readonly forms: Later<Forms>;
}

/** What a page needs to let its user bring records on. @typeParam Filled names the steps that are filled in */
export interface Acting<Asked extends string, Filled extends string, Subject, Forms> extends RecordSteps {
  /** Loads what the page shows of the records anew. */
  readonly reload: () => Promise<void>;
  /** The record for which a form is asked for. */
  readonly asked: { readonly action: Filled; readonly subject: Subject } | null;
  readonly forms: Opening<Forms>;
  readonly start: (action: Asked | Filled, subject: Subject) => void;
  readonly close: () => void;
}

/** Lets the user bring records of a page on, which `reload` loads anew: by a question, or by a form, which the page draws. */
export function useActing<Asked extends string, Filled extends string, Subject extends { readonly id: Id }, Forms>(
  reload: () => Promise<void>,
  { questions, forms: formCode }: ActingOptions<Asked, Subject, Forms>,
): Acting<Asked, Filled, Subject, Forms> {
  const steps = useRecordStep(reload);
  const forms = useLater(formCode);
  const [asked, setAsked] = useState<Acting<Asked, Filled, Subject, Forms>['asked']>(null);
  const isAsked = (action: Asked | Filled): action is Asked => action in questions;

  const start = (action: Asked | Filled, subject: Subject): void => {
    if (!isAsked(action)) {
      setAsked({ action, subject });
      void forms.open();
      return;
    }
    const { make, said, question } = questions[action];
    void steps.step(String(subject.id), () => make(subject.id), { said, question: question(subject) });
  };

  const close = (): void => {
    forms.close();
    setAsked(null);
  };

  return { ...steps, reload, asked, forms, start, close };
}
