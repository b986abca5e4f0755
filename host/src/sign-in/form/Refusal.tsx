import styles from './Refusal.module.css';

/** Says why what somebody has just asked for was refused; null where it was not. */
export function Refusal({ text }: { text: string | null }) {
  return <div role="alert">{text !== null && <p className={styles['refusal']}>{text}</p>}</div>;
}
