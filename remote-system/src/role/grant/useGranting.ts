import type { Role } from '@zhilv/contract/system';
import { useActions, useUnsavedDraft } from '@zhilv/crud';
import { messages } from '@zhilv/platform';
import { useState } from 'react';
import type { Asked } from '../../parts/answer/useAnswer.ts';

interface GrantingOptions<Value, Draft> {
  readonly asked: Asked<Role, Value>;
  /** Gives what is chosen when the dialog opens. */
  readonly begin: (value: Value) => Draft;
  /** Makes a quiet call. */
  readonly save: (of: Role, draft: Draft) => Promise<unknown>;
  /** The grant's name: 菜单权限. */
  readonly noun: string;
  readonly onSaved: (of: Role) => Promise<void>;
}

/** What is being chosen in a dialog about a role, and the ways to save it and to leave it. */
export function useGranting<Value, Draft>(options: GrantingOptions<Value, Draft>) {
  const { asked, begin, save, noun, onSaved } = options;
  const [changed, setChanged] = useState<{ readonly of: Value; readonly draft: Draft } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, run } = useActions<'save'>();
  const value = asked.answer !== null && 'value' in asked.answer ? asked.answer.value : null;
  // What was chosen over an earlier answer is no choice over this one.
  const own = changed !== null && changed.of === value ? changed : null;
  const cancel = useUnsavedDraft(own !== null, () => {
    setRefusal(null);
    asked.forget();
  });

  const draft = value === null ? null : (own?.draft ?? begin(value));

  const change = (next: Draft): void => {
    if (value !== null) setChanged({ of: value, draft: next });
    setRefusal(null);
  };

  const submit = (): Promise<void> =>
    run(
      'save',
      async () => {
        const { question } = asked;
        if (question === null || draft === null) return;
        await save(question, draft);
        messages.success(`已保存「${question.name}」的${noun}`);
        setRefusal(null);
        await onSaved(question);
      },
      {
        refused: ({ message }) => {
          setRefusal(message);
          return true;
        },
      },
    );

  return { draft, refusal, busy: isBusy('save'), change, cancel, submit };
}
