/**
 * Makes a page of a heading and a few parts that needs no file. It has the document's colours where the stylesheet is loaded
 * and the system's where it is not. Older browsers show it as well, so it uses no feature that they lack.
 */
export function plainPage(title: string, parts: readonly HTMLElement[]): HTMLElement {
  const page = plainElement('div', '');
  page.style.cssText =
    'position:fixed;top:0;right:0;bottom:0;left:0;z-index:1;overflow:auto;font:16px/1.75 system-ui,sans-serif;background:var(--zhilv-surface,Canvas);color:var(--zhilv-text,CanvasText)';
  page.style.setProperty('color-scheme', document.documentElement.getAttribute('data-theme'));
  const main = plainElement('main', '');
  main.style.cssText = 'box-sizing:border-box;max-width:37em;margin:12vh auto;padding:0 24px';
  const heading = plainElement('h1', title);
  heading.style.cssText = 'margin:0 0 16px;font-size:26px;line-height:1.35';
  main.appendChild(heading);
  parts.forEach((part) => main.appendChild(part));
  page.appendChild(main);
  return page;
}

/** Makes a link that is tall enough for a finger. */
export function plainLink(text: string, address: string): HTMLElement {
  const link = plainElement('a', text);
  link.setAttribute('href', address);
  link.style.cssText = 'display:inline-block;line-height:44px';
  // The colour is set apart from the other styles, so that a browser that does not know variables leaves out nothing else.
  link.style.color = 'var(--zhilv-accent-text,LinkText)';
  return link;
}

/** Makes an element with a text. */
export function plainElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.appendChild(document.createTextNode(text));
  return element;
}
