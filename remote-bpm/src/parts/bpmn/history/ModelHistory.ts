/** What a stack of commands reports to have done. */
export type Trigger = 'execute' | 'undo' | 'redo' | 'clear';

/** The properties of an object, or the items of an array, in their order. */
interface Values {
  readonly names: readonly string[];
  readonly descriptors: PropertyDescriptorMap;
  /** Those among the values that are objects. */
  readonly objects: readonly object[];
}

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
  #model: Map<object, Values> | null = null;
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
    const present: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(object);
    const adopted = (values: Values | undefined) =>
      values &&
      valuesOf({
        ...Object.fromEntries(
          Object.entries(values.descriptors).filter(([name]) => !properties.includes(name) || name in present),
        ),
        ...Object.fromEntries(properties.flatMap((name) => (present[name] === undefined ? [] : [[name, present[name]]]))),
      });
    const model = this.#model?.get(object);
    if (model !== undefined) this.#model?.set(object, adopted(model) ?? model);
    this.#steps = this.#steps.map((step) => {
      const change = step.get(object);
      return change === undefined
        ? step
        : new Map(step).set(object, { before: adopted(change.before), after: adopted(change.after) });
    });
  }

  #note(): void {
    const step = update((this.#model ??= new Map<object, Values>()), this.#root());
    this.#steps = [...this.#steps.slice(0, this.#position), step];
    this.#position += 1;
  }

  #putBack(side: keyof Change): void {
    const model = (this.#model ??= new Map<object, Values>());
    for (const [object, { [side]: values }] of this.#steps[this.#position] ?? [])
      if (values === undefined) model.delete(object);
      else model.set(object, values);
    for (const [object, values] of model) if (!areAs(object, values)) restore(object, values);
  }
}

function readModel(root: object): Map<object, Values> {
  const model = new Map<object, Values>();
  update(model, root);
  return model;
}

/**
 * Brings a model to what can be reached from `root` now. People wait for it at each edit: it compares every object, and reads only those
 * that have changed.
 */
function update(model: Map<object, Values>, root: object): ReadonlyMap<object, Change> {
  const changes = new Map<object, Change>();
  const seen = new Set<object>();
  const waiting = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (seen.has(object)) continue;
    seen.add(object);
    const before = model.get(object);
    const after = before !== undefined && areAs(object, before) ? before : read(object);
    if (after !== before) {
      changes.set(object, { before, after });
      model.set(object, after);
    }
    for (const reached of after.objects) waiting.push(reached);
    // moddle has the attributes that no descriptor knows behind a getter. Most things have none.
    const { $attrs } = object as { readonly $attrs?: object };
    if ($attrs !== undefined && Object.keys($attrs).length > 0) waiting.push($attrs);
  }
  for (const [object, before] of model) {
    if (seen.has(object)) continue;
    changes.set(object, { before, after: undefined });
    model.delete(object);
  }
  return changes;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const read = (object: object): Values => valuesOf(Object.getOwnPropertyDescriptors(object));

const valuesOf = (descriptors: PropertyDescriptorMap): Values => ({
  names: Object.keys(descriptors),
  descriptors,
  objects: Object.values(descriptors)
    .map(({ value }): unknown => value)
    .filter(isObject),
});

/** Whether an object has these properties with these values. Those behind getters are not compared. */
function areAs(object: object, { names, descriptors }: Values): boolean {
  const present = Object.getOwnPropertyNames(object);
  if (present.length !== names.length) return false;
  for (let place = 0; place < names.length; place += 1) {
    const name = names[place] ?? '';
    if (name !== present[place]) return false;
    const descriptor = descriptors[name];
    if (descriptor?.get === undefined && !Object.is(descriptor?.value, Reflect.get(object, name))) return false;
  }
  return true;
}

function restore(object: object, { descriptors }: Values): void {
  if (Array.isArray(object)) object.length = 0;
  else for (const name of Object.getOwnPropertyNames(object)) Reflect.deleteProperty(object, name);
  Object.defineProperties(object, descriptors);
}
