import type { StepResult } from '@zhilv/server/process-engine';
import type { ReplayedRoot } from './ReplayedRoot.ts';

/** For tests: the signals that have to be on their way to other roots. */
export class SignalsUnderway {
  /** A root and a name each. */
  #all: string[] = [];

  get all(): readonly string[] {
    return this.#all.toSorted();
  }

  set all(all: readonly string[]) {
    this.#all = [...all];
  }

  /**
   * They go to all others that wait for them at this moment. What was on its way to a root that ends is lost.
   * @param isOwn whether the server itself went on; what it sends is not on its way to anybody twice
   */
  follow({ id, running }: ReplayedRoot, { signals }: StepResult, roots: Iterable<ReplayedRoot>, isOwn: boolean): void {
    for (const other of roots) {
      if (other.id === id) continue;
      for (const { name } of signals) {
        const one = `${other.id} ${name}`;
        if (waitsFor(other, name) && !(isOwn && this.#all.includes(one))) this.#all.push(one);
      }
    }
    if (running === null) this.#all = this.#all.filter((one) => !one.startsWith(id));
  }

  arrive(rootId: string, name: string): void {
    const place = this.#all.indexOf(`${rootId} ${name}`);
    if (place >= 0) this.#all.splice(place, 1);
  }
}

const waitsFor = ({ running }: ReplayedRoot, name: string): boolean =>
  running?.subscriptions.some((one) => one.type === 'signal' && one.name === name) === true;
