import ConfigContext from '@douyinfe/semi-ui-19/lib/es/configProvider/context';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PortalRoot } from './PortalRoot.ts';
import './semiTheme.css';
import styles from './UiRoot.module.css';

/** The class of semiTheme.css. */
const THEME = 'zhilv-semi-theme';

export interface UiRootProps {
  children: ReactNode;
}

/**
 * What every console page stands in: Semi's colours, and the place its popups are drawn into. That place lies
 * at the end of the document and carries the `data-remote` scope the page is in, so the remote's styles reach it. It
 * leaves the document while the page is hidden or gone.
 */
export function UiRoot({ children }: UiRootProps) {
  const page = useRef<HTMLDivElement>(null);
  const [portal] = useState(createPortalElement);
  // Not Semi's provider, which brings 4 KB of texts that few components show; without it those bring them, in Chinese.
  const semi = useMemo(() => ({ direction: 'ltr' as const, getPopupContainer: () => portal }), [portal]);

  useLayoutEffect(() => {
    attachPortal(portal, page.current);
    return () => portal.remove();
  }, [portal]);

  return (
    <ConfigContext value={semi}>
      <PortalRoot value={portal}>
        <div ref={page} className={`${THEME} ${styles['page']}`}>
          {children}
        </div>
      </PortalRoot>
    </ConfigContext>
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
