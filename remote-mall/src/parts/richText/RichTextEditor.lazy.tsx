import { createEditor, createToolbar, DomEditor, type IDomEditor } from '@wangeditor-next/editor';
import { messages } from '@zhilv/platform';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { mendEditor } from './mendEditor.ts';
import type { RichTextFieldProps } from './RichTextField.tsx';
import styles from './RichTextEditor.module.css';
import { RichTextSource } from './RichTextSource.tsx';
import content from './richTextContent.module.css';
import panels from './richTextPanels.module.css';
import { uploadPicture } from './uploadPicture.ts';

/** What was typed is told of after so long a pause. */
const PAUSE_MS = 250;

/** What the contract's table of rich text keeps; code, emotions, tasks and films are not among it. */
const TOOLS =
  'headerSelect bold underline italic through color bgColor fontSize clearStyle | bulletedList numberedList justifyLeft justifyCenter justifyRight | insertLink uploadImage insertTable blockquote divider | undo redo'.split(
    ' ',
  );

/** What is offered at a thing that is chosen in the text. */
const HOVERED = {
  text: { menuKeys: [] },
  link: { menuKeys: ['editLink', 'unLink', 'viewLink'] },
  image: { menuKeys: ['imageWidth30', 'imageWidth50', 'imageWidth100', 'editImage', 'deleteImage'] },
  table: {
    menuKeys: ['tableHeader', 'insertTableRow', 'deleteTableRow', 'insertTableCol', 'deleteTableCol', 'deleteTable'],
  },
};

/** In these Tab makes a list deeper, and goes on to the next cell. */
const KEEPING_TAB = ['list-item', 'table'];

const keepsTab = (editor: IDomEditor): boolean =>
  KEEPING_TAB.some((type) => DomEditor.getSelectedNodeByType(editor, type) !== null);

export interface RichTextEditorProps extends RichTextFieldProps {
  /** Makes text harmless: what it opens with, what is pasted, what it gives. */
  sanitise: (html: string) => string;
}

/** The editor of `RichTextField`, by wangEditor. It is made when its tab shows, and ended when that is hidden: it measures itself. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, value, onChange, sanitise, invalid, describedBy, disabled, settleRef } = props;
  const hintId = useId();
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useRef<IDomEditor | null>(null);
  /** What was told last: any other value comes from elsewhere. */
  const told = useRef(value);
  /** What was given last, and how the editor writes it by itself: that is no change of it. */
  const given = useRef({ value, html: value });
  const [failed, setFailed] = useState(false);

  const read = useEffectEvent((open: IDomEditor): string => (open.isEmpty() ? '' : sanitise(open.getHtml())));
  const tell = useEffectEvent((open: IDomEditor) => {
    const written = read(open);
    const html = written === given.current.html ? given.current.value : written;
    if (html === told.current) return;
    told.current = html;
    onChange(html);
  });
  const noteGiven = useEffectEvent((open: IDomEditor) => {
    given.current = { value, html: read(open) };
  });
  const create = useEffectEvent((options: Parameters<typeof createEditor>[0]): IDomEditor | null => {
    try {
      return createEditor(options);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the reason helps only developers
      console.warn(error);
      return null;
    }
  });
  const begin = useEffectEvent(() => ({ html: sanitise(value), sanitise }));
  const offer = useEffectEvent((tellNow: () => void) => {
    if (settleRef !== undefined) settleRef.current = tellNow;
  });

  useEffect(() => {
    const [text, bar] = [place.current, toolbar.current];
    if (text === null || bar === null) return undefined;
    const { html, sanitise } = begin();
    let pause: ReturnType<typeof setTimeout> | undefined;
    // The editor tells of its own beginning as of a change.
    let begun = false;
    const stopped = new AbortController();
    const made = create({
      selector: text,
      html,
      mode: 'default',
      config: {
        placeholder: '请输入内容，可粘贴或拖入图片',
        scroll: true,
        autoFocus: false,
        hoverbarKeys: HOVERED,
        sanitizeHtml: sanitise,
        customAlert: (text, kind) => (kind === 'success' || kind === 'info' ? messages.success(text) : messages.warning(text)),
        onChange: (open) => {
          clearTimeout(pause);
          if (begun) pause = setTimeout(() => tell(open), PAUSE_MS);
        },
        onBlur: () => tellNow(),
        MENU_CONF: {
          uploadImage: {
            customUpload: (file: File, insert: (address: string, alt: string, href: string) => void) =>
              uploadPicture(file, insert, stopped.signal),
          },
        },
      },
    });
    if (made === null) {
      setFailed(true);
      return undefined;
    }
    createToolbar({ editor: made, selector: bar, mode: 'default', config: { toolbarKeys: TOOLS } });
    const endMending = mendEditor(made, { toolbar: bar, place: text, keepsTab: () => keepsTab(made) });
    editor.current = made;
    const beginning = setTimeout(() => {
      noteGiven(made);
      begun = true;
    });
    const tellNow = (): void => {
      clearTimeout(pause);
      if (begun) tell(made);
    };
    offer(tellNow);
    return () => {
      clearTimeout(beginning);
      tellNow();
      offer(() => {});
      stopped.abort();
      endMending();
      editor.current = null;
      made.destroy();
      bar.replaceChildren();
      text.replaceChildren();
    };
  }, []);

  useEffect(() => {
    if (value === told.current || editor.current === null) return;
    told.current = value;
    editor.current.setHtml(sanitise(value));
    noteGiven(editor.current);
  }, [value, sanitise]);

  useEffect(() => {
    if (disabled === true) editor.current?.disable();
    else editor.current?.enable();
    const text = place.current?.querySelector('[data-slate-editor]');
    text?.setAttribute('aria-labelledby', labelledBy);
    text?.setAttribute('aria-invalid', String(invalid === true));
    text?.setAttribute('aria-describedby', describedBy === undefined ? hintId : `${describedBy} ${hintId}`);
  }, [disabled, labelledBy, invalid, describedBy, hintId]);

  if (failed) return <RichTextSource {...props} />;
  return (
    <div className={`${styles['editor']} ${content['content']} ${panels['panels']} ${invalid === true ? styles['invalid'] : ''}`}>
      <div ref={toolbar} className={styles['toolbar']} />
      <div ref={place} className={styles['text']} />
      <p id={hintId} className={styles['hint']}>
        在列表或表格中，先按 Esc 再按 Tab 可离开正文
      </p>
    </div>
  );
}
