import { classList } from '../classList.ts';
import styles from './fieldBox.module.css';

interface BoxState {
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether the frame is as tall as its content instead of one line. */
  readonly tall?: boolean;
}

/** Gives the classes of the frame around a field. */
export const fieldBox = ({ invalid = false, disabled = false, tall = false }: BoxState): string =>
  classList(styles['box'], !tall && styles['line'], invalid && styles['invalid'], disabled && styles['disabled']);
