import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { dialogStore, disposePage, messageStore, PageContext, type PageHandle } from '@zhilv/platform';
import { Dialogs, Messages } from '@zhilv/ui/messages';
import { UiRoot } from '@zhilv/ui/root';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { waitForLateCode } from '../dom/waitForLateCode.ts';
import type { Queries } from './renderPage.tsx';

waitForLateCode();

/** A part of a page in front of a user, found by what a user sees of it. */
export type RenderedPart = Queries & {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Shows another element in its place, as a render of the page around it would. */
  readonly show: (element: ReactNode) => void;
  /** Takes the part away, and the page around it with it. */
  readonly end: () => void;
};

export interface RenderPartOptions {
  /** The width of the window in pixels; 390 is a phone. */
  readonly width?: number;
  /** A part with a router of its own gets none around it. */
  readonly router?: boolean;
}

/**
 * Shows a part of a page, with messages and questions, and without a session. A part that needs a signed-in user, or makes calls, is
 * tested with `renderPage`.
 *
 * @example
 * const part = renderPart(<ToolButton label="刷新" icon={RefreshCw} onClick={pressed} />);
 * await part.user.click(part.getByRole('button', { name: '刷新' }));
 */
export function renderPart(element: ReactNode, { width = 1440, router = true }: RenderPartOptions = {}): RenderedPart {
  // The environment of page tests is happy-dom's window.
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width, height: 900 });
  const handle: PageHandle = { key: 'part/under/test', path: '/', title: '', setDirty: () => {} };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (shown: ReactNode): void =>
    flushSync(() =>
      root.render(
        <>
          <PageContext value={handle}>
            <UiRoot>{router ? <MemoryRouter>{shown}</MemoryRouter> : shown}</UiRoot>
          </PageContext>
          <Messages />
          <Dialogs />
        </>,
      ),
    );
  const end = (): void => {
    root.unmount();
    disposePage(handle);
    container.remove();
  };
  show(element);
  onTestFinished(() => {
    end();
    for (const { id } of dialogStore.read()) dialogStore.settle(id, false);
    for (const { id } of messageStore.read()) messageStore.close(id);
    window.localStorage.clear();
  });
  return { ...within(document.body), user: userEvent.setup({ delay: null }), show, end };
}
