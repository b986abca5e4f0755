/** What moved a stack of commands, in bpmn-js's words. */
export type Trigger = 'execute' | 'undo' | 'redo' | 'clear';

/**
 * Follows a stack of commands and knows where the last save lies in it: somebody who undoes back to that has nothing to
 * lose. The stack itself tells only that it moved.
 */
export class SavedPosition {
  /** A number of its own for every state the diagram was in; the first is the one it was opened in. */
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

  /** Notes what is being saved; call the result once it was. The diagram may have changed by then. */
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
