import { fieldBox } from '@zhilv/ui/plain/field-box';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { later } from '../later.ts';
import { useLater } from '../useLater.ts';
import styles from './DateBox.module.css';

/** The calendar comes when somebody is about to open it; a date can be typed without. */
const datePicker = later(() => import('@zhilv/ui/date-picker'));

type DatePickerCode = Awaited<ReturnType<typeof datePicker.load>>;

/** What a panel needs of the box it opens at. */
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
  /** What opens by the button at the end. */
  panel: (code: DatePickerCode, frame: PanelFrame) => ReactNode;
  /** What is typed into. */
  children: ReactNode;
}

/** The frame around typed dates, with the button that opens the calendar. */
export function DateBox({ label, labelledBy, disabled, invalid, panel, children }: DateBoxProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const { code, loading, prepare, open, close } = useLater(datePicker);
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

/** What opens, as a component of its own: it reads the anchor once it is drawn. */
const Opened = ({ code, panel, ...frame }: OpenedProps): ReactNode => panel(code, frame);
