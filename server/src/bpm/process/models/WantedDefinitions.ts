import type { Database } from '../../../db/database.ts';
import type { Definition, Definitions } from '../../engine/index.ts';
import { deployedDefinition, type DeployedDefinition, startableDefinition } from './definitionModels.ts';

type Found = DeployedDefinition | null;

/**
 * The definitions of one command. The interpreter asks without waiting; what it asks for in vain is fetched afterwards, and then it is asked
 * to do the command again.
 */
export class WantedDefinitions {
  readonly #db: Database;
  readonly #tenantId: number;
  readonly #byId = new Map<string, Found>();
  readonly #byKey = new Map<string, Found>();
  readonly #wantedIds = new Set<string>();
  readonly #wantedKeys = new Set<string>();

  constructor(db: Database, tenantId: number) {
    this.#db = db;
    this.#tenantId = tenantId;
  }

  /** @param as gives the form in which the interpreter gets a definition */
  seenAs(as: (definition: DeployedDefinition) => Definition): Definitions {
    const found = (map: ReadonlyMap<string, Found>, wanted: Set<string>, name: string): Definition | undefined => {
      const definition = map.get(name);
      if (definition === undefined) wanted.add(name);
      return definition ? as(definition) : undefined;
    };
    return {
      byId: (id) => found(this.#byId, this.#wantedIds, id),
      byKey: (key) => found(this.#byKey, this.#wantedKeys, key),
    };
  }

  /** Fetches what was asked for in vain, and tells whether there was anything. */
  async fetched(): Promise<boolean> {
    const [ids, keys] = [[...this.#wantedIds], [...this.#wantedKeys]];
    for (const id of ids) this.#byId.set(id, await deployedDefinition(this.#db, this.#tenantId, id));
    for (const key of keys) {
      const definition = await startableDefinition(this.#db, this.#tenantId, key);
      this.#byKey.set(key, definition);
      if (definition !== null) this.#byId.set(definition.id, definition);
    }
    this.#wantedIds.clear();
    this.#wantedKeys.clear();
    return ids.length + keys.length > 0;
  }

  /** Gives a definition that was asked for. */
  known(id: string): DeployedDefinition {
    const definition = this.#byId.get(id);
    if (!definition) throw new Error(`Nobody asked for the definition ${id}.`);
    return definition;
  }
}
