import type EventBus from 'diagram-js/lib/core/EventBus';
import type { Finding } from '../../parts/bpmn/lint/rule/Finding.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { whenIdle } from '../idle/whenIdle.ts';
import { documentOf } from './documentOf.ts';
import { FindingMarks } from './FindingMarks.ts';
import { FindingPlaces, type FoundAt } from './FindingPlaces.ts';

/** What is known of the mistakes in a diagram. */
export interface LintState {
  /** Whether the list shows, and the marks at elements. */
  readonly shown: boolean;
  /** `checking` while nothing is known yet; what was found before a change stays until it was checked again. */
  readonly phase: 'checking' | 'known' | 'failed';
  /** What was found, by where it is. */
  readonly places: readonly FoundAt[];
  readonly errors: number;
  readonly warnings: number;
}

const BEGINNING: LintState = { shown: false, phase: 'checking', places: [], errors: 0, warnings: 0 };

/** People draw in bursts. */
const STILL_MS = 400;
/** The time that rules may take before the browser gets its turn. */
const TURN_MS = 8;

/** Checks a diagram while nobody waits for the browser: from the first time that its list is shown, after each change. */
export class Lint {
  readonly #diagram: OpenDiagram;
  readonly #places: FindingPlaces;
  readonly #marks: FindingMarks;
  readonly #listeners = new Set<() => void>();
  #state = BEGINNING;
  #started = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with each change; a check of what was before gives up. */
  #version = 0;

  constructor(diagram: OpenDiagram) {
    this.#diagram = diagram;
    this.#places = new FindingPlaces(diagram);
    this.#marks = new FindingMarks(diagram);
    const events = diagram.service<EventBus>('eventBus');
    events.on(['commandStack.changed', 'import.done'], () => this.#follow(STILL_MS));
    events.on('diagram.destroy', () => {
      this.#version += 1;
      clearTimeout(this.#timer);
      this.#listeners.clear();
    });
  }

  readonly read = (): LintState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(shown: boolean): void {
    this.#tell({ shown });
    if (!shown || this.#started) return;
    this.#started = true;
    this.#follow(0);
  }

  /** Checks again, after it failed. */
  again(): void {
    this.#tell({ phase: 'checking' });
    this.#follow(0);
  }

  /** Turns to an element of which something was found. */
  goTo(place: FoundAt): void {
    this.#places.show(place);
  }

  #follow(waitMs: number): void {
    if (!this.#started) return;
    this.#version += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(this.#version), waitMs);
  }

  async #check(version: number): Promise<void> {
    const isStale = (): boolean => version !== this.#version;
    await whenIdle();
    if (isStale() || this.#diagram.read().phase !== 'open') return;
    try {
      const { lintDocument } = await import('../../parts/bpmn/lint/lintDocument.lazy.ts');
      const found = await lintDocument(documentOf(this.#diagram), turns(isStale));
      if (found !== null && !isStale()) this.#note(found);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the reason why a check fails helps only developers
      console.error(error);
      if (!isStale()) this.#tell({ phase: 'failed' });
    }
  }

  #note(found: readonly Finding[]): void {
    const count = (severity: Finding['severity']): number => found.filter((each) => each.severity === severity).length;
    this.#tell({ phase: 'known', places: this.#places.of(found), errors: count('error'), warnings: count('warning') });
  }

  #tell(change: Partial<LintState>): void {
    this.#state = { ...this.#state, ...change };
    this.#marks.show(this.#state.shown ? this.#state.places : [], (place) => this.goTo(place));
    for (const listener of this.#listeners) listener();
  }
}

/** Gives the browser its turn when rules have taken a while. */
function turns(isStale: () => boolean): () => Promise<boolean> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began > TURN_MS) {
      await whenIdle();
      began = performance.now();
    }
    return isStale();
  };
}
