import { headOf, type PageHead } from '@zhilv/site/head';
import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Gives the document the title, description and canonical address of the open page, also of each later one. */
export function followHead(router: Router): void {
  // The server wrote the site's public address; a static host wrote none.
  const written = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const { origin } = written ? new URL(written) : location;
  const follow = ({ initialized, navigation, matches, loaderData, errors }: Router['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const head = headOf(matches, loaderData, errors);
    if (head) write(head, origin);
  };
  follow(router.state);
  router.subscribe(follow);
}

function write({ title, description, canonical, unlisted }: PageHead, origin: string): void {
  document.title = title;
  const meta = headElement('meta', 'name', 'description');
  meta.content = description ?? '';
  const link = headElement('link', 'rel', 'canonical');
  if (unlisted) link.remove();
  else link.href = origin + (canonical ?? location.pathname + location.search);
}

/** The element as the server wrote it, or a new one where it wrote none. */
function headElement<Name extends 'meta' | 'link'>(name: Name, attribute: string, value: string): HTMLElementTagNameMap[Name] {
  const found = document.head.querySelector<HTMLElementTagNameMap[Name]>(`${name}[${attribute}="${value}"]`);
  if (found) return found;
  const element = document.createElement(name);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}
