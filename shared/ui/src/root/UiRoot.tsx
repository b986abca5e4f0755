import ConfigContext from '@douyinfe/semi-ui-19/lib/es/configProvider/context';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PortalRoot } from './PortalRoot.ts';
import './semiTheme.css';
import styles from './UiRoot.module.css';

/** The class of semiTheme.css. */
const THEME = 'zhilv-semi-theme';

export interface UiRootProps {
  /** What the place for popups is put into; a shell that is part of a page gives one. */
  portalRoot?: Element;
  children: ReactNode;
}

/**
 * What every console page stands in: Semi's colours, and the place its popups are drawn into. That place lies
 * at the end of the document and carries the `data-remote` scope the page is in, so the remote's styles reach it. It
 * leaves the document while the page is hidden or gone.
 */
export function UiRoot({ portalRoot, children }: UiRootProps) {
  const page = useRef<HTMLDivElement>(null);
  const [portal] = useState(createPortalElement);
  // Semi's provider would bring 4 KB of texts that few components show; without it those bring them, in Chinese.
  const semi = useMemo(() => ({ direction: 'ltr' as const, getPopupContainer: () => portal }), [portal]);

  useLayoutEffect(() => {
    attachPortal(portal, page.current, portalRoot ?? document.body);
    return () => portal.remove();
  }, [portal, portalRoot]);

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

/** Puts it at the end of `root`, in the scope of the page it belongs to. */
function attachPortal(portal: HTMLElement, page: Element | null, root: Element): void {
  const scope = page?.closest<HTMLElement>('[data-remote]')?.dataset['remote'];
  if (scope !== undefined) portal.dataset['remote'] = scope;
  root.append(portal);
}
