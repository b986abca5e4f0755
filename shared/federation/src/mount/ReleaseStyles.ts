/**
 * The stylesheets that the chunks of one release put into the document's head: there while something of it is mounted. The
 * bundler's runtime loads each once and would not miss it, so they are kept and put back.
 */
export class ReleaseStyles {
  readonly #base: string;
  #kept: readonly HTMLLinkElement[] = [];
  #users = 0;

  /** @param base address of the release's folder */
  constructor(base: string) {
    this.#base = new URL(base, document.baseURI).href;
  }

  /** Resolves when those are in force that were there before; what a page needs besides comes with the page. */
  async enter(): Promise<void> {
    this.#users += 1;
    const kept = this.#kept;
    this.#kept = [];
    await Promise.all(kept.map(putBack));
  }

  leave(): void {
    this.#users -= 1;
    this.tidy();
  }

  /** Takes out what came although nothing is mounted any more. */
  tidy(): void {
    if (this.#users > 0) return;
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const own = links.filter(({ href }) => href.startsWith(this.#base));
    for (const link of own) link.remove();
    this.#kept = [...this.#kept, ...own];
  }
}

/** One that cannot be had again leaves its page without: it says so on the console, and the page is of use. */
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
