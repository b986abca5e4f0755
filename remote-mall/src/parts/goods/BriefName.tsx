import styles from './BriefName.module.css';

/** A name with more characters may not fit the lines that a cell has for it; it can be focused, and then shows whole. */
const FITS = 30;

/** The name of goods in a list: the beginning of a long one, and on hover and focus the whole. */
export function BriefName({ name }: { name: string }) {
  if (name.length <= FITS) return name;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys and fingers reach the whole name by it
    <span className={styles['name']} title={name} tabIndex={0}>
      {name}
    </span>
  );
}
