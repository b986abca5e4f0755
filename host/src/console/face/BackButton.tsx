import { PlainButton } from '@zhilv/ui/plain/button';

/** Leads back to the page before; absent where the console has shown none. */
export function BackButton() {
  // React Router numbers the entries of the history there.
  const { idx } = Object(window.history.state) as { readonly idx?: unknown };
  if (typeof idx !== 'number' || idx === 0) return null;
  return <PlainButton onClick={() => window.history.back()}>返回</PlainButton>;
}
