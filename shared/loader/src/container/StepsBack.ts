import type { BrokenPart } from '../live/Loader.ts';

/**
 * Steps back from releases with a page or slot that broke: once for all that find one broken at a time, and no second time where the
 * releases before were no better, for then what the page shows is at fault.
 */
export class StepsBack {
  readonly #stepBack: (from: BrokenPart, cause: unknown) => Promise<boolean>;
  readonly #underWay = new Map<string, Promise<boolean>>();
  /** The releases that were stepped back from, by page or slot. */
  readonly #tried = new Map<string, Set<string>>();
  /** The pages and slots of releases from which stepping back does not help. */
  readonly #noBetter = new Set<string>();

  /** @param stepBack tells whether there was a release to step back to */
  constructor(stepBack: (from: BrokenPart, cause: unknown) => Promise<boolean>) {
    this.#stepBack = stepBack;
  }

  /** Tells whether another release is in use now. */
  async from(broken: BrokenPart, cause: unknown): Promise<boolean> {
    const { key, remote, release } = broken;
    const part = `${remote} ${key}`;
    if (this.#noBetter.has(`${part} ${release}`)) return false;
    const tried = this.#tried.get(part) ?? new Set();
    this.#tried.set(part, tried.add(release));

    const name = `${remote} ${release}`;
    const step = this.#underWay.get(name) ?? this.#stepBack(broken, cause);
    this.#underWay.set(name, step);
    const isBack = await step;
    this.#underWay.delete(name);
    if (isBack) return true;
    for (const one of tried) this.#noBetter.add(`${part} ${one}`);
    this.#tried.delete(part);
    return false;
  }
}
