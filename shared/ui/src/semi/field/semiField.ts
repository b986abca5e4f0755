import { classList } from '../../plain/classList.ts';
import type { FieldProps } from './FieldProps.ts';
import styles from './semiField.module.css';

/** The class of the element around a Semi field. */
export const semiField: string = styles['root'] ?? '';

/** The classes that Semi's own element of a field gets. */
export const semiBox = ({ disabled = false, invalid = false }: Pick<FieldProps, 'disabled' | 'invalid'>): string =>
  classList(styles['box'], disabled && styles['disabled'], invalid && styles['invalid']);
