import type { CheckedUrl } from '@zhilv/loader/embedding';
import { withFreshCopy } from './withFreshCopy.ts';

/** A place with stylesheets of its own. */
export interface SheetRoot {
  /** Resolves when the stylesheet is in force there. Rejects, and nothing of it is there, when it does not come. */
  readonly link: (sheet: CheckedUrl) => Promise<void>;
}

/**
 * The stylesheets of one release, in every place that shows something of it: the container loads the stylesheet of a chunk once,
 * and each shadow root needs one.
 */
export class ReleaseSheets {
  readonly #sheets = new Map<string, CheckedUrl>();
  /** The places, each with what is on its way or in force there. */
  readonly #roots = new Map<SheetRoot, Map<string, Promise<void>>>();

  /** Puts what is known of the release in force in a place, and everything that comes later. */
  async enter(root: SheetRoot): Promise<void> {
    if (!this.#roots.has(root)) this.#roots.set(root, new Map());
    await Promise.all([...this.#sheets.values()].map((sheet) => this.#link(root, sheet)));
  }

  leave(root: SheetRoot): void {
    this.#roots.delete(root);
  }

  /** Puts a stylesheet in force in every place. A call after a failure tries again. */
  async add(sheet: CheckedUrl): Promise<void> {
    this.#sheets.set(sheet.url, sheet);
    await Promise.all([...this.#roots.keys()].map((root) => this.#link(root, sheet)));
  }

  #link(root: SheetRoot, sheet: CheckedUrl): Promise<void> {
    const links = this.#roots.get(root) ?? new Map<string, Promise<void>>();
    const known = links.get(sheet.url);
    if (known) return known;
    const link = withFreshCopy(sheet.url, () => root.link(sheet));
    links.set(sheet.url, link);
    link.catch(() => links.get(sheet.url) === link && links.delete(sheet.url));
    return link;
  }
}
