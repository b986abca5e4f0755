import styles from './RawText.module.css';

export interface RawTextProps {
  /** What a provider or an application has sent. */
  text: string;
}

/** Shows what was sent by others as it came; JSON is set out in lines. */
export const RawText = ({ text }: RawTextProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one is scrolled by the keyboard, too
  <pre className={styles['raw']} tabIndex={0}>
    {inLines(text)}
  </pre>
);

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
