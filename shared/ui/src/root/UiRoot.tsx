import ConfigProvider from '@douyinfe/semi-ui-19/lib/es/configProvider';
import chinese from '@douyinfe/semi-ui-19/lib/es/locale/source/zh_CN';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { PortalRoot } from './PortalRoot.ts';
import './semiTheme.css';
import styles from './UiRoot.module.css';

/** The class of semiTheme.css. */
const THEME = 'zhilv-semi-theme';

export interface UiRootProps {
  children: ReactNode;
}

/**
 * What every console page stands in: Semi's texts and colours, and the place its popups are drawn into. That place lies
 * at the end of the document and carries the `data-remote` scope the page is in, so the remote's styles reach it. It
 * leaves the document while the page is hidden or gone.
 */
export function UiRoot({ children }: UiRootProps) {
  const page = useRef<HTMLDivElement>(null);
  const [portal] = useState(createPortalElement);
  const getPopupContainer = useCallback(() => portal, [portal]);

  useLayoutEffect(() => {
    attachPortal(portal, page.current);
    return () => portal.remove();
  }, [portal]);

  return (
    <ConfigProvider locale={chinese} getPopupContainer={getPopupContainer}>
      <PortalRoot value={portal}>
        <div ref={page} className={`${THEME} ${styles['page']}`}>
          {children}
        </div>
      </PortalRoot>
    </ConfigProvider>
  );
}

function createPortalElement(): HTMLDivElement {
  const element = document.createElement('div');
  element.className = `${THEME} ${styles['portal']}`;
  return element;
}

/** At the end of the document, in the scope of the page it belongs to. */
function attachPortal(portal: HTMLElement, page: Element | null): void {
  const scope = page?.closest<HTMLElement>('[data-remote]')?.dataset['remote'];
  if (scope !== undefined) portal.dataset['remote'] = scope;
  document.body.append(portal);
}
