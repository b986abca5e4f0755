import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { disposePage, PageContext, type PageHandle } from '@zhilv/platform';
import { UiRoot } from '@zhilv/ui/root';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Queries } from '../page/renderPage.tsx';

/** A part of a page in a shadow root, in front of a user. */
export interface RenderedInShadow {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Finds what stands in its place on the page. */
  readonly inside: Queries;
  /** Finds what opens outside of that. */
  readonly popups: Queries;
  /** Gives the element that has the focus in the shadow root. */
  readonly focused: () => Element | null;
}

/** Shows a part of a page in a shadow root, as a foreign page does, with its place for popups there too. */
export function renderInShadow(element: ReactNode): RenderedInShadow {
  const handle: PageHandle = { key: 'part/under/test', path: '/', title: '', setDirty: () => {} };
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const [place, portals] = [document.createElement('div'), document.createElement('div')];
  shadow.append(place, portals);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <PageContext value={handle}>
        <UiRoot portalRoot={portals}>{element}</UiRoot>
      </PageContext>,
    ),
  );
  onTestFinished(() => {
    root.unmount();
    disposePage(handle);
    shadow.host.remove();
  });
  return {
    user: userEvent.setup({ delay: null }),
    inside: within(place),
    popups: within(portals),
    focused: () => shadow.activeElement,
  };
}
