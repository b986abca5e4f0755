import type { Mounted, MountTarget } from '@zhilv/loader';
import { confirm, messages } from '@zhilv/platform';
import type { StartedRemote } from './startRemote.ts';

/** The state of the stage. */
export interface Scene {
  /** The page's key and its address within the remote; null while nothing is mounted. */
  readonly page: string | null;
  readonly address: string | null;
  /** The reason why a page could not be shown. */
  readonly failure: string | null;
}

const EMPTY: Scene = { page: null, address: null, failure: null };

/** The parameter of this document's address that holds the remote's own address. */
const PARAMETER = 'at';

/** Mounts the remote in an element and keeps its address in that of the document. */
export class Stage {
  readonly #remote: StartedRemote;
  readonly #listeners = new Set<() => void>();
  #element: Element | null = null;
  #mounted: Mounted | null = null;
  #scene = EMPTY;

  constructor(remote: StartedRemote) {
    this.#remote = remote;
    window.addEventListener('beforeunload', (event) => {
      if (this.#mounted?.canLeave() === false) event.preventDefault();
    });
  }

  readonly read = (): Scene => this.#scene;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the element and shows the page that the document's address names. */
  readonly attach = (element: Element | null): void => {
    this.#element = element;
    const path = new URLSearchParams(window.location.search).get(PARAMETER);
    if (element !== null && path !== null) void this.show({ path });
  };

  /** Shows a page, in the mounted remote or by mounting it. */
  async show(target: MountTarget): Promise<void> {
    const before = this.#mounted;
    // A remote that could not be mounted has left the stage, so it can be mounted anew.
    if (before !== null) return (await isShown(before)) ? before.navigate(target) : this.show(target);
    if (this.#element === null) return;
    const mounted = this.#remote.mount(this.#element, { ...target, onNavigate: this.#follow });
    this.#mounted = mounted;
    try {
      await mounted.ready;
    } catch (error) {
      if (this.#mounted !== mounted) return; // It was closed before it showed.
      this.#mounted = null;
      this.#set({ ...EMPTY, failure: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Unmounts, unless work would be lost that its user wants to keep. */
  async close(): Promise<void> {
    if (this.#mounted === null) return;
    const question = { content: '页面有未保存的修改，关闭后将丢失。确定关闭吗？', okText: '关闭', danger: true };
    if (!this.#mounted.canLeave() && !(await confirm(question))) return;
    this.#mounted.unmount();
    this.#mounted = null;
    this.#set(EMPTY);
  }

  readonly #follow = (address: string, page: string | null): void => {
    if (page === null) messages.warning(`${address} 不在 ${this.#remote.name} 中，独立运行时不能前往。`);
    else this.#set({ page, address, failure: null });
  };

  #set(scene: Scene): void {
    this.#scene = scene;
    const url = new URL(window.location.href);
    if (scene.address === null) url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, scene.address);
    window.history.replaceState(null, '', url);
    for (const listener of this.#listeners) listener();
  }
}

const isShown = (mounted: Mounted): Promise<boolean> =>
  mounted.ready.then(
    () => true,
    () => false,
  );
