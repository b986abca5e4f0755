import type { SeededRandom } from '../soak/SeededRandom.ts';
import type { DrawnModel } from './DrawnModel.ts';

/** What bpmn-js draws, as far as edits look at it. */
export interface EditedElement {
  readonly id: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly parent?: EditedElement;
  readonly children?: readonly EditedElement[];
  readonly labelTarget?: EditedElement;
  readonly waypoints?: readonly Point[];
  readonly collapsed?: boolean;
  readonly businessObject: Moddle;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Moddle {
  readonly $instanceOf: (type: string) => boolean;
  get(name: string): unknown;
}

/** The parts of bpmn-js's services that edits use. */
interface Modeling {
  alignElements(elements: readonly EditedElement[], alignment: string): void;
  addLane(element: EditedElement, location: string): void;
  connect(source: EditedElement, target: EditedElement, attributes: object): void;
  createShape(shape: object, position: Point, target: EditedElement, hints?: object): void;
  layoutConnection(connection: EditedElement): void;
  moveElements(elements: readonly EditedElement[], delta: Point, target: EditedElement, hints?: object): void;
  removeElements(elements: readonly EditedElement[]): void;
  resizeShape(shape: EditedElement, bounds: object): void;
  setColor(elements: readonly EditedElement[], colors: object): void;
  splitLane(element: EditedElement, count: number): void;
  updateLabel(element: EditedElement, name: string): void;
  updateProperties(element: EditedElement, properties: object): void;
  updateWaypoints(connection: EditedElement, waypoints: readonly Point[]): void;
}

const NAMES = ['复核', '财务审批（二级）', 'A & "B" <C>', ''];
const TASKS = ['bpmn:Task', 'bpmn:UserTask', 'bpmn:ServiceTask', 'bpmn:ScriptTask', 'bpmn:ReceiveTask', 'bpmn:CallActivity'];
const GATEWAYS = ['bpmn:ExclusiveGateway', 'bpmn:ParallelGateway', 'bpmn:InclusiveGateway', 'bpmn:EventBasedGateway'];
const PLACED = [...TASKS, ...GATEWAYS, 'bpmn:StartEvent', 'bpmn:EndEvent', 'bpmn:SubProcess', 'bpmn:TextAnnotation'];
const RARE = ['bpmn:DataObjectReference', 'bpmn:DataStoreReference', 'bpmn:Group', 'bpmn:Participant'];
/** A number of elements. */
const LARGE = 90;

const DEFINITIONS = ['bpmn:TimerEventDefinition', 'bpmn:ErrorEventDefinition', 'bpmn:MessageEventDefinition'];

/** Edits of an open diagram at random, as bpmn-js makes those of people. An edit that its rules refuse is not made. */
export class RandomModelEdits {
  readonly #model: DrawnModel<EditedElement>;
  readonly #random: SeededRandom;
  readonly #more: readonly ((element: EditedElement) => void)[];
  readonly #modeling: Modeling;

  /** @param more edits of an element beside those of bpmn-js */
  constructor(model: DrawnModel<EditedElement>, random: SeededRandom, more: readonly ((element: EditedElement) => void)[] = []) {
    this.#model = model;
    this.#random = random;
    this.#more = more;
    this.#modeling = model.service('modeling') as Modeling; // It is bpmn-js's own.
  }

  /** Makes one edit, or none when what it needs is not there. */
  step(): void {
    const random = this.#random;
    const edits = [
      () => this.#move(),
      () => this.#rename(),
      () => this.#remove(),
      () => this.#append(),
      () => this.#create(),
      () => this.#connect(),
      () => this.#replace(),
      () => this.#resize(),
      () => this.#attach(),
      () => this.#bend(),
      () => this.#color(),
      () => this.#divide(),
      () => this.#more.length > 0 && random.pick(this.#more)(this.#pick(() => true) ?? this.#root),
    ];
    // A diagram that grew large is made smaller, for else each edit would take longer than the one before.
    if (this.#elements().length > LARGE) this.#remove();
    else random.pick(edits)();
    // bpmn-js has people name what they append; a person would leave the field.
    (this.#model.service('directEditing') as { cancel(): void }).cancel();
  }

  get #root(): EditedElement {
    return (this.#model.service('canvas') as { getRootElement(): EditedElement }).getRootElement();
  }

  /** Gives one of the elements of the plane that is shown; the root is none of them. */
  #pick(fits: (element: EditedElement) => boolean): EditedElement | null {
    const root = this.#root;
    const found = this.#elements().filter((element) => element.parent && rootOf(element) === root && fits(element));
    return found.length === 0 ? null : this.#random.pick(found);
  }

  #elements(): readonly EditedElement[] {
    return (this.#model.service('elementRegistry') as { getAll(): readonly EditedElement[] }).getAll();
  }

  #allowed(rule: string, context: object): unknown {
    return (this.#model.service('rules') as { allowed(rule: string, context: object): unknown }).allowed(rule, context);
  }

  #make(type: string, attributes: object = {}): object {
    const factory = this.#model.service('elementFactory') as { createShape(attributes: object): object };
    return factory.createShape({ type, ...(type === 'bpmn:SubProcess' ? { isExpanded: true } : {}), ...attributes });
  }

  #move(): void {
    const shape = this.#pick(isShape);
    if (shape?.parent === undefined) return;
    const target = this.#random.chance(0.3) ? (this.#pick(isShape) ?? shape.parent) : shape.parent;
    const delta = { x: this.#distance(120), y: this.#distance(80) };
    const shapes = [shape];
    const isOwn = target === shape || isIn(target, shape);
    if (isOwn || this.#allowed('elements.move', { shapes, delta, target }) !== true) return;
    this.#modeling.moveElements(shapes, delta, target, { autoResize: true });
  }

  #rename(): void {
    const element = this.#pick(({ type }) => !type.endsWith('Association'));
    if (element !== null) this.#modeling.updateLabel(element.labelTarget ?? element, this.#random.pick(NAMES));
  }

  #remove(): void {
    const element = this.#pick(() => true);
    if (element !== null) this.#modeling.removeElements([element]);
  }

  #append(): void {
    const source = this.#pick((element) => is(element, 'bpmn:FlowNode') && !is(element, 'bpmn:EndEvent') && isShape(element));
    if (source === null || isEventSubProcess(source)) return;
    const shape = this.#make(this.#random.pick([...TASKS, ...GATEWAYS, 'bpmn:EndEvent']));
    if (source.parent === undefined || this.#allowed('shape.create', { shape, target: source.parent }) !== true) return;
    if (this.#allowed('connection.create', { source, target: shape, hints: { targetParent: source.parent } }) === false) return;
    (this.#model.service('autoPlace') as { append(source: EditedElement, shape: object): void }).append(source, shape);
  }

  #create(): void {
    const shape = this.#make(this.#random.pick(this.#random.chance(0.9) ? PLACED : RARE));
    const target = this.#random.chance(0.5)
      ? this.#root
      : (this.#pick((element) => is(element, 'bpmn:SubProcess')) ?? this.#root);
    const position = { x: 400 + this.#distance(400), y: 300 + this.#distance(300) };
    if (this.#allowed('shape.create', { shape, target, position }) === true) this.#modeling.createShape(shape, position, target);
  }

  #connect(): void {
    const [source, target] = [this.#pick(isShape), this.#pick(isShape)];
    if (source === null || target === null) return;
    const attributes = this.#allowed('connection.create', { source, target });
    if (typeof attributes === 'object' && attributes !== null) this.#modeling.connect(source, target, attributes);
  }

  #replace(): void {
    const element = this.#pick(
      (one) => isShape(one) && (is(one, 'bpmn:Task') || is(one, 'bpmn:Gateway') || is(one, 'bpmn:SubProcess')),
    );
    if (element === null || isEventSubProcess(element)) return;
    const isSubProcess = is(element, 'bpmn:SubProcess');
    const target = isSubProcess
      ? { type: 'bpmn:SubProcess', isExpanded: element.collapsed === true }
      : { type: this.#random.pick(is(element, 'bpmn:Task') ? TASKS : GATEWAYS) };
    const replace = this.#model.service('bpmnReplace') as { replaceElement(element: EditedElement, target: object): void };
    replace.replaceElement(element, target);
  }

  #resize(): void {
    const shape = this.#pick(isShape);
    if (shape === null) return;
    const { x, y, width, height } = shape;
    const newBounds = {
      x,
      y,
      width: Math.max(60, width + this.#distance(60)),
      height: Math.max(60, height + this.#distance(60)),
    };
    if (this.#allowed('shape.resize', { shape, newBounds }) === true) this.#modeling.resizeShape(shape, newBounds);
  }

  #attach(): void {
    const host = this.#pick((element) => is(element, 'bpmn:Activity'));
    if (host === null) return;
    const shape = this.#make('bpmn:BoundaryEvent', { eventDefinitionType: this.#random.pick(DEFINITIONS) });
    const position = { x: host.x + host.width / 2, y: host.y + host.height };
    if (this.#allowed('shape.attach', { shape, target: host, position }) !== 'attach') return;
    this.#modeling.createShape(shape, position, host, { attach: true });
  }

  #bend(): void {
    const connection = this.#pick(({ waypoints }) => waypoints !== undefined);
    const [first, ...others] = connection?.waypoints ?? [];
    if (connection === null || first === undefined) return;
    if (this.#random.chance(0.5)) this.#modeling.layoutConnection(connection);
    else this.#modeling.updateWaypoints(connection, [first, { x: first.x + 40, y: first.y + this.#distance(90) }, ...others]);
  }

  #color(): void {
    const element = this.#pick(() => true);
    if (element !== null) this.#modeling.setColor([element], this.#random.pick([{ fill: '#ffe0b2', stroke: '#fb8c00' }, {}]));
  }

  #divide(): void {
    const pool = this.#pick(
      (element) => is(element, 'bpmn:Participant') && element.businessObject.get('processRef') !== undefined,
    );
    if (pool === null) return;
    if (this.#random.chance(0.5)) this.#modeling.addLane(pool, this.#random.pick(['top', 'bottom']));
    else if ((pool.children ?? []).every((child) => !is(child, 'bpmn:Lane'))) this.#modeling.splitLane(pool, 2);
  }

  #distance(most: number): number {
    return Math.round((this.#random.next() * 2 - 1) * most);
  }
}

const is = ({ businessObject, labelTarget }: EditedElement, type: string): boolean =>
  labelTarget === undefined && businessObject.$instanceOf(type);

const isShape = ({ waypoints, labelTarget }: EditedElement): boolean => waypoints === undefined && labelTarget === undefined;

const isEventSubProcess = ({ businessObject }: EditedElement): boolean => businessObject.get('triggeredByEvent') === true;

function isIn(element: EditedElement, outer: EditedElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) if (at === outer) return true;
  return false;
}

function rootOf(element: EditedElement): EditedElement {
  let root = element;
  while (root.parent !== undefined) root = root.parent;
  return root;
}
