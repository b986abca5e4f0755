import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  contentSecurityPolicy,
  documentFor,
  embedFramePolicy,
  EMBED_MODULE,
  fillDocument,
  keepAppConfig,
  KEPT_APP_CONFIG,
  KEPT_REGISTRY,
  routesOf,
  SignedRegistry,
  trustedKeys,
} from '@zhilv/release/site-directory';
import { type PublicOverview, publicOverviews } from '@zhilv/release/public-paths';
import { AppConfig, DOCUMENT_NAMES, type DocumentName, type Registry } from '@zhilv/release/schema';
import type { DevelopmentServers } from './DevelopmentServers.ts';
import { type LiveContent, LiveFile, type Notice } from './live/LiveFile.ts';
import { SignedDocuments } from './live/SignedDocuments.ts';
import { Unavailable } from './live/Unavailable.ts';
import { FRAME_DOCUMENT, FRAME_PATH } from './embed/frameDocument.ts';
import { isVisit } from './rendering/isVisit.ts';
import type { RenderedPages } from './rendering/RenderedPages.ts';
import { answerWith, type ReadyAnswer, readyAnswer } from '../response/readyAnswer.ts';
import { EVERYWHERE, OF_DOCUMENTS } from '../response/securityHeaders.ts';

/** The JSON files of the site directory that browsers may ask for. */
type JsonName = 'registry.json' | 'app-config.json';
type LiveName = JsonName | typeof EMBED_MODULE | typeof FRAME_PATH;

interface Made {
  readonly version: string;
  readonly answer: ReadyAnswer;
}

/**
 * Serves what changes with every publish: registry, settings, and the three documents with both filled in, under their
 * policy. It makes all of it anew when one of the files behind it changed, so that a publish needs no restart. A file that is
 * no longer good is served as it last was.
 */
export class LiveDocuments {
  readonly #development: DevelopmentServers;
  readonly #registry: LiveFile<Registry>;
  readonly #appConfig: LiveFile<AppConfig>;
  readonly #embedFile: string;
  readonly #embed: LiveFile<string>;
  readonly #written: ReadonlyMap<DocumentName, LiveFile<string>>;
  readonly #made = new Map<DocumentName | LiveName, Made>();
  readonly #documents = new Map<DocumentName, { readonly version: string; readonly html: string }>();
  readonly #pages: RenderedPages;
  /** Null where nothing has to be signed. */
  readonly #signed: SignedDocuments | null;

  constructor(siteDirectory: string, development: DevelopmentServers, notice: Notice, pages: RenderedPages) {
    const file = (name: string) => path.join(siteDirectory, name);
    this.#development = development;
    this.#pages = pages;
    this.#signed = trustedKeys() === null ? null : new SignedDocuments(siteDirectory, notice);
    const registryOf = this.#signed ? newerRegistries() : (text: string) => SignedRegistry.parse(JSON.parse(text));
    this.#registry = new LiveFile(file('registry.json'), registryOf, notice, { kept: file(KEPT_REGISTRY) });
    const appConfigOf = (text: string) => AppConfig.parse(JSON.parse(text));
    // An operator writes it with an editor, and no command does, so that whoever reads good ones keeps them.
    const onGood = () => keptOr(notice, () => keepAppConfig(siteDirectory));
    this.#appConfig = new LiveFile(file('app-config.json'), appConfigOf, notice, { kept: file(KEPT_APP_CONFIG), onGood });
    this.#embedFile = file(EMBED_MODULE);
    this.#embed = new LiveFile(this.#embedFile, String, notice);
    this.#written = new Map(DOCUMENT_NAMES.map((name) => [name, new LiveFile(file(`${name}.html`), wholeDocument, notice)]));
  }

  /** Answers a page address; a public page is rendered. `client` is the caller's address. @throws Unavailable while nothing usable was published. */
  async respond(request: Request, pathname: string, client: string): Promise<Response> {
    const registry = await this.#current();
    const name = documentFor(routesOf(registry.value), pathname);
    const appConfig = this.#appConfig.read();
    const written = await this.#writtenDocument(name, appConfig.value);
    const version = [registry, appConfig, written].map((one) => one.version).join(' ');
    const filled = () => this.#filled(name, version, () => fillDocument(written.value, name, registry.value, appConfig.value));
    const headersWith = (styles: readonly string[]) => ({
      ...OF_DOCUMENTS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(written.value, name, appConfig.value, styles),
      'referrer-policy': name === 'public' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    });
    if (name !== 'public') return this.#answer(request, name, version, () => readyAnswer(Buffer.from(filled()), headersWith([])));
    const answer = await this.#pages.answer({
      pathname,
      search: new URL(request.url).search,
      client,
      isVisit: isVisit(request),
      document: filled,
      version,
      registry: registry.value,
      appConfig: appConfig.value,
      headersWith,
    });
    return answerWith(request, answer);
  }

  /** The revision of the published registry. @throws Unavailable while nothing usable was published. */
  get revision(): number {
    return this.#registry.read().value.revision;
  }

  /** Answers one of the JSON files as it was written. @throws Unavailable while it was not good once. */
  async respondJson(request: Request, name: JsonName): Promise<Response> {
    const { version, bytes } = name === 'registry.json' ? await this.#current() : this.#appConfig.read();
    const type = 'application/json; charset=utf-8';
    return this.#answer(request, name, version, () => readyAnswer(bytes, { ...EVERYWHERE, 'content-type': type }));
  }

  /** Answers the module by which pages of others show remotes; null where the live host has none. */
  async respondEmbed(request: Request): Promise<Response | null> {
    const embed = this.#embedModule();
    if (embed === null) return null;
    const { version, bytes } = embed;
    const type = 'text/javascript; charset=utf-8';
    return this.#answer(request, EMBED_MODULE, version, () => readyAnswer(bytes, { ...EVERYWHERE, 'content-type': type }));
  }

  /** Answers the document in which pages of others frame a remote; null where the live host has no module for it. */
  async respondFrame(request: Request): Promise<Response | null> {
    if (this.#embedModule() === null) return null;
    const { version, value } = this.#appConfig.read();
    const make = () =>
      readyAnswer(Buffer.from(FRAME_DOCUMENT), {
        ...OF_DOCUMENTS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': embedFramePolicy(FRAME_DOCUMENT, value),
        'referrer-policy': 'no-referrer',
      });
    return this.#answer(request, FRAME_PATH, version, make);
  }

  #embedModule(): Pick<LiveContent<string>, 'version' | 'bytes'> | null {
    if (this.#signed) return this.#signed.embed(this.#registry.read());
    return existsSync(this.#embedFile) ? this.#embed.read() : null;
  }

  /** Gives the origins whose pages may show remotes; none while nobody can say. */
  embedOrigins(): readonly string[] {
    try {
      return this.#appConfig.read().value.embedOrigins;
    } catch (error) {
      if (error instanceof Unavailable) return [];
      throw error;
    }
  }

  /** Gives the paths of all public pages. @throws Unavailable while nothing usable was published. */
  async publicPaths(): Promise<ReadonlySet<string>> {
    const { paths } = routesOf((await this.#current()).value);
    return new Set(Object.keys(paths).filter((path) => paths[path] === 'public'));
  }

  /** Gives the views of public pages that show content. @throws Unavailable as `publicPaths` */
  async overviews(): Promise<readonly PublicOverview[]> {
    return publicOverviews((await this.#current()).value);
  }

  /** Gives the SVG of the public document's icon; null where it has none. @throws Unavailable as `publicPaths` */
  async icon(): Promise<string | null> {
    const { value } = await this.#writtenDocument('public', this.#appConfig.read().value);
    const [, packed] = ICON.exec(value) ?? [];
    return packed === undefined ? null : Buffer.from(packed, 'base64').toString();
  }

  /** Gives a document with registry and settings filled in, for which it is asked with each page that is rendered. */
  #filled(name: DocumentName, version: string, fill: () => string): string {
    const known = this.#documents.get(name);
    const filled = known?.version === version ? known : { version, html: fill() };
    this.#documents.set(name, filled);
    return filled.html;
  }

  #answer(request: Request, name: DocumentName | LiveName, version: string, make: () => ReadyAnswer): Promise<Response> {
    const known = this.#made.get(name);
    const made = known?.version === version ? known : { version, answer: make() };
    this.#made.set(name, made);
    return answerWith(request, made.answer);
  }

  /** Gives the registry in force, with releases in development in place of published ones. */
  async #current(): Promise<LiveContent<Registry>> {
    const published = this.#registry.read();
    if (!this.#development.active) return published;
    const value = await this.#development.overlay(published.value);
    return { version: unique(), value, bytes: Buffer.from(JSON.stringify(value)) };
  }

  async #writtenDocument(name: DocumentName, appConfig: AppConfig): Promise<Pick<LiveContent<string>, 'version' | 'value'>> {
    const developed = await this.#development.document(name, appConfig);
    if (developed !== null) return { version: unique(), value: developed };
    if (this.#signed) return this.#signed.read(name, this.#registry.read(), appConfig);
    const published = this.#written.get(name);
    if (!published) throw new Error(`there is no document ${name}`);
    return published.read();
  }
}

const ICON = /<link rel="icon" [^>]*href="data:image\/svg\+xml;base64,([^"]+)"/;

/** Reads signed registries, and none that is older than one before: it was signed as well, and somebody may have put it back. */
function newerRegistries(): (text: string) => Registry {
  let newest = 0;
  return (text) => {
    const registry = SignedRegistry.parse(JSON.parse(text));
    if (registry.revision < newest) throw new Error(`it is of revision ${registry.revision}, and one of ${newest} was in use`);
    newest = registry.revision;
    return registry;
  };
}

/** A folder that cannot be written to is served all the same. */
function keptOr(notice: Notice, keep: () => void): void {
  try {
    keep();
  } catch (error) {
    notice(`app-config.json cannot be kept for the day on which it is damaged: ${String(error)}`);
  }
}

/** Gives the document of a host in development, which may change at any time. */
const unique = (): string => crypto.randomUUID();

function wholeDocument(html: string): string {
  if (!html.trimEnd().endsWith('</html>')) throw new Error('it is cut short');
  return html;
}
