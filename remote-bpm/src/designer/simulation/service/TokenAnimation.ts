import type { Connection } from 'bpmn-js/lib/model/Types';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { Instances } from './Instances.ts';
import { lengthOf, pointAt } from '../../../parts/bpmn/geometry/pointAt.ts';
import { RESET, type Scope, SCOPE_DESTROYED, TOGGLED } from './simulationEvents.ts';
import styles from './Simulation.module.css';
import { instanceClass } from './instanceClass.ts';

interface Token {
  readonly graphics: SVGElement;
  readonly connection: Connection;
  readonly scope: Scope;
  readonly durationMs: number;
  readonly done: () => void;
  elapsedMs: number;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Above what is drawn. */
const LAYER = { name: 'zhilv-tokens', index: 1000 };
/** After a tab was hidden a token does not jump. */
const LONGEST_FRAME_MS = 100;

/**
 * Moves tokens along flows. It stands in for bpmn-js-token-simulation's `animation`, which makes its drawings with a `DOMParser`: a page
 * of others that enforces Trusted Types takes no text there. Who wants little motion sees tokens stand on flows instead.
 */
export class TokenAnimation {
  static readonly $inject = ['canvas', 'eventBus', 'instances'];
  readonly #canvas: Canvas;
  readonly #instances: Instances;
  readonly #tokens = new Set<Token>();
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #frame: number | null = null;
  #before = 0;
  #paused = false;
  #speed = 1;

  constructor(canvas: Canvas, events: EventBus, instances: Instances) {
    this.#canvas = canvas;
    this.#instances = instances;
    events.on([RESET, TOGGLED, 'diagram.destroy'], () => this.#clear(() => true));
    events.on<{ scope: Scope }>(SCOPE_DESTROYED, ({ scope }) => this.#clear((token) => token.scope === scope));
  }

  /** Moves a token along a flow. It is the interface of the package. */
  animate(connection: Connection, scope: Scope, done: () => void): void {
    const token: Token = {
      graphics: this.#draw(scope),
      connection,
      scope,
      durationMs: Math.log(Math.max(lengthOf(connection.waypoints), Math.E)) * 250,
      done,
      elapsedMs: 0,
    };
    this.#tokens.add(token);
    this.#place(token);
    this.#schedule();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#schedule();
  }

  /** @param speed 1 is normal, 2 twice as fast */
  setSpeed(speed: number): void {
    this.#speed = speed;
  }

  #draw(scope: Scope): SVGElement {
    const number = this.#instances.numberOf(scope);
    const graphics = document.createElementNS(SVG, 'g');
    graphics.classList.add(styles['token'] ?? '', instanceClass(number));
    const circle = document.createElementNS(SVG, 'circle');
    circle.setAttribute('r', '10');
    const text = document.createElementNS(SVG, 'text');
    text.setAttribute('text-anchor', 'middle');
    text.setAttribute('dominant-baseline', 'central');
    text.textContent = String(number);
    graphics.append(circle, text);
    this.#canvas.getLayer(LAYER.name, LAYER.index).append(graphics);
    return graphics;
  }

  #schedule(): void {
    if (this.#frame !== null || this.#paused || this.#tokens.size === 0) return;
    this.#before = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#move(now));
  }

  #move(now: number): void {
    this.#frame = null;
    if (this.#paused) return;
    const passedMs = Math.min(Math.max(now - this.#before, 0), LONGEST_FRAME_MS) * this.#speed;
    for (const token of this.#tokens) {
      token.elapsedMs += passedMs;
      if (token.elapsedMs >= token.durationMs) this.#end(token);
      else this.#place(token);
    }
    this.#schedule();
  }

  #place({ graphics, connection, durationMs, elapsedMs }: Token): void {
    const { x, y } = pointAt(connection.waypoints, this.#still ? 0.5 : elapsedMs / durationMs);
    graphics.setAttribute('transform', `translate(${x}, ${y})`);
    // A flow of a sub-process that has a canvas of its own is not seen on another.
    const isSeen = this.#canvas.findRoot(connection) === this.#canvas.getRootElement();
    graphics.setAttribute('visibility', isSeen ? 'visible' : 'hidden');
  }

  #end(token: Token): void {
    token.graphics.remove();
    this.#tokens.delete(token);
    token.done();
  }

  #clear(isToGo: (token: Token) => boolean): void {
    for (const token of this.#tokens) {
      if (!isToGo(token)) continue;
      token.graphics.remove();
      this.#tokens.delete(token);
    }
  }
}
