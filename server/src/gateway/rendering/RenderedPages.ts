import { faceStatus } from '@zhilv/federation/face-status';
import { fillMessage, fillRendering, headMarkup, type HeadPlace } from '@zhilv/federation/release-directory';
import type { AppConfig, Registry } from '@zhilv/federation/schema';
import { type ReadyAnswer, readyAnswer } from '../readyAnswer.ts';
import type { VisitCounter } from './VisitCounter.ts';
import { publicSiteOf, type SiteRenderer } from './SiteRenderer.ts';

interface PageRequest {
  /** Path and query. */
  readonly address: string;
  /** Whether somebody reads the page who is to be counted. */
  readonly isVisit: boolean;
  /** The filled document. */
  readonly document: string;
  /** Changes with registry, settings and document. */
  readonly version: string;
  readonly registry: Registry;
  readonly appConfig: AppConfig;
  /** Headers of the document. */
  readonly headers: Readonly<Record<string, string>>;
}

interface RenderedPagesOptions {
  readonly renderer: SiteRenderer;
  readonly visits: VisitCounter;
  /** Changes with what pages show: content, company. */
  readonly contentRevision: () => Promise<string>;
  /** Where the page at an address stands. */
  readonly headPlace: (address: string) => HeadPlace;
}

interface Kept {
  readonly version: string;
  readonly until: number;
  readonly made: Promise<Made>;
}

interface Made {
  readonly answer: ReadyAnswer;
  /** Whether it holds until something changes. */
  readonly isLasting: boolean;
  /** What a visit of it counts for. */
  readonly visits: readonly string[];
}

/** Counts of views are as old as that, milliseconds (contract cjy.md §3); all else is as it is. */
const KEPT_MS = 60_000;
/** Addresses kept at a time; queries can be invented without end. */
const KEPT_PAGES = 500;

/** Public pages as they are sent: rendered once for each state of releases, settings and content (architecture §8). */
export class RenderedPages {
  readonly #renderer: SiteRenderer;
  readonly #visits: VisitCounter;
  readonly #contentRevision: () => Promise<string>;
  readonly #headPlace: RenderedPagesOptions['headPlace'];
  readonly #kept = new Map<string, Kept>();

  constructor({ renderer, visits, contentRevision, headPlace }: RenderedPagesOptions) {
    this.#renderer = renderer;
    this.#visits = visits;
    this.#contentRevision = contentRevision;
    this.#headPlace = headPlace;
  }

  async answer(request: PageRequest): Promise<ReadyAnswer> {
    const { registry, appConfig, document, headers } = request;
    const site = publicSiteOf(registry);
    if (site?.entry.state === 'disabled') {
      const message = site.entry.message ?? '网站暂时关闭，请稍后再来。';
      const html = Buffer.from(fillMessage(document, appConfig.company.name, message));
      return readyAnswer(html, { ...headers, 'retry-after': '60' }, 503);
    }
    const revision = await this.#contentRevision().catch(() => null);
    // Who could tell has no answer either; the browser may have better luck in a moment.
    if (revision === null) return readyAnswer(Buffer.from(document), headers, faceStatus(pathOf(request.address)));
    const { answer, visits } = await this.#madeFor(request, `${request.version} ${revision}`);
    if (request.isVisit && answer.status === 200) this.#visits.count(visits);
    return answer;
  }

  /** The page as it was made for this version, or is made now: once, however many ask for it meanwhile. */
  #madeFor(request: PageRequest, version: string): Promise<Made> {
    const { address } = request;
    const known = this.#kept.get(address);
    if (known?.version === version && known.until > performance.now()) return known.made;
    const made = this.#make(request);
    this.#keep(address, { version, until: performance.now() + KEPT_MS, made });
    const forget = () => void (this.#kept.get(address)?.made === made && this.#kept.delete(address));
    made.then(({ isLasting }) => isLasting || forget(), forget);
    return made;
  }

  #keep(address: string, kept: Kept): void {
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_PAGES && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #make({ address, document, registry, appConfig, headers }: PageRequest): Promise<Made> {
    const site = publicSiteOf(registry);
    const rendered = site && (await this.#renderer.render(address, site, registry, appConfig));
    const result = rendered?.site ?? { kind: 'client' as const, status: 200, failure: null };
    const isLasting = rendered?.complete === true && !(result.kind === 'client' && result.failure !== null);
    const visits = rendered?.visits ?? [];
    if (result.kind === 'redirect') {
      const answer = readyAnswer(Buffer.alloc(0), { ...headers, location: result.location }, result.status);
      return { answer, isLasting, visits: [] };
    }
    // What the browser renders itself it counts itself.
    if (result.kind === 'client' || !rendered)
      return { answer: readyAnswer(Buffer.from(document), headers, statusOf(result, address)), isLasting, visits: [] };
    const head = result.head && headMarkup(result.head, this.#headPlace(address));
    const html = fillRendering(document, result, rendered.release, head);
    return { answer: readyAnswer(Buffer.from(html), headers, result.status), isLasting, visits };
  }
}

/** What the browser draws at the address of a face has the face's status, whoever is to draw it. */
const statusOf = ({ status }: { readonly status: number }, address: string): number =>
  status === 200 ? faceStatus(pathOf(address)) : status;

const pathOf = (address: string): string => address.split('?')[0] ?? '';
