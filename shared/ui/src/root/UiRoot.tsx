import ConfigContext from '@douyinfe/semi-ui-19/lib/es/configProvider/context';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PortalRoot } from './PortalRoot.ts';
import './semiTheme.css';
import styles from './UiRoot.module.css';

/** The class to which semiTheme.css applies. */
const THEME = 'zhilv-semi-theme';

export interface UiRootProps {
  /** The element to put the place for popups into; the end of the document by default. A shell within a page gives one. */
  portalRoot?: Element;
  children: ReactNode;
}

/**
 * Surrounds every console page. It sets Semi's colours and makes the place for Semi's popups, which lies at the end of the
 * document and carries the page's `data-remote` scope, so that the remote's styles reach it. The place leaves the document
 * while the page is hidden and when it ends.
 */
export function UiRoot({ portalRoot, children }: UiRootProps) {
  const page = useRef<HTMLDivElement>(null);
  const [portal] = useState(createPortalElement);
  // Semi's provider would add 4 KB of texts. Without it the few components that show a text bring their own, in Chinese.
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

/** Puts the place for popups at the end of `root`, in the scope of its page. */
function attachPortal(portal: HTMLElement, page: Element | null, root: Element): void {
  const scope = page?.closest<HTMLElement>('[data-remote]')?.dataset['remote'];
  if (scope !== undefined) portal.dataset['remote'] = scope;
  root.append(portal);
}
