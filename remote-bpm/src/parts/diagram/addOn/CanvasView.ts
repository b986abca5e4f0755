import grid from 'diagram-js-grid';
import minimap from 'diagram-js-minimap/dist/index.esm.js';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type { OpenDiagram } from '../OpenDiagram.ts';
import { readCanvasView, writeCanvasView } from './rememberedCanvasView.ts';

/** The part of diagram-js-grid that is used; it prepares itself when a diagram begins, which this one already has. */
interface Grid {
  _init(): void;
  toggle(visible: boolean): void;
  _centerGridAroundViewbox(): void;
}

/** The part of diagram-js-minimap that is used. */
interface Minimap {
  /** Whether what was drawn meanwhile is missing. */
  _dirty: boolean;
  toggle(open: boolean): void;
  isOpen(): boolean;
  _update(): void;
  readonly _svg: SVGElement;
  /** The place of the map in the window, which a drag goes by. */
  readonly _state: { _svgClientRect: DOMRect | null };
}

/** What shows on a canvas beside the diagram. */
export interface ShownOnCanvas {
  readonly grid: boolean;
  readonly minimap: boolean;
}

/** Shows grid and minimap on the canvas of a diagram, as this browser's user last chose. */
export class CanvasView {
  readonly #grid: Grid;
  readonly #minimap: Minimap;
  readonly #listeners = new Set<() => void>();
  #shown: ShownOnCanvas;

  /** @param narrow whether the canvas is a phone's, of which a minimap would cover half until somebody opens it */
  constructor(diagram: Pick<OpenDiagram, 'add' | 'service'>, narrow: boolean) {
    diagram.add(grid, minimap);
    this.#grid = diagram.service<Grid>('grid');
    this.#minimap = diagram.service<Minimap>('minimap');
    this.#grid._init();
    this.#minimap._dirty = true;
    const container = diagram.service<Canvas>('canvas').getContainer();
    followTheme(container);
    diagram.service<EventBus>('eventBus').on('canvas.resized', () => this.#followSize(container));
    const remembered = readCanvasView();
    this.#shown = { grid: remembered.grid, minimap: remembered.minimap && !narrow };
    this.#show();
  }

  readonly read = (): ShownOnCanvas => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what is hidden, and hides what shows; the next diagram begins like that. */
  toggle(part: keyof ShownOnCanvas): void {
    this.#shown = { ...this.#shown, [part]: !this.#shown[part] };
    writeCanvasView(this.#shown);
    this.#show();
    for (const listener of this.#listeners) listener();
  }

  /** The minimap looks for itself in the document before it follows, and the document knows nothing of what is in a shadow root. */
  #followSize(container: HTMLElement): void {
    if (!container.isConnected || document.body.contains(container) || !this.#minimap.isOpen()) return;
    this.#minimap._update();
    this.#minimap._state._svgClientRect = this.#minimap._svg.getBoundingClientRect();
  }

  #show(): void {
    this.#grid.toggle(this.#shown.grid);
    if (this.#shown.grid) this.#grid._centerGridAroundViewbox();
    this.#minimap.toggle(this.#shown.minimap);
  }
}

/** The grid has one colour for all themes. */
function followTheme(container: HTMLElement): void {
  for (const dot of container.querySelectorAll<SVGElement>('pattern[id^="djs-grid-pattern"] circle'))
    dot.style.fill = 'var(--zhilv-line-strong, #7e9198)';
}
