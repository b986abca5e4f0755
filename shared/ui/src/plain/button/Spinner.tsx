import styles from './Spinner.module.css';

/** Turns in the place of a button's icon while work is under way; the button says so by `aria-busy`. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />;
