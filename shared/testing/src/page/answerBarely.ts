import type { Endpoint, Operation } from '@zhilv/contract';
import { declaredOperations } from '@zhilv/contract/declared-operations';
import type * as z from 'zod/mini';
import { PageCalls } from './PageCalls.ts';

/** How a back end leaves a field empty: recorded ones answer null, others leave the field out. */
export type Emptiness = 'null' | 'absent';

/**
 * Has every call of a page answered, until the end of the test, as barely as the contract lets a back end answer: fields that may be
 * empty are, lists say nothing of what can be done with them, and a call that `has` does not know is answered with HTTP 404. The
 * calls by which a user signs in stay as they are.
 */
export async function answerBarely(empty: Emptiness, has: (operation: Operation) => boolean): Promise<void> {
  for (const operation of await declaredOperations()) {
    if (operation.path.startsWith('/system/auth/')) continue;
    if (!has(operation)) new PageCalls(operation).fail(404);
    else if (isRead(operation)) new PageCalls(operation).change((data) => barest(operation.output, data, empty));
  }
}

const isRead = (operation: Operation): operation is Endpoint =>
  operation.method === 'GET' && 'answer' in operation && operation.answer === 'json';

/** Gives the value without all that its schema lets be missing. A whole answer stays, though it may be null. */
function barest(schema: z.ZodMiniType, value: unknown, empty: Emptiness): unknown {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod; // Every schema is of one of these kinds.
  if (value === null || value === undefined) return value;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return barest(def.innerType as z.ZodMiniType, value, empty);
    case 'lazy':
      return barest(def.getter() as z.ZodMiniType, value, empty);
    case 'array':
      return (value as readonly unknown[]).map((item) => barest(def.element as z.ZodMiniType, item, empty));
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([name, field]) => {
          const kept = fieldOf(field as z.ZodMiniType, (value as Record<string, unknown>)[name], empty);
          return kept === undefined ? [] : [[name, kept]];
        }),
      );
    case 'union': {
      const fits = def.options.find((option) => (option as z.ZodMiniType).safeParse(value).success);
      return fits === undefined ? value : barest(fits as z.ZodMiniType, value, empty);
    }
    default:
      return value;
  }
}

function fieldOf(field: z.ZodMiniType, value: unknown, empty: Emptiness): unknown {
  const takes = (other: unknown): boolean => field.safeParse(other).success;
  if (empty === 'null' && takes(null)) return null;
  if (takes(undefined)) return undefined;
  return takes(null) ? null : barest(field, value, empty);
}
