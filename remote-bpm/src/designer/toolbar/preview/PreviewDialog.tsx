import { messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { Modal } from '@zhilv/ui/modal';
import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { ChevronDown, ChevronUp, Copy } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { CodeText } from './code/CodeText.ts';
import { CodeView, type CodeViewHandle } from './code/CodeView.tsx';
import { findAll } from './code/findAll.ts';
import type { CodeLanguage } from './code/highlightCode.ts';
import styles from './PreviewDialog.module.css';

export interface PreviewDialogProps {
  text: string;
  language: CodeLanguage;
  onClose: () => void;
}

/** Shows the text of a diagram, in which one can search, and from which one can copy. */
export function PreviewDialog({ text, language, onClose }: PreviewDialogProps) {
  const name = language.toUpperCase();
  const code = useMemo(() => new CodeText(text, language), [text, language]);
  const view = useRef<CodeViewHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const places = useMemo(() => findAll(text, sought), [text, sought]);
  const [chosen, setChosen] = useState(-1);
  const current = chosen < places.length ? chosen : -1;
  const finds = useMemo(() => ({ places, length: sought.length, current }), [places, sought, current]);

  const go = (step: 1 | -1): void => {
    if (places.length === 0) return;
    const next = current === -1 ? (step === 1 ? 0 : places.length - 1) : (current + step + places.length) % places.length;
    setChosen(next);
    view.current?.reveal(places[next] ?? 0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'f' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // Not every browser gives the focus to what it selects.
      field.current?.focus();
      field.current?.select();
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers have no clipboard on plain-http addresses, and users may refuse it.
      messages.warning('浏览器不允许复制，可以改用下载');
      return;
    }
    messages.success(`已复制 ${name}`);
  };
  return (
    <Modal
      title={`预览 ${name}`}
      width={960}
      onCancel={onClose}
      footer={
        <>
          <Button icon={<Copy size={16} strokeWidth={1.5} />} onClick={() => void copy()}>
            复制
          </Button>
          <Button kind="primary" onClick={onClose}>
            关闭
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the search */}
      <div className={styles['content']} onKeyDown={onKeyDown}>
        <div className={styles['search']}>
          <label htmlFor={fieldId} className={hiddenText}>
            查找内容
          </label>
          <Input
            id={fieldId}
            ref={field}
            value={typed}
            placeholder="查找，按 Enter 到下一处"
            clearable
            onChange={(next) => {
              setTyped(next);
              setChosen(-1);
            }}
          />
          <span className={styles['count']} role="status">
            {countText(sought, places.length, current)}
          </span>
          <Button
            kind="quiet"
            icon={<ChevronUp size={18} strokeWidth={1.5} />}
            aria-label="上一处"
            title="上一处（Shift+Enter）"
            disabled={places.length === 0}
            onClick={() => go(-1)}
          />
          <Button
            kind="quiet"
            icon={<ChevronDown size={18} strokeWidth={1.5} />}
            aria-label="下一处"
            title="下一处（Enter）"
            disabled={places.length === 0}
            onClick={() => go(1)}
          />
        </div>
        <CodeView ref={view} code={code} label={`${name} 内容`} finds={finds} />
      </div>
    </Modal>
  );
}

function countText(sought: string, count: number, current: number): string {
  if (sought === '') return '';
  if (count === 0) return '没有找到';
  const all = count === MOST_COUNTED ? `${count}+` : String(count);
  return current === -1 ? `共 ${all} 处` : `${current + 1} / ${all}`;
}

/** `findAll` gives no more. */
const MOST_COUNTED = 10_000;
