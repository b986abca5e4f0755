import type { Element } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { typeName } from '../../report/elementName.ts';
import type { Instances } from './Instances.ts';
import {
  RESET,
  type Scope,
  SCOPE_CREATED,
  SCOPE_DESTROYED,
  type Simulator,
  type Subscription,
  TOGGLED,
  TRACED,
} from './simulationEvents.ts';
import styles from './Simulation.module.css';
import type { TokenAnimation } from './TokenAnimation.ts';

/** Something that happened in a simulation. */
export interface LogEntry {
  readonly key: number;
  readonly kind: 'step' | 'started' | 'finished' | 'cancelled' | 'warning';
  /** In Chinese, with the name of the element. */
  readonly text: string;
  /** The number of the process instance; null for what is about none. */
  readonly instance: number | null;
}

/** What people see of a simulation. */
export interface SimulationState {
  readonly phase: 'ready' | 'running' | 'paused';
  /** 1 is normal. */
  readonly speed: number;
  /** The oldest first. */
  readonly log: readonly LogEntry[];
  /** Whether a process can be started by `start`. */
  readonly canStart: boolean;
}

const BEGINNING: SimulationState = { phase: 'ready', speed: 1, log: [], canStart: false };

/** A process that goes round and round goes on for as long as people watch. */
const MOST_ENTRIES = 200;

/** After the simulator has put itself in order. */
const LATE = 400;
/** Before the old drawing is taken away. */
const EARLY = 5000;

/** Runs tokens through the diagram that is open. It changes nothing of the model. */
export class Simulation {
  static readonly $inject = ['eventBus', 'canvas', 'simulator', 'animation', 'instances'];
  readonly #events: EventBus;
  readonly #canvas: Canvas;
  readonly #simulator: Simulator;
  readonly #animation: TokenAnimation;
  readonly #instances: Instances;
  readonly #listeners = new Set<() => void>();
  #state = BEGINNING;
  #active = false;
  #key = 0;

  constructor(events: EventBus, canvas: Canvas, simulator: Simulator, animation: TokenAnimation, instances: Instances) {
    this.#events = events;
    this.#canvas = canvas;
    this.#simulator = simulator;
    this.#animation = animation;
    this.#instances = instances;
    events.on('import.parse.complete', EARLY, () => this.turn(false));
    events.on([RESET, TOGGLED], LATE, () => this.#begin());
    events.on<{ scope: Scope }>(SCOPE_CREATED, ({ scope }) => this.#noteScope(scope, 'started'));
    events.on<{ scope: Scope }>(SCOPE_DESTROYED, ({ scope }) =>
      this.#noteScope(scope, scope.completed ? 'finished' : 'cancelled'),
    );
    events.on<Trace>(TRACED, (trace) => this.#noteStep(trace));
  }

  readonly read = (): SimulationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Turns the simulation on or off. */
  turn(active: boolean): void {
    if (active === this.#active) return;
    // While tokens run nothing is written of what people are still typing.
    if (active) this.#events.fire('diagram.settle');
    this.#active = active;
    this.#canvas.getContainer().classList.toggle(styles['simulating'] ?? '', active);
    this.#events.fire(TOGGLED, { active });
  }

  /** Starts a process at its first start event. */
  start(): void {
    const [first] = this.#starts();
    if (first !== undefined) this.#simulator.trigger(first);
  }

  pause(): void {
    if (this.#state.phase !== 'running') return;
    this.#animation.pause(true);
    this.#tell({ phase: 'paused' });
  }

  resume(): void {
    if (this.#state.phase !== 'paused') return;
    this.#animation.pause(false);
    this.#tell({ phase: 'running' });
  }

  /** Ends all that runs, so that it can begin anew. */
  reset(): void {
    this.#events.fire(RESET);
  }

  setSpeed(speed: number): void {
    this.#animation.setSpeed(speed);
    this.#tell({ speed });
  }

  /** Is called by the package. */
  showNotification(text: string): void {
    this.#note({ kind: 'warning', text, instance: null });
  }

  #begin(): void {
    this.#animation.pause(false);
    const warnings = this.#state.log.filter(({ kind }) => kind === 'warning');
    this.#tell({ phase: 'ready', log: this.#active ? warnings : [], canStart: this.#active && this.#starts().length > 0 });
  }

  #starts(): readonly Subscription[] {
    return this.#simulator.findSubscriptions(
      ({ element, scope }) => scope.parent === null && element !== undefined && !element.type.endsWith('BoundaryEvent'),
    );
  }

  #noteStep({ action, element, scope }: Trace): void {
    if (action === 'enter' || action === 'signal') this.#run();
    if (action !== 'exit' || 'waypoints' in element || isRun(element)) return;
    this.#note({ kind: 'step', text: nameOf(element), instance: this.#instances.numberOf(scope) });
  }

  #noteScope(scope: Scope, kind: 'started' | 'finished' | 'cancelled'): void {
    if (!this.#active || !isRun(scope.element)) return;
    const what = { started: '开始', finished: '结束', cancelled: '被取消' }[kind];
    this.#note({ kind, text: `${nameOf(scope.element)}${what}`, instance: this.#instances.numberOf(scope) });
  }

  /** Whoever has an event happen while the simulation is paused wants it to go on. */
  #run(): void {
    if (!this.#active || this.#state.phase === 'running') return;
    this.#animation.pause(false);
    this.#tell({ phase: 'running' });
  }

  #note(entry: Omit<LogEntry, 'key'>): void {
    this.#key += 1;
    this.#tell({ log: [...this.#state.log, { ...entry, key: this.#key }].slice(-MOST_ENTRIES) });
  }

  #tell(change: Partial<SimulationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Something that the simulator did. */
interface Trace {
  readonly action: string;
  readonly element: Element;
  readonly scope: Scope;
}

const RUNS: ReadonlySet<string> = new Set([
  'bpmn:Process',
  'bpmn:Participant',
  'bpmn:SubProcess',
  'bpmn:Transaction',
  'bpmn:AdHocSubProcess',
]);

const isRun = ({ type }: Element): boolean => RUNS.has(type);

/** `「审核」`, or what it is where it has no name. */
function nameOf(element: Element): string {
  const { name } = element.businessObject as { readonly name?: string };
  return name === undefined || name.trim() === '' ? typeName(element.type) : `「${name.trim()}」`;
}
