import type { MountPlatform } from './MountableRemote.ts';

interface Followers {
  /** Calls can no longer be made until somebody signs in. */
  readonly onOver: () => void;
  /** The session goes on, or begins where it was over from the start. */
  readonly onResumed: () => void;
}

/** A session whose tokens the shell keeps, as one mounted remote follows it. Several may share the `platform` that has it. */
export class GivenSession {
  readonly #session: MountPlatform['session'];
  readonly #followers: Followers;
  readonly #leave: () => void;
  #wasOver = false;
  #begin: () => void = () => {};

  constructor(session: MountPlatform['session'], followers: Followers) {
    this.#session = session;
    this.#followers = followers;
    this.#leave = session.subscribe(this.#follow);
  }

  get isOver(): boolean {
    return this.#session.read().phase === 'ended';
  }

  /** Starts the session, or waits until somebody has signed in. @throws what kept it from starting otherwise */
  async start(): Promise<void> {
    try {
      await this.#session.start();
    } catch (error) {
      if (!this.isOver) throw error;
      const begun = new Promise<void>((resolve) => (this.#begin = resolve));
      // It may have been over before, for another remote.
      this.#follow();
      await begun;
    }
  }

  leave(): void {
    this.#leave();
  }

  readonly #follow = (): void => {
    const { isOver } = this;
    if (isOver === this.#wasOver) return;
    this.#wasOver = isOver;
    if (isOver) return this.#followers.onOver();
    this.#begin();
    this.#followers.onResumed();
  };
}
