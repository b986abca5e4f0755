import { TextArea } from '@zhilv/ui/text-area';
import styles from './RichTextSource.module.css';
import type { RichTextEditorProps } from './RichTextEditor.lazy.tsx';

/** Takes text as HTML, where the page around does not let its editor draw: one of others that enforces Trusted Types. */
export function RichTextSource({ labelledBy, value, onChange, sanitise, invalid, describedBy, disabled }: RichTextEditorProps) {
  return (
    <div className={styles['source']}>
      <p className={styles['note']}>所在的页面不允许使用富文本编辑器，可以直接编辑 HTML</p>
      <TextArea
        rows={10}
        labelledBy={labelledBy}
        value={value}
        invalid={invalid === true}
        describedBy={describedBy}
        disabled={disabled === true}
        onChange={onChange}
        onBlur={() => onChange(sanitise(value))}
      />
    </div>
  );
}
