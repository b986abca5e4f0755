import type { DrawnBox } from './drawnPlaces.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that a viewed diagram draws: a shape has a place, a line a way. */
export type ViewedElement = { readonly id: string; readonly root?: string } & (
  | DrawnBox
  | { readonly waypoints: readonly Point[] }
  | object
);

export interface ViewedDiagramOptions {
  readonly elements?: readonly ViewedElement[];
  /** The planes that it has; the first one shows. */
  readonly roots?: readonly string[];
  /** The size of its place on the screen, in pixels. */
  readonly size?: readonly [width: number, height: number];
  /** What it has beside a canvas, a registry and an event bus. */
  readonly services?: Readonly<Record<string, object>>;
}

type Listener = (event: object) => void;

/** A diagram in which one looks around, with the canvas, the registry and the event bus of bpmn-js, whose own needs a browser to have a size. */
export class ViewedDiagram {
  readonly roots: readonly { readonly id: string }[];
  readonly container: { readonly clientWidth: number; readonly clientHeight: number; readonly scrollIntoView: () => void };
  /** What shows; a test may look and pan. */
  shown: DrawnBox;
  root: { readonly id: string };
  readonly #elements: ReadonlyMap<string, ViewedElement>;
  readonly #layers = new Map<string, SVGElement>();
  readonly #listeners: { readonly name: string; readonly listener: Listener }[] = [];
  readonly #services: Readonly<Record<string, object>>;

  constructor({ elements = [], roots = ['process'], size = [800, 600], services = {} }: ViewedDiagramOptions = {}) {
    this.roots = roots.map((id) => ({ id }));
    const [first = { id: 'process' }] = this.roots;
    this.root = first;
    const [clientWidth, clientHeight] = size;
    this.container = { clientWidth, clientHeight, scrollIntoView: () => {} };
    this.shown = { x: 0, y: 0, width: clientWidth, height: clientHeight };
    this.#elements = new Map(elements.map((element) => [element.id, element]));
    this.#services = { canvas: this.#canvas(), elementRegistry: this.#registry(), eventBus: this.#events(), ...services };
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows what is there under the name
  service<Service>(name: string): Service {
    return this.#services[name] as Service; // The test names what its subject asks for.
  }

  get zoom(): number {
    return this.container.clientWidth / this.shown.width;
  }

  /** The middle of what shows. */
  get middle(): Point {
    const { x, y, width, height } = this.shown;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Shows another part, as people do by hand. */
  pan(shown: DrawnBox): void {
    this.shown = shown;
    this.fire('canvas.viewbox.changed');
  }

  /** Goes to another plane. */
  enter(id: string): void {
    this.root = this.roots.find((root) => root.id === id) ?? this.root;
    this.fire('root.set');
  }

  fire(name: string, event: object = {}): void {
    for (const { listener } of this.#listeners.filter((each) => each.name === name)) listener(event);
  }

  element(id: string): ViewedElement | undefined {
    return this.#elements.get(id);
  }

  layer(name: string): SVGElement {
    const layer = this.#layers.get(name) ?? document.createElementNS('http://www.w3.org/2000/svg', 'g');
    this.#layers.set(name, layer);
    return layer;
  }

  /** The number of those who listen to it. */
  get listening(): number {
    return this.#listeners.length;
  }

  #canvas(): object {
    return {
      getContainer: () => this.container,
      getLayer: (name: string) => this.layer(name),
      getRootElement: () => this.root,
      getRootElements: () => this.roots,
      setRootElement: (root: { readonly id: string }) => this.enter(root.id),
      findRoot: ({ id, root }: ViewedElement) =>
        this.roots.find((each) => each.id === id) ?? this.roots.find((each) => each.id === root) ?? this.roots[0],
      viewbox: (box?: DrawnBox) => {
        if (box !== undefined) this.pan(box);
        return { ...this.shown, scale: this.zoom, inner: this.#drawn() };
      },
    };
  }

  #registry(): object {
    return {
      get: (id: string) => this.#elements.get(id) ?? this.roots.find((root) => root.id === id),
      find: (matches: (element: ViewedElement) => boolean) => [...this.#elements.values()].find(matches),
    };
  }

  #events(): object {
    return {
      on: (names: string | readonly string[], ...rest: readonly unknown[]) => {
        const listener = rest.at(-1) as Listener; // A priority may stand before it.
        for (const name of [names].flat()) this.#listeners.push({ name, listener });
      },
      off: (name: string, listener: Listener) => {
        const at = this.#listeners.findIndex((each) => each.name === name && each.listener === listener);
        if (at !== -1) this.#listeners.splice(at, 1);
      },
    };
  }

  /** The place of all shapes. */
  #drawn(): DrawnBox {
    const boxes = [...this.#elements.values()].filter((element): element is ViewedElement & DrawnBox => 'width' in element);
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
  }
}
