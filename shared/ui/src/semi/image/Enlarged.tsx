import Preview from '@douyinfe/semi-ui-19/lib/es/image/preview';
import { RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { focusAgain, focusedIn } from '../../focus/focusedIn.ts';
import { keepFocusInside } from '../../modal/keepFocusInside.ts';
import { usePopup } from '../mend/usePopup.ts';
import { write, writeOn } from '../mend/write.ts';
import { Tool } from './Tool.tsx';
import styles from './Image.module.css';

export interface EnlargedProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/** Shows a picture in the whole window for as long as it is mounted. It can be enlarged and turned, and Esc closes it. */
export function Enlarged({ src, alt, onClose }: EnlargedProps) {
  const tools = useRef<HTMLDivElement>(null);
  // Semi's preview has neither role nor name, and its tools are pictures that the keyboard does not reach.
  const popup = usePopup({
    mend: (element) => {
      writeOn(element, { role: 'dialog', 'aria-modal': 'true', 'aria-label': alt });
      write(element, 'img', { alt });
    },
  });
  const [body] = useState(bodyStyle);
  // Semi's preview keeps the page from scrolling, and forgets to let it go on when it is taken away.
  useLayoutEffect(() => () => void Object.assign(document.body.style, body), [body]);
  useLayoutEffect(() => {
    const before = focusedIn(tools.current);
    tools.current?.querySelector('button')?.focus();
    return () => focusAgain(before);
  }, []);
  return (
    <Preview
      visible
      src={[src]}
      previewCls={popup.className}
      closeOnEsc={false}
      onVisibleChange={(visible) => {
        if (!visible) onClose();
      }}
      renderHeader={() => null}
      renderCloseIcon={() => <span />}
      renderPreviewMenu={({ zoom = 100, min = 10, max = 500, onZoomIn, onZoomOut, onRotateRight }) => (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, the keys are those of the dialog
        <div
          ref={tools}
          role="toolbar"
          aria-label="图片工具"
          className={styles['tools']}
          onKeyDown={(event) => {
            if (event.key === 'Tab') keepFocusInside(event);
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onClose();
          }}
        >
          <Tool name="放大" icon={ZoomIn} disabled={zoom >= max} onClick={onZoomIn} />
          <Tool name="缩小" icon={ZoomOut} disabled={zoom <= min} onClick={onZoomOut} />
          <Tool name="旋转" icon={RotateCw} disabled={false} onClick={onRotateRight} />
          <Tool name="关闭" icon={X} disabled={false} onClick={onClose} />
        </div>
      )}
    />
  );
}

/** What Semi's preview changes of the page's style. */
function bodyStyle(): Pick<CSSStyleDeclaration, 'overflow' | 'width'> {
  const { overflow, width } = document.body.style;
  return { overflow, width };
}
