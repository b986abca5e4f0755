import {
  checkedUrl,
  fetchTables,
  type Insertion,
  type Mount,
  mountOf,
  RemoteFailure,
  type ReleaseTables,
  type ShareScope,
} from '@zhilv/loader/embedding';
import type { ReleaseSummary } from '@zhilv/release/schema';
import { openContainer, runScript } from './openContainer.ts';
import { ReleaseSheets } from './ReleaseSheets.ts';

/** A release that can be mounted. */
export interface Mountable {
  readonly mount: Mount;
  readonly pages: ReleaseTables['pages'];
}

/** One release of a remote in this page: its container, which is opened once, and its stylesheets. */
export class OpenedRelease {
  readonly sheets = new ReleaseSheets();
  readonly #remote: string;
  readonly #summary: ReleaseSummary;
  readonly #scope: ShareScope;
  #opening: Promise<Mountable> | null = null;

  /** @param summary with an absolute address */
  constructor(remote: string, summary: ReleaseSummary, scope: ShareScope) {
    this.#remote = remote;
    this.#summary = summary;
    this.#scope = scope;
  }

  /** Loads what every page needs. @throws RemoteFailure, or whatever the files of the release throw */
  open(): Promise<Mountable> {
    return (this.#opening ??= this.#open());
  }

  async #open(): Promise<Mountable> {
    const { url, id } = this.#summary;
    const { entry, mount, embed, pages } = await fetchTables(this.#remote, this.#summary);
    if (!mount || !embed)
      throw new RemoteFailure('needs-newer-host', {
        remote: this.#remote,
        release: id,
        message: '该功能的当前版本不能嵌入其他页面，请联系管理员发布新版本。',
      });
    // Each place that shows the release waits for them.
    for (const file of embed.css) void this.sheets.add(checkedUrl(url, file));
    const container = await openContainer(this.#remote, checkedUrl(url, entry), this.#scope, this.#insertion());
    return { mount: mountOf((await container.get(mount.expose))()), pages };
  }

  #insertion(): Insertion {
    return {
      insertScript: (url, integrity = '') => runScript({ url, integrity }),
      insertStyle: (url, integrity = '') => this.sheets.add({ url, integrity }),
    };
  }
}
