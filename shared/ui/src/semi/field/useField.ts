import { type FocusEvent, type RefObject, useId, useImperativeHandle, useRef } from 'react';
import { useMend } from '../mend/useMend.ts';
import { hideIcons, writeOn } from '../mend/write.ts';
import type { FieldProps } from './FieldProps.ts';

export interface Field {
  /** The ref of the element around Semi's. */
  readonly root: RefObject<HTMLSpanElement | null>;
  readonly onBlur: (event: FocusEvent) => void;
  /** Gives the element that has the focus and the name. */
  readonly control: () => HTMLElement | null;
}

/**
 * Makes a Semi component a field of a form. The element that `selector` finds in it gets the focus, id, name, note and state,
 * most of which Semi passes on to no element. `mend` mends the rest.
 * @param popup gives the popup of the field; a focus in there has not left the field
 */
export function useField(
  props: FieldProps,
  selector: string,
  { mend, popup }: { mend?: (root: HTMLElement) => void; popup?: () => HTMLElement | null } = {},
): Field {
  const ownId = useId();
  const root = useRef<HTMLSpanElement>(null);
  const control = (): HTMLElement | null => root.current?.querySelector<HTMLElement>(selector) ?? null;
  useImperativeHandle(props.ref, () => ({ focus: () => root.current?.querySelector<HTMLElement>(selector)?.focus() }), [
    selector,
  ]);
  useMend(root, (element) => {
    const found = element.querySelector(selector);
    if (found !== null) {
      writeOn(found, {
        id: props.id ?? ownId,
        'aria-label': null,
        'aria-labelledby': props.labelledBy,
        'aria-describedby': props.describedBy ?? null,
        'aria-invalid': props.invalid === true ? 'true' : null,
        'aria-required': props.required === true ? 'true' : null,
      });
    }
    hideIcons(element);
    mend?.(element);
  });
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    const parts = [root.current, popup?.() ?? null];
    if (!(relatedTarget instanceof Node) || !parts.some((part) => part?.contains(relatedTarget))) props.onBlur?.();
  };
  return { root, onBlur, control };
}
