import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  contentSecurityPolicy,
  documentFor,
  fillDocument,
  readAppConfig,
  readRegistry,
  routesOf,
} from '@zhilv/federation/release-directory';
import { DOCUMENT_NAMES, type DocumentName, type Registry } from '@zhilv/federation/schema';
import type { DevelopmentServers } from './DevelopmentServers.ts';
import { encoded, type Encoding } from './encoding.ts';
import { entityTag } from './entityTag.ts';
import { OF_DOCUMENTS } from './securityHeaders.ts';

interface ReadyDocument {
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: Map<Encoding, Buffer>;
}

interface State {
  readonly version: string;
  readonly registry: Registry;
  readonly documents: Map<DocumentName, ReadyDocument>;
}

/** Files of the site directory that the documents are made of. */
const SOURCES = ['registry.json', 'app-config.json', ...DOCUMENT_NAMES.map((name) => `${name}.html`)];

/**
 * The three documents as browsers get them: registry and settings filled in, with their policy. They are made anew
 * when one of their files changed, so that a publish needs no restart.
 */
export class SiteDocuments {
  readonly #site: string;
  readonly #development: DevelopmentServers;
  #state: State | null = null;

  constructor(site: string, development: DevelopmentServers) {
    this.#site = site;
    this.#development = development;
  }

  /** The answer for a page address. */
  async respond(request: Request, pathname: string): Promise<Response> {
    const { registry, documents } = await this.#current();
    const name = documentFor(routesOf(registry), pathname);
    const document = documents.get(name) ?? (await this.#make(name, registry));
    documents.set(name, document);
    if (request.headers.get('if-none-match') === document.headers['etag'])
      return new Response(null, { status: 304, headers: document.headers });
    return encoded(request, document.html, document.headers, document.packed);
  }

  async #current(): Promise<State> {
    const changed = SOURCES.map((file) => statSync(path.join(this.#site, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    // What is being developed may change at any time.
    const version = this.#development.active ? crypto.randomUUID() : changed.join(' ');
    if (this.#state?.version !== version) {
      const registry = await this.#development.overlay(readRegistry(this.#site));
      this.#state = { version, registry, documents: new Map() };
    }
    return this.#state;
  }

  async #make(name: DocumentName, registry: Registry): Promise<ReadyDocument> {
    const appConfig = readAppConfig(this.#site);
    const written =
      (await this.#development.document(name, appConfig)) ?? readFileSync(path.join(this.#site, `${name}.html`), 'utf8');
    const html = Buffer.from(fillDocument(written, name, registry, appConfig));
    const headers = {
      ...OF_DOCUMENTS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(written, appConfig),
      'referrer-policy': name === 'public' ? 'strict-origin-when-cross-origin' : 'no-referrer',
      'cache-control': 'no-cache',
      etag: entityTag(html),
    };
    return { html, headers, packed: new Map() };
  }
}
