import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { featuresOf } from './featuresOf.ts';
import { isInEveryEngine, isInFloor } from './floorSupport.ts';

/** Names of the platform that a browser of the floor lacks. The kind of a name decides how it is looked for. */
interface YoungNames {
  /** `navigation`, `Temporal`. */
  readonly globals: ReadonlySet<string>;
  /** `Promise.withResolvers`. */
  readonly statics: ReadonlySet<string>;
  /**
   * `toSorted`: only names of methods that no older class has, and that all engines have by now, for a script does not
   * tell what its objects are.
   */
  readonly methods: ReadonlySet<string>;
  /** Every class and namespace there is, young or old. */
  readonly classes: ReadonlySet<string>;
}

/** A name is as old as its oldest meaning. */
class Ages {
  readonly #inFloor = new Map<string, boolean>();

  add(name: string, compat: CompatStatement): void {
    this.#inFloor.set(name, (this.#inFloor.get(name) ?? false) || isInFloor(compat, 'unprefixed'));
  }

  young(): ReadonlySet<string> {
    return new Set([...this.#inFloor].filter(([, inFloor]) => !inFloor).map(([name]) => name));
  }
}

/** Read from the compatibility data that MDN maintains. */
export function youngNames(): YoungNames {
  const { api, javascript, webassembly } = compatibility;
  const builtins = javascript['builtins'];
  const globals = new Ages();
  const statics = new Ages();
  const methods = new Ages();
  const classes = new Set<string>();
  for (const namespace of [api, builtins, builtins?.['Intl'], webassembly['api']]) {
    for (const { name: owner, compat: ownerCompat, tree } of featuresOf(namespace)) {
      classes.add(owner);
      globals.add(owner, ownerCompat);
      for (const { name: member, compat } of featuresOf(tree)) {
        const name = member.replace(/_static$/, '');
        if (!/^\w+$/.test(name) || name.endsWith('_event')) continue;
        const kind = namespace !== api ? kindOf(owner, name) : member === name ? 'method' : 'static';
        if (kind !== 'method') statics.add(`${owner}.${name}`, compat);
        if (kind !== 'static' && (isInFloor(compat, 'unprefixed') || isInEveryEngine(compat))) methods.add(name, compat);
      }
    }
  }
  for (const { name, compat } of [...featuresOf(api['Window']), ...featuresOf(api['_globals'])]) globals.add(name, compat);
  return { globals: globals.young(), statics: statics.young(), methods: methods.young(), classes };
}

/** The data does not say which members of the language's own classes are static; Node does, of those it knows. */
function kindOf(owner: string, name: string): 'static' | 'method' | 'either' {
  const known: unknown = Reflect.get(globalThis, owner);
  if (typeof known !== 'function' && (typeof known !== 'object' || known === null)) return 'method';
  if (Object.hasOwn(known, name)) return 'static';
  return typeof known === 'function' && name in Object(known.prototype) ? 'method' : 'either';
}
