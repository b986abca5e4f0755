import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf, hostOf, isIntact } from '@zhilv/release/site-directory';
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
  #embed: { readonly registry: Registry; readonly bytes: Buffer | 'damaged' | null } | null = null;

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
    // What could not be read is tried again: a disk may be away for a moment.
    const isUsable = known?.registry === registry && known.appConfig === appConfig && known.html !== null;
    const made = isUsable ? known : { registry, appConfig, html: this.#make(name, registry, appConfig) };
    this.#made.set(name, made);
    if (made.html === null) throw new Unavailable('网站暂时无法访问，请稍后再试。');
    return { version, value: made.html };
  }

  /**
   * Gives the module by which pages of others show remotes; null where the live host has none.
   * @throws Unavailable where its release is not the one whose digest the registry has
   */
  embed({ version, value: registry }: LiveContent<Registry>): Pick<LiveContent<string>, 'version' | 'bytes'> | null {
    if (this.#embed?.registry !== registry || this.#embed.bytes === 'damaged')
      this.#embed = { registry, bytes: this.#embedOf(registry) };
    const { bytes } = this.#embed;
    if (bytes === 'damaged') throw new Unavailable('网站暂时无法访问，请稍后再试。');
    return bytes && { version, bytes };
  }

  #embedOf(registry: Registry): Buffer | 'damaged' | null {
    const active = activeRelease(registry.host);
    try {
      const { embed } = active ? hostOf(this.#siteDirectory, active) : {};
      if (!active || !embed) return null;
      const bytes = readFileSync(path.join(this.#siteDirectory, active.url, embed.file));
      if (!isIntact(bytes, embed.integrity)) throw new Error(`${active.url}${embed.file} is not the one of its release`);
      return bytes;
    } catch (error) {
      const isTold = this.#embed?.registry === registry && this.#embed.bytes === 'damaged';
      if (!isTold) this.#notice(`the module for pages of others cannot be sent: ${messageOf(error)}`);
      return 'damaged';
    }
  }

  #make(name: DocumentName, registry: Registry, appConfig: AppConfig): string | null {
    const active = activeRelease(registry.host);
    try {
      return active ? documentOf(name, hostOf(this.#siteDirectory, active), active.url, appConfig) : null;
    } catch (error) {
      const known = this.#made.get(name);
      const isTold = known?.registry === registry && known.html === null;
      if (!isTold) this.#notice(`${name}.html cannot be made: ${messageOf(error)}`);
      return null;
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
