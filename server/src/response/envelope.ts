import * as z from 'zod/mini';

const Envelope = z.object({ code: z.nullish(z.coerce.number()), data: z.optional(z.unknown()), msg: z.nullish(z.string()) });
export type Envelope = z.infer<typeof Envelope>;

/** Reads an answer of the target; null where it has no envelope. */
export function envelopeOf(body: string): Envelope | null {
  return Envelope.safeParse(jsonOf(body)).data ?? null;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** A longer answer is not parsed for its code alone. */
const SHORT_BYTES = 64 * 1024;

/** Gives the code of an answer; null without one, or where it stands behind long data. A ruoyi-vue-pro writes it first. */
export function codeOf(body: Buffer): number | null {
  const [, first] = /^\s*\{\s*"code"\s*:\s*(\d{1,12})\b/.exec(body.toString('latin1', 0, 64)) ?? [];
  if (first !== undefined) return Number(first);
  return body.byteLength > SHORT_BYTES ? null : (envelopeOf(body.toString('utf8'))?.code ?? null);
}
