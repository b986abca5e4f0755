import { LRUCache } from 'lru-cache';
import { faceStatus } from '@zhilv/site/face-status';
import { fillMessage, fillRendering, headMarkup, type HeadPlace } from '@zhilv/release/site-directory';
import type { AppConfig, Registry } from '@zhilv/release/schema';
import type { LiveContentIds } from '../live/LiveContentIds.ts';
import type { Notice } from '../live/LiveFile.ts';
import type { LiveRevision } from '../live/LiveRevision.ts';
import { TooMuchAsked } from '../../call/ClientTurns.ts';
import { networkOf } from '../../call/networkOf.ts';
import { type ReadyAnswer, readyAnswer } from '../../response/readyAnswer.ts';
import { MOST_NETWORKS, PageTurns } from './PageTurns.ts';
import { addressWithoutContent, pageAddress } from './pageAddress.ts';
import { readStyle } from './readStyle.ts';
import { inlineStyles } from './style/inlineStyles.ts';
import type { RenderedByRelease } from './ReleaseRenderer.ts';
import { type PublicSite, publicSiteOf, type SiteRenderer } from './SiteRenderer.ts';
import type { VisitCounter } from './VisitCounter.ts';

interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  /** The address that it came from. */
  readonly client: string;
  /** True when a reader asks who is to be counted. */
  readonly isVisit: boolean;
  /** Gives the filled document. */
  readonly document: () => string;
  /** Changes with registry, settings and document. */
  readonly version: string;
  readonly registry: Registry;
  readonly appConfig: AppConfig;
  /** Headers of the document, when stylesheets with these digests stand in it. */
  readonly headersWith: (styles: readonly string[]) => Readonly<Record<string, string>>;
}

interface RenderedPagesOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  readonly renderer: SiteRenderer;
  readonly visits: VisitCounter;
  readonly revision: LiveRevision;
  readonly contentIds: LiveContentIds;
  /** Gives the place of the page at an address. */
  readonly headPlace: (address: string) => HeadPlace;
  readonly notice: Notice;
}

/** A page that is to be made. */
interface Asked extends PageRequest {
  /** The address as the page reads it: path and query. */
  readonly address: string;
}

interface Kept {
  /** The revision of registry, settings and document, and that of what the page shows. */
  readonly version: string;
  readonly revision: string;
  /** On the clock of `performance.now()`. */
  until: number;
  readonly bytes: number;
  readonly made: Promise<Made>;
  /** The page as it was kept before, while it is made anew; null once it is made, and for a page that is new. */
  readonly former: Kept | null;
  /** The networks that asked for it. */
  readonly networks: Set<string>;
}

interface Made {
  readonly answer: ReadyAnswer;
  /** True when it holds until something changes. */
  readonly isLasting: boolean;
  /** The calls that count a visit of it. */
  readonly visits: readonly string[];
}

/** After so many milliseconds a page is made anew for its counts of views (docs/protocol/content.md §3); all else is of the moment. */
const KEPT_MS = 60_000;
/** Words to search for can be invented without end, and a page may have megabytes. */
const KEPT_PAGES = 500;
const KEPT_BYTES = 64 * 1024 * 1024;

/** The size of a page that is still to come. None that is kept is as small. */
const UNDER_WAY = 1;

/** Stands for the revision of what a page shows while nobody knows it. No database gives it. */
const AWAY = 'away';

/** Keeps public pages as they are sent, rendered once for each state of releases, settings and content (architecture §8). */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #turns = new PageTurns();
  readonly #kept = new LRUCache<string, Kept>({
    max: KEPT_PAGES,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** Documents as a static host would send them, by status. */
  readonly #unrendered = new Map<number, { readonly version: string; readonly made: Made }>();

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
  }

  async answer(request: PageRequest): Promise<ReadyAnswer> {
    const { registry, appConfig, document, headersWith } = request;
    const site = publicSiteOf(registry);
    if (site?.entry.state === 'disabled') {
      const message = site.entry.message ?? '网站暂时关闭，请稍后再来。';
      const html = Buffer.from(fillMessage(document(), appConfig.company.name, message));
      return readyAnswer(html, headersWith([]), 503);
    }
    const { answer, visits } = await this.#madeFor(request, site);
    if (request.isVisit && answer.status === 200) this.#options.visits.count(visits, request.client);
    return answer;
  }

  /** Gives the page that was made for this state, or makes it, once for all who ask meanwhile. */
  async #madeFor(request: PageRequest, site: PublicSite | null): Promise<Made> {
    const { address, remote, contentId } = pageAddress(request.registry, request.pathname, request.search);
    const asked = { ...request, address };
    // Only the browser has the pages of other remotes.
    if (site === null || (remote !== null && remote !== site.remote)) return this.#left(asked);
    const revision = await this.#options.revision.read();
    const isThere = contentId === null || (await this.#options.contentIds.mayHave(contentId, revision));
    const shown = isThere ? asked : { ...asked, address: addressWithoutContent(address) };
    return revision === null ? this.#asItWas(shown, site) : this.#current(shown, site, revision);
  }

  /** The database does not answer: the page that is kept is better than nothing, and so is one of the answers that are kept. */
  async #asItWas(asked: Asked, site: PublicSite): Promise<Made> {
    const known = this.#kept.get(asked.address);
    const made = await (known?.version === asked.version ? known.made : this.#current(asked, site, AWAY));
    return made.isLasting ? made : this.#left(asked, 503);
  }

  #current(asked: Asked, site: PublicSite, revision: string): Promise<Made> | Made {
    const { address, version, client, registry, appConfig } = asked;
    const known = this.#kept.get(address);
    const networks = known?.networks ?? new Set();
    if (networks.size < MOST_NETWORKS) networks.add(networkOf(client));
    if (known?.version === version && known.revision === revision) {
      if (known.until <= performance.now()) void this.#renew(known, asked, site);
      return known.made;
    }
    if (!this.#options.renderer.canRender(address, site, registry, appConfig)) return this.#left(asked);
    const former = known?.bytes === UNDER_WAY ? known.former : (known ?? null);
    const render = () => this.#make(asked, site);
    const made = this.#orLeft(
      asked,
      former === null ? this.#turns.first(client, render) : this.#turns.again(client, networks.size, render),
    );
    void this.#keep({ version, revision, until: Infinity, bytes: UNDER_WAY, made, former, networks }, asked);
    return made;
  }

  /** Gives the page, or leaves it to the browser when it may not be rendered now. */
  async #orLeft(asked: Asked, made: Promise<Made>): Promise<Made> {
    try {
      return await made;
    } catch (failure) {
      if (failure instanceof TooMuchAsked) return this.#left(asked, failure.status);
      throw failure;
    }
  }

  /** Makes a page anew whose counts of views may be old. Visitors get the one that is there. */
  async #renew(known: Kept, asked: Asked, site: PublicSite): Promise<void> {
    known.until = Infinity;
    const made = await this.#orLeft(
      asked,
      this.#turns.unasked(asked.client, () => this.#make(asked, site)),
    );
    if (made.isLasting && this.#kept.peek(asked.address) === known) this.#keepMade(known, asked, made);
    else known.until = performance.now() + KEPT_MS;
  }

  /** Keeps a page while it is made, for all who ask meanwhile, and afterwards if it is worth it; else it stays as it was. */
  async #keep(kept: Kept, asked: Asked): Promise<void> {
    this.#kept.set(asked.address, kept);
    const made = await kept.made;
    if (this.#kept.peek(asked.address) !== kept) return;
    if (made.isLasting) this.#keepMade(kept, asked, made);
    else if (kept.former) this.#kept.set(asked.address, kept.former);
    else this.#kept.delete(asked.address);
  }

  #keepMade({ version, revision, networks }: Kept, { address }: Asked, made: Made): void {
    const until = performance.now() + KEPT_MS;
    // Its packed forms are kept with it.
    const bytes = Math.max(UNDER_WAY + 1, 2 * made.answer.body.byteLength);
    this.#kept.set(address, { version, revision, until, bytes, made: Promise.resolve(made), former: null, networks });
  }

  async #make(asked: Asked, site: PublicSite): Promise<Made> {
    const { address, registry, appConfig } = asked;
    const rendered = await this.#options.renderer.render(address, site, registry, appConfig);
    if (!rendered) return this.#left(asked);
    try {
      return this.#written(asked, rendered);
    } catch (error) {
      const { remote, id } = rendered.release;
      this.#options.notice(
        `${remote} ${id} gave what cannot be sent at ${pathOf(address)}: ${String(error)}; the browser renders it`,
      );
      return this.#left(asked);
    }
  }

  /** @throws Error when a page gave a value that its type does not allow */
  #written(asked: Asked, { outcome, complete, visits, release }: RenderedByRelease): Made {
    const { address, document, headersWith } = asked;
    switch (outcome.kind) {
      case 'client': // The browser itself counts the visit of a page that it renders.
        return { ...this.#left(asked, outcome.status), isLasting: complete && outcome.failure === null };
      case 'redirect': {
        const answer = readyAnswer(Buffer.alloc(0), { ...headersWith([]), location: outcome.location }, outcome.status);
        return { answer, isLasting: complete, visits: [] };
      }
      case 'page': {
        const head = outcome.head && headMarkup(outcome.head, this.#options.headPlace(address));
        const linked = fillRendering(document(), outcome, release, head);
        const { html, digests } = inlineStyles(linked, (file) => readStyle(this.#options.siteDirectory, file));
        return { answer: readyAnswer(Buffer.from(html), headersWith(digests), outcome.status), isLasting: complete, visits };
      }
    }
  }

  /** Gives the document as a static host would send it. At the address of a face it has the face's status. */
  #left({ address, version, document, headersWith }: Asked, status = 200): Made {
    const told = status === 200 ? faceStatus(pathOf(address)) : status;
    const known = this.#unrendered.get(told);
    if (known?.version === version) return known.made;
    const made = { answer: readyAnswer(Buffer.from(document()), headersWith([]), told), isLasting: false, visits: [] };
    this.#unrendered.set(told, { version, made });
    return made;
  }
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';
