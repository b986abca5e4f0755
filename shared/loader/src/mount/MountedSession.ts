import type { MountPlatform } from './MountableRemote.ts';

interface Followers {
  /** Calls can no longer be made until somebody signs in. */
  readonly onOver: () => void;
  /** The session goes on, or begins where it was over from the start. */
  readonly onResumed: () => void;
}

/** The session of a remote's own `platform`, as one mounted remote follows it. Several may share the `platform` that has it. */
export class MountedSession {
  readonly #session: MountPlatform['session'];
  readonly #followers: Followers;
  readonly #leave: () => void;
  /** Whether it has ended, or could not begin for want of a sign-in. One in storage is `idle` again then. */
  #isOver = false;
  #begin: () => void = () => {};

  constructor(session: MountPlatform['session'], followers: Followers) {
    this.#session = session;
    this.#followers = followers;
    this.#leave = session.subscribe(this.#follow);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Starts the session, or waits until somebody has signed in. @throws what kept it from starting otherwise */
  async start(): Promise<void> {
    // A session in storage that is left for the sign-in never says that it has not started.
    const begun = new Promise<void>((resolve) => (this.#begin = resolve));
    await Promise.race([begun, this.#tryToStart(begun)]);
  }

  leave(): void {
    this.#leave();
  }

  async #tryToStart(begun: Promise<void>): Promise<void> {
    try {
      await this.#session.start();
    } catch (error) {
      // It may have been over before, for another remote.
      if (this.#session.read().phase === 'ended') this.#follow();
      if (!this.#isOver) throw error;
      await begun;
    }
  }

  readonly #follow = (): void => {
    const isOver = this.#session.read().phase !== 'started';
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    if (isOver) return this.#followers.onOver();
    this.#begin();
    this.#followers.onResumed();
  };
}
