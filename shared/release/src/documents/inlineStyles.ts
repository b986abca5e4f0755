/** A file that a document names, with the digest that it has to have. */
export interface NamedFile {
  /** From the origin's root. */
  readonly address: string;
  readonly integrity: string;
}

/** A stylesheet of a document, as `documentOf` and `fillRendering` write it. */
const STYLESHEET = /<link rel="stylesheet"(?: data-boot)? href="([^"]+)" crossorigin="anonymous" integrity="([^"]+)"[^>]*>/g;

/**
 * Puts the stylesheets of a rendered document inside it, which saves the first paint one round trip to the server. A
 * disabled link stands in the place of each. Browsers do not follow it, and it tells the remote's runtime and the loader
 * that they need not ask for the file.
 * @param read gives the text of a stylesheet, or null where it cannot be read; that stylesheet stays a link
 * @returns the document, and the digests of what stands in it, by which its policy allows just that
 */
export function inlineStyles(
  document: string,
  read: (file: NamedFile) => string | null,
): { readonly html: string; readonly digests: readonly string[] } {
  const digests: string[] = [];
  const end = document.indexOf('</head>');
  const head = document.slice(0, end).replace(STYLESHEET, (link: string, address: string, integrity: string) => {
    const text = read({ address, integrity });
    if (text === null || /<\/style/i.test(text)) return link;
    digests.push(integrity);
    return `<style>${text}</style>\n${link.replace('<link ', '<link disabled ')}`;
  });
  return { html: head + document.slice(end), digests };
}
