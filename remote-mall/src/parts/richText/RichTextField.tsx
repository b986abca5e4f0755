import { later, useLater } from '@zhilv/crud';
import { richTextSanitiser } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './RichTextField.module.css';

/** The editor is as heavy as the rest of a page, so it comes when its place does. */
const editorCode = later(async () => {
  const [{ RichTextEditor }, sanitise] = await Promise.all([import('./RichTextEditor.lazy.tsx'), richTextSanitiser()]);
  return { RichTextEditor, sanitise };
});

export interface RichTextFieldProps {
  /** The id of the element that names it. */
  labelledBy: string;
  /** HTML; empty for no text. */
  value: string;
  /** Gets the text as the one sanitiser leaves it (docs/threats.md §4), shortly after a change and at once when the field is left. */
  onChange: (html: string) => void;
  invalid?: boolean;
  describedBy?: string | undefined;
  disabled?: boolean;
  /** Is given a function that has what was typed told at once. */
  settleRef?: RefObject<() => void> | undefined;
}

/** Takes text with headings, lists, tables and pictures. Pictures are uploaded as they are chosen, dropped or pasted. */
export function RichTextField(props: RichTextFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const { code, loading, open } = useLater(editorCode);
  // It is asked for once by itself; after a failure by a press.
  const asked = useRef(false);

  useEffect(() => {
    const element = place.current;
    if (element === null || code !== null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (asked.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        asked.current = true;
        void open();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [code, open]);

  return (
    <div ref={place} className={styles['place']}>
      {code !== null ? (
        <code.RichTextEditor {...props} sanitise={code.sanitise} />
      ) : loading ? (
        <Skeleton />
      ) : (
        <Button onClick={() => void open()}>打开编辑器</Button>
      )}
    </div>
  );
}
