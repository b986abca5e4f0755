import { fieldBox } from '@zhilv/ui/plain/field-box';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useLater } from '../../later/useLater.ts';
import styles from './DateBox.module.css';
import { datePickerCode } from './datePickerCode.ts';

type DatePickerCode = Awaited<ReturnType<typeof datePickerCode.load>>;

/** A panel gets this from the box at which it opens. */
interface PanelFrame {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onClose: () => void;
}

export interface DateBoxProps {
  label: string;
  labelledBy: string;
  disabled: boolean;
  invalid: boolean;
  /** Draws the calendar that the button at the end opens. */
  panel: (code: DatePickerCode, frame: PanelFrame) => ReactNode;
  /** The text fields. */
  children: ReactNode;
}

/** Frames the fields in which dates are typed, and ends with the button that opens the calendar. */
export function DateBox({ label, labelledBy, disabled, invalid, panel, children }: DateBoxProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const { code, loading, prepare, open, close } = useLater(datePickerCode);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a row in all our browsers
    <span role="group" aria-labelledby={labelledBy} className={`${fieldBox({ invalid, disabled })} ${styles['box']}`}>
      {children}
      <button
        ref={anchor}
        type="button"
        className={styles['open']}
        aria-label={`从日历中选择${label}`}
        aria-haspopup="dialog"
        aria-expanded={code !== null}
        aria-busy={loading || undefined}
        disabled={disabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (code === null ? void open() : close())}
      >
        <CalendarDays size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {code !== null && <Opened code={code} panel={panel} anchor={anchor} label={`选择${label}`} onClose={close} />}
    </span>
  );
}

interface OpenedProps extends Pick<DateBoxProps, 'panel'>, PanelFrame {
  code: DatePickerCode;
}

/** The panel is a component of its own, so that it reads the anchor only after the button was drawn. */
const Opened = ({ code, panel, ...frame }: OpenedProps): ReactNode => panel(code, frame);
