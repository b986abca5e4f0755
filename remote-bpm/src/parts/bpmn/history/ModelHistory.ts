/** What a stack of commands reports to have done. */
export type Trigger = 'execute' | 'undo' | 'redo' | 'clear';

/** The properties of an object, or the items of an array. */
type Values = PropertyDescriptorMap;

/** What a step made of an object; undefined where the object was no part of the model. */
interface Change {
  readonly before: Values | undefined;
  readonly after: Values | undefined;
}

/**
 * Remembers the model behind each position of a stack of commands, and puts it back when people undo or redo. bpmn-js takes its
 * shapes back, but leaves traces in the model and so in the XML: bounds of labels, empty names, another order of elements.
 */
export class ModelHistory {
  readonly #root: () => object;
  /** The model at the present position; null until something is about to change it. */
  #model: ReadonlyMap<object, Values> | null = null;
  /** The step at index n leads from position n to the next. */
  #steps: readonly ReadonlyMap<object, Change>[] = [];
  #position = 0;

  /** @param root gives the object from which all others of the model can be reached */
  constructor(root: () => object) {
    this.#root = root;
  }

  /** Begins with the model as it will be when the first command comes. */
  begin(): void {
    this.#model = null;
    this.#steps = [];
    this.#position = 0;
  }

  /** Has to be called before each command. The first reads the model, which for a large diagram would make opening it longer. */
  beforeCommand(): void {
    this.#model ??= readModel(this.#root());
  }

  /** Follows the stack. A stack that is cleared gets another model, with which `begin` has to be called. */
  follow(trigger: Trigger): void {
    switch (trigger) {
      case 'execute':
        this.#note();
        break;
      case 'undo':
        this.#position -= 1;
        this.#putBack('before');
        break;
      case 'redo':
        this.#putBack('after');
        this.#position += 1;
        break;
      case 'clear':
        break;
    }
  }

  /** Has the present values of these properties hold at every position, because no command made them what they are. */
  takeOver(object: object, properties: readonly string[]): void {
    const present: Values = Object.getOwnPropertyDescriptors(object);
    const adopted = (values: Values | undefined) =>
      values && {
        ...Object.fromEntries(Object.entries(values).filter(([name]) => !properties.includes(name) || name in present)),
        ...Object.fromEntries(properties.flatMap((name) => (present[name] === undefined ? [] : [[name, present[name]]]))),
      };
    const model = this.#model?.get(object);
    if (model !== undefined) this.#model = new Map(this.#model).set(object, adopted(model) ?? model);
    this.#steps = this.#steps.map((step) => {
      const change = step.get(object);
      return change === undefined
        ? step
        : new Map(step).set(object, { before: adopted(change.before), after: adopted(change.after) });
    });
  }

  #note(): void {
    const model = readModel(this.#root());
    const step = new Map<object, Change>();
    const present = this.#model ?? model;
    for (const [object, after] of model) {
      const before = present.get(object);
      if (before === undefined || !areEqual(before, after)) step.set(object, { before, after });
    }
    for (const [object, before] of present) if (!model.has(object)) step.set(object, { before, after: undefined });
    this.#steps = [...this.#steps.slice(0, this.#position), step];
    this.#position += 1;
    this.#model = model;
  }

  #putBack(side: keyof Change): void {
    const model = new Map(this.#model ?? []);
    for (const [object, { [side]: values }] of this.#steps[this.#position] ?? [])
      if (values === undefined) model.delete(object);
      else model.set(object, values);
    for (const [object, values] of model)
      if (!areEqual(Object.getOwnPropertyDescriptors(object), values)) restore(object, values);
    this.#model = model;
  }
}

/** Reads every object that can be reached from `root`. */
function readModel(root: object): ReadonlyMap<object, Values> {
  const model = new Map<object, Values>();
  const waiting = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (model.has(object)) continue;
    const values = Object.getOwnPropertyDescriptors(object);
    model.set(object, values);
    for (const { value } of Object.values(values)) if (isObject(value)) waiting.push(value);
    // moddle has the attributes that no descriptor knows behind a getter. Most things have none.
    const { $attrs } = object as { readonly $attrs?: object };
    if ($attrs !== undefined && Object.keys($attrs).length > 0) waiting.push($attrs);
  }
  return model;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function areEqual(one: Values, other: Values): boolean {
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, index) => name === others[index] && Object.is(one[name]?.value, other[name]?.value))
  );
}

function restore(object: object, values: Values): void {
  if (Array.isArray(object)) object.length = 0;
  else for (const name of Object.keys(Object.getOwnPropertyDescriptors(object))) Reflect.deleteProperty(object, name);
  Object.defineProperties(object, values);
}
