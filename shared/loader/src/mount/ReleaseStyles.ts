/**
 * Keeps the stylesheets that the chunks of one release put into the document's head in force while something of it is
 * mounted. The bundler's runtime loads each once only, so they are kept and put back.
 */
export class ReleaseStyles {
  readonly #base: string;
  #given: readonly HTMLLinkElement[] = [];
  #users = 0;

  /** @param base address of the release's folder */
  constructor(base: string) {
    this.#base = new URL(base, document.baseURI).href;
  }

  /** Puts the stylesheets back that were there before, and resolves when they are in force. A page brings further ones itself. */
  async enter(): Promise<void> {
    this.#users += 1;
    const kept = this.#given;
    this.#given = [];
    await Promise.all(kept.map(putBack));
  }

  leave(): void {
    this.#users -= 1;
    this.tidy();
  }

  /** Takes out stylesheets that came after everything was unmounted. */
  tidy(): void {
    if (this.#users > 0) return;
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const own = links.filter(({ href }) => href.startsWith(this.#base));
    for (const link of own) link.remove();
    this.#given = [...this.#given, ...own];
  }
}

/** Resolves also when a stylesheet cannot be loaded again: the console tells of it, and the page is of use without. */
const putBack = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      link.removeEventListener('load', settle);
      link.removeEventListener('error', settle);
      resolve();
    };
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
    document.head.append(link);
  });
