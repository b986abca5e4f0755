import { useActions } from '@zhilv/crud';
import { type ConfirmOptions, messages } from '@zhilv/platform';

/** What goes with a step of a record. */
export interface StepOptions {
  /** What is said when it is made. */
  readonly said: string;
  readonly question?: ConfirmOptions;
  /** The codes of refusals that another input mends; the form stays for them. */
  readonly mendable?: readonly number[];
  /** The form stays after every refusal: much was typed in it. */
  readonly stays?: boolean;
  /** Closes the form in which the step was filled in. */
  readonly close?: () => void;
}

/** The steps that records of a page can take. */
export interface RecordSteps {
  readonly isBusy: (key: string) => boolean;
  readonly step: (key: string, work: () => Promise<unknown>, options: StepOptions) => Promise<void>;
}

/** Back ends number their refusals from here; smaller codes are HTTP's, such as 400 for an input that breaks a rule. */
const FIRST_REFUSAL = 1_000_000_000;

/**
 * Makes calls that bring a record to its next state. A refusal mostly means that somebody else has changed the record: it is shown, and
 * the record is loaded anew so that the page offers what can be done now. What was typed stays where another input could help.
 */
export function useRecordStep(reload: () => Promise<void>): RecordSteps {
  const { isBusy, run } = useActions<string>();
  const step: RecordSteps['step'] = (key, work, { said, question, mendable = [], stays = false, close }) =>
    run(
      key,
      async () => {
        await work();
        close?.();
        messages.success(said);
        await reload();
      },
      {
        ...(question && { question }),
        refused: ({ code }) => {
          if (code >= FIRST_REFUSAL && !mendable.includes(code)) {
            if (!stays) close?.();
            void reload();
          }
          return false;
        },
      },
    );
  return { isBusy, step };
}
