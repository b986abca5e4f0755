import { faceStatus } from '@zhilv/site/face-status';
import { fillMessage, fillRendering, headMarkup, type HeadPlace, inlineStyles } from '@zhilv/release/site-directory';
import type { AppConfig, Registry } from '@zhilv/release/schema';
import type { Notice } from '../live/LiveFile.ts';
import { type ReadyAnswer, readyAnswer } from '../../response/readyAnswer.ts';
import { LiveRevision } from './LiveRevision.ts';
import { readStyle } from './readStyle.ts';
import type { RenderedByRelease } from './ReleaseRenderer.ts';
import { publicSiteOf, type SiteRenderer } from './SiteRenderer.ts';
import type { VisitCounter } from './VisitCounter.ts';

interface PageRequest {
  /** Path and query. */
  readonly address: string;
  /** The address of a reader who is to be counted; null where nobody is. */
  readonly visitor: string | null;
  /** The filled document. */
  readonly document: string;
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
  /** Gives a text that changes with content and company. */
  readonly contentRevision: () => Promise<string>;
  /** Gives the place of the page at an address. */
  readonly headPlace: (address: string) => HeadPlace;
  readonly notice: Notice;
}

interface Kept {
  /** The revision of registry, settings and document, and that of what the page shows. */
  readonly version: string;
  readonly revision: string;
  readonly until: number;
  readonly made: Promise<Made>;
}

interface Made {
  readonly answer: ReadyAnswer;
  /** True when it holds until something changes. */
  readonly isLasting: boolean;
  /** The calls that count a visit of it. */
  readonly visits: readonly string[];
}

/** Counts of views may be so many milliseconds old (docs/protocol/content.md §3); everything else is of the moment. */
const KEPT_MS = 60_000;
/** So many addresses are kept at a time, because queries can be invented without end. */
const KEPT_PAGES = 500;

/** Keeps public pages as they are sent, rendered once for each state of releases, settings and content (architecture §8). */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #revision: LiveRevision;
  /** The keys are addresses, the one asked for last at the end. */
  readonly #kept = new Map<string, Kept>();

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
    this.#revision = new LiveRevision(options.contentRevision, options.notice);
  }

  async answer(request: PageRequest): Promise<ReadyAnswer> {
    const { registry, appConfig, document, headersWith } = request;
    const site = publicSiteOf(registry);
    if (site?.entry.state === 'disabled') {
      const message = site.entry.message ?? '网站暂时关闭，请稍后再来。';
      const html = Buffer.from(fillMessage(document, appConfig.company.name, message));
      return readyAnswer(html, headersWith([]), 503);
    }
    const { answer, visits } = await this.#madeFor(request, await this.#revision.read());
    if (request.visitor !== null && answer.status === 200) this.#options.visits.count(visits, request.visitor);
    return answer;
  }

  /** Gives the page that was made for this state, or makes it, once for all who ask meanwhile. */
  #madeFor(request: PageRequest, revision: string | null): Promise<Made> | Made {
    const { address, version } = request;
    const known = this.#kept.get(address);
    const isOfSite = known?.version === version;
    // The database does not answer, so a new page could not be had either: the one that is kept is better than nothing.
    if (revision === null) return isOfSite ? known.made : unrendered(request, 503);
    if (isOfSite && known.revision === revision && known.until > performance.now()) {
      this.#keep(address, known);
      return known.made;
    }
    const made = this.#make(request);
    this.#keep(address, { version, revision, until: performance.now() + KEPT_MS, made });
    void made.then(({ isLasting }) => isLasting || (this.#kept.get(address)?.made === made && this.#kept.delete(address)));
    return made;
  }

  #keep(address: string, kept: Kept): void {
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    const [longestUnused] = this.#kept.keys();
    if (this.#kept.size > KEPT_PAGES && longestUnused !== undefined) this.#kept.delete(longestUnused);
  }

  async #make(request: PageRequest): Promise<Made> {
    const { address, registry, appConfig } = request;
    const site = publicSiteOf(registry);
    const rendered = site && (await this.#options.renderer.render(address, site, registry, appConfig));
    if (!rendered) return unrendered(request);
    try {
      return this.#written(request, rendered);
    } catch (error) {
      const { remote, id } = rendered.release;
      this.#options.notice(
        `${remote} ${id} gave what cannot be sent at ${pathOf(address)}: ${String(error)}; the browser renders it`,
      );
      return unrendered(request);
    }
  }

  /** @throws Error when a page gave a value that its type does not allow */
  #written(request: PageRequest, { outcome, complete, visits, release }: RenderedByRelease): Made {
    const { address, document, headersWith } = request;
    switch (outcome.kind) {
      case 'client': // The browser itself counts the visit of a page that it renders.
        return { ...unrendered(request, outcome.status), isLasting: complete && outcome.failure === null };
      case 'redirect': {
        const answer = readyAnswer(Buffer.alloc(0), { ...headersWith([]), location: outcome.location }, outcome.status);
        return { answer, isLasting: complete, visits: [] };
      }
      case 'page': {
        const head = outcome.head && headMarkup(outcome.head, this.#options.headPlace(address));
        const linked = fillRendering(document, outcome, release, head);
        const { html, digests } = inlineStyles(linked, (file) => readStyle(this.#options.siteDirectory, file));
        return { answer: readyAnswer(Buffer.from(html), headersWith(digests), outcome.status), isLasting: complete, visits };
      }
    }
  }
}

/** Gives the document as a static host would send it. At the address of a face it has the face's status. */
const unrendered = ({ address, document, headersWith }: PageRequest, status = 200): Made => ({
  answer: readyAnswer(Buffer.from(document), headersWith([]), status === 200 ? faceStatus(pathOf(address)) : status),
  isLasting: false,
  visits: [],
});

const pathOf = (address: string): string => address.split('?')[0] ?? '';
