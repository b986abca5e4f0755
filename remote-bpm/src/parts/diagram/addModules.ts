/** A module of bpmn-js: its services, and beneath names with underscores what it needs and begins with. */
export interface DiagramModule {
  readonly __depends__?: readonly DiagramModule[];
  readonly [name: string]: unknown;
}

/** The part of bpmn-js's injector that is used. */
interface Injector {
  get(name: string, strict?: boolean): unknown;
  createChild(modules: readonly DiagramModule[]): Injector;
  init(): void;
}

/**
 * Adds modules to a bpmn-js that runs already, so that their code may come later than the diagram. They see the services there are; bpmn-js's
 * own do not see theirs. What a module depends on is taken from those services where they have it.
 */
export function addModules(bpmnJs: object, modules: readonly DiagramModule[]): void {
  const holder = bpmnJs as { _injector: Injector }; // It is where bpmn-js's `get` looks.
  const present = holder._injector;
  const missing = new Map<DiagramModule, DiagramModule | null>();
  const missingOf = (module: DiagramModule): DiagramModule | null => {
    const known = missing.get(module);
    if (known !== undefined) return known;
    const names = Object.keys(module).filter((name) => !name.startsWith('__'));
    const isPresent = names.length > 0 && names.every((name) => present.get(name, false) !== null);
    const needed: readonly DiagramModule[] = isPresent ? [] : (module.__depends__ ?? []);
    const copy = isPresent ? null : { ...module, __depends__: needed.flatMap<DiagramModule>((each) => missingOf(each) ?? []) };
    missing.set(module, copy);
    return copy;
  };
  const added = present.createChild(modules.flatMap<DiagramModule>((module) => missingOf(module) ?? []));
  holder._injector = added;
  added.init();
}
