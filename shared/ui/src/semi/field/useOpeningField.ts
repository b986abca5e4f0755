import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { passEscape } from '../mend/passEscape.ts';
import { usePopup } from '../mend/usePopup.ts';
import { write, writeOn } from '../mend/write.ts';
import type { FieldProps } from './FieldProps.ts';
import { obeyFieldKey } from './obeyFieldKey.ts';
import { semiField } from './semiField.ts';
import { useField } from './useField.ts';

export interface OpeningFieldProps extends FieldProps {
  /** The name of the popup. */
  label: string;
  placeholder?: string;
  /** Whether a cross and Delete empty the field. */
  clearable?: boolean;
}

export interface OpeningFieldManners {
  /** The selector of the cross that empties the field. */
  cross: string;
  clear: () => void;
  /** Mends more of the field. */
  mendField?: (root: HTMLElement) => void;
  mendPopup: (popup: HTMLElement) => void;
  /** The selector of the element in the popup that gets the focus. */
  entrance: string;
  /** Handles a key for the content of the popup. */
  obey: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface OpeningField {
  /** The attributes of the element around Semi's. */
  readonly around: {
    readonly ref: RefObject<HTMLSpanElement | null>;
    readonly className: string;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onFocusCapture: () => void;
    readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** The class of Semi's popup. */
  readonly popupClass: string;
}

const FIELD = '[role="combobox"]';

/** Gives a Semi component with a popup the names, keys and focus of a field in a form. */
export function useOpeningField(props: OpeningFieldProps, manners: OpeningFieldManners): OpeningField {
  const { label, clearable = false, disabled = false } = props;
  const { cross, clear, mendField, mendPopup, entrance, obey } = manners;
  const popup = usePopup({
    mend: (element) => {
      writeOn(element.closest('[role="dialog"]') ?? element, { 'aria-label': label });
      mendPopup(element);
    },
    enter: (element) => element.querySelector<HTMLElement>(entrance),
    leave: () => control(),
  });
  const { root, onBlur, control } = useField(props, FIELD, {
    popup: popup.element,
    mend: (element) => {
      write(element, FIELD, { 'aria-haspopup': 'dialog', 'aria-disabled': disabled ? 'true' : null });
      // The cross is for the pointer: the keyboard has Delete.
      write(element, cross, { 'aria-hidden': 'true', tabindex: '-1' });
      mendField?.(element);
    },
  });
  return {
    around: {
      ref: root,
      className: semiField,
      onBlur,
      // Semi lets no focus event of the popup bubble.
      onFocusCapture: () => {
        const open = popup.element();
        // Tab goes to the element that had the focus last.
        if (open !== null) mendPopup(open);
      },
      onKeyDownCapture: (event) => {
        if (event.key === 'Escape' && popup.element() === null) passEscape(event);
      },
      onKeyDown: (event) =>
        obeyFieldKey(event, { control, popup: popup.element, clear: clearable && !disabled ? clear : undefined, obey }),
    },
    popupClass: popup.className,
  };
}
