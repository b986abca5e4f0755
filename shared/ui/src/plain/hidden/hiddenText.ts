import styles from './hiddenText.module.css';

/** The class of a text that is for screen readers only. */
export const hiddenText = styles['hidden'];
