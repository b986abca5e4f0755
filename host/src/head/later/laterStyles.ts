/** Names what the gateway's `inlineStyles` took of the stylesheets for what is painted first, and the stylesheets themselves. */
const FIRST_STYLES = 'style[data-first-style]';
const LATER_STYLES = 'style[data-later-style]';

/**
 * Moves a rendered page's stylesheets into the head, where they take the place of what came of them for the first paint. They
 * came within the page, which React takes over as its release rendered it, and which goes when its visitor turns to another.
 */
export function takeLaterStyles(): void {
  const first = document.querySelectorAll(FIRST_STYLES);
  document.head.append(...document.querySelectorAll(LATER_STYLES));
  for (const style of first) style.remove();
}
