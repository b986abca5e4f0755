import styles from './AwaitedTag.module.css';

/** Keeps the place of a tag whose label is still to come, so that nothing moves when it does. */
export const AwaitedTag = () => <span className={styles['awaited']} role="img" aria-label="正在加载" />;
