import { fieldBox } from '@zhilv/ui/plain/field-box';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { usePhone } from '../../list/usePhone.ts';
import { useLater } from '../../later/useLater.ts';
import styles from './DateBox.module.css';
import { datePickerCode } from './datePickerCode.ts';

type DatePickerCode = Awaited<ReturnType<typeof datePickerCode.load>>;

/** A panel gets this from the box at which it opens. */
interface PanelFrame {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  /** The focus stays in the text field at which the panel has opened. */
  readonly beside: boolean;
  readonly onClose: () => void;
}

export interface DateBoxProps {
  label: string;
  labelledBy: string;
  disabled: boolean;
  invalid: boolean;
  /** Says what is wrong with the typed text, where no form does. */
  note?: string | undefined;
  /** Draws the calendar that a press opens. */
  panel: (code: DatePickerCode, frame: PanelFrame) => ReactNode;
  /** The text fields. */
  children: ReactNode;
}

/**
 * Frames the fields in which dates are typed, and ends with a button. Both open the calendar: the button leads into it, a press on
 * a field leaves the focus where it is, so that one can go on typing.
 */
export function DateBox({ label, labelledBy, disabled, invalid, note, panel, children }: DateBoxProps) {
  const anchor = useRef<HTMLElement>(null);
  const [beside, setBeside] = useState(false);
  const { code, loading, prepare, open, close } = useLater(datePickerCode);
  const phone = usePhone();
  const noteId = useId();
  const box = useRef<HTMLSpanElement>(null);
  // React lets events of the calendar pass here, too, which stands elsewhere in the document.
  const isField = (target: Node): boolean => box.current?.contains(target) === true;
  const openAt = (element: HTMLElement, stays: boolean): void => {
    anchor.current = element;
    setBeside(stays);
    void open();
  };
  const onPress = ({ target }: MouseEvent): void => {
    // On a phone the calendar is a sheet, which would cover the field and its keyboard.
    if (target instanceof HTMLInputElement && isField(target) && !phone && code === null) openAt(target, true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || !isField(target) || code === null) return;
    if (key === 'Tab' || key === 'Enter') close();
    if (key !== 'Escape') return;
    // The dialog around the field stays open.
    event.preventDefault();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- it hears what its fields do, and a fieldset cannot be laid out as a row in all our browsers
    <span
      ref={box}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={note === undefined ? undefined : noteId}
      className={`${fieldBox({ invalid, disabled })} ${styles['box']}`}
      onPointerEnter={prepare}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      {children}
      <button
        type="button"
        className={styles['open']}
        aria-label={`从日历中选择${label}`}
        aria-haspopup="dialog"
        aria-expanded={code !== null}
        aria-busy={loading || undefined}
        disabled={disabled}
        onFocus={prepare}
        onClick={({ currentTarget }) => (code === null ? openAt(currentTarget, false) : close())}
      >
        <CalendarDays size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {code !== null && (
        <Opened code={code} panel={panel} anchor={anchor} label={`选择${label}`} beside={beside} onClose={close} />
      )}
      {note !== undefined && (
        <span id={noteId} role="alert" className={styles['note']}>
          {note}
        </span>
      )}
    </span>
  );
}

interface OpenedProps extends Pick<DateBoxProps, 'panel'>, PanelFrame {
  code: DatePickerCode;
}

/** The panel is a component of its own, so that it reads the anchor only after the button was drawn. */
const Opened = ({ code, panel, ...frame }: OpenedProps): ReactNode => panel(code, frame);
