import type { Trigger } from '../../bpmn/history/ModelHistory.ts';

/**
 * Follows a stack of commands and knows the position of the last save: a user who undoes back to it has nothing to lose. The
 * stack itself reports only that it moved.
 */
export class SavedPosition {
  /** The states on the stack, each by a number of its own; the first is the one in which the diagram was opened. */
  #states = [0];
  #position = 0;
  #newest = 0;
  #saved: number | undefined = 0;

  get dirty(): boolean {
    return this.#current !== this.#saved;
  }

  follow(trigger: Trigger): void {
    switch (trigger) {
      case 'undo':
        this.#position -= 1;
        break;
      case 'redo':
        this.#position += 1;
        break;
      case 'execute':
        this.#states = [...this.#states.slice(0, this.#position + 1), (this.#newest += 1)];
        this.#position += 1;
        break;
      case 'clear':
        this.#states = [(this.#newest += 1)];
        this.#position = 0;
        break;
    }
  }

  /** Notes the state that is being saved. @returns a function to call once it was saved, even if the diagram has changed by then */
  mark(): () => void {
    const saved = this.#current;
    return () => {
      this.#saved = saved;
    };
  }

  get #current(): number | undefined {
    return this.#states[this.#position];
  }
}
