import { documentOf, hostOf } from '@zhilv/release/site-directory';
import { activeRelease } from '@zhilv/release/active-release';
import type { AppConfig, DocumentName, Registry } from '@zhilv/release/schema';
import type { LiveContent, Notice } from './LiveFile.ts';
import { Unavailable } from './Unavailable.ts';

interface Made {
  readonly registry: Registry;
  readonly appConfig: AppConfig;
  /** Null where it could not be made. */
  readonly html: string | null;
}

/**
 * Makes the documents of a site whose registry is signed. The files in which commands write them down are signed by nobody, but
 * what they are made of is, by the digest that the registry has of the host's release.
 */
export class SignedDocuments {
  readonly #siteDirectory: string;
  readonly #notice: Notice;
  readonly #made = new Map<DocumentName, Made>();

  constructor(siteDirectory: string, notice: Notice) {
    this.#siteDirectory = siteDirectory;
    this.#notice = notice;
  }

  /** @throws Unavailable where no host is live, or its release is not the one whose digest the registry has */
  read(
    name: DocumentName,
    { version, value: registry }: LiveContent<Registry>,
    appConfig: AppConfig,
  ): Pick<LiveContent<string>, 'version' | 'value'> {
    const known = this.#made.get(name);
    const made = known?.registry === registry && known.appConfig === appConfig ? known : this.#make(name, registry, appConfig);
    this.#made.set(name, made);
    if (made.html === null) throw new Unavailable('网站暂时无法访问，请稍后再试。');
    return { version, value: made.html };
  }

  #make(name: DocumentName, registry: Registry, appConfig: AppConfig): Made {
    const active = activeRelease(registry.host);
    try {
      const html = active ? documentOf(name, hostOf(this.#siteDirectory, active), active.url, appConfig) : null;
      return { registry, appConfig, html };
    } catch (error) {
      this.#notice(`${name}.html cannot be made: ${error instanceof Error ? error.message : String(error)}`);
      return { registry, appConfig, html: null };
    }
  }
}
