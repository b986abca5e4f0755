import type { RenderingOutcome } from '@zhilv/site/rendering-outcome';
import * as z from 'zod/mini';
import { CALLS, type FromProcess, PATH_CHARACTERS, REASON_CHARACTERS } from './runtime/messages.ts';

const Reason = z.string().check(z.maxLength(REASON_CHARACTERS));
const Path = z.string().check(z.maxLength(PATH_CHARACTERS));

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('rendered'),
    id: z.int(),
    // `checkRendered` looks into it.
    outcome: z.custom<RenderingOutcome>(() => true),
    complete: z.boolean(),
    visits: z.array(Path).check(z.maxLength(CALLS)),
  }),
  z.object({ kind: z.literal('failed'), id: z.int(), failure: Reason }),
  z.object({ kind: z.literal('call'), id: z.int(), call: z.int(), path: Path }),
  z.object({ kind: z.literal('said'), text: Reason }),
  z.object({ kind: z.literal('ended'), reason: Reason }),
]);

/**
 * Reads a message of the process. Foreign code runs there, so it may be anything.
 * @throws Error when it is no message
 */
export const readMessage = (text: string): FromProcess => Message.parse(JSON.parse(text));
