import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { configurePlatform } from '@zhilv/platform';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { waitForLateCode } from '../dom/waitForLateCode.ts';

waitForLateCode();

/** A form of the sign-in document; found by what is seen of it. */
export type RenderedForm = BoundFunctions<typeof queries> & { readonly user: ReturnType<typeof userEvent.setup> };

/** Shows a form of the sign-in document in a document of happy-dom, whose storage is emptied after the test. */
export function renderForm(form: ReactNode): RenderedForm {
  configurePlatform({ apiBase: '/admin-api', tenantOn: true });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
    localStorage.clear();
    sessionStorage.clear();
  });
  flushSync(() => root.render(form));
  return { ...within(element), user: userEvent.setup() };
}
