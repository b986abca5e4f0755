import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceData } from '../reference/referenceData.ts';

/*
 * For tests only. The answers recorded from a real back end are kept outside the repository (docs/protocol/README.md §0), on the
 * machines that check releases. Where they are missing, the tests that need them are skipped.
 */

const folder = referenceData('wire');

/** Whether this machine has the recorded answers. */
export const hasRecordedAnswers = folder !== null;

/** One call to a real back end and what came back. */
export interface RecordedAnswer {
  /** Folder and file, to find the case again. */
  readonly name: string;
  readonly method: string;
  /** Below `/admin-api`, with a leading slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** The account whose token was sent; null for a call without a token. */
  readonly account: string | null;
  /** The `tenant-id` header; null where none was sent. */
  readonly tenant: string | null;
  /** The JSON body that was sent, with `<password>` for passwords; null without one. */
  readonly sent: unknown;
  /** HTTP status. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Gives one recorded answer, such as `system/001-login`. @throws Error where none has the name */
export function recordedAnswer(name: string): RecordedAnswer {
  const found = recordedAnswers().find((answer) => answer.name === `${name}.json`);
  if (found === undefined) throw new Error(`No answer named ${name} was recorded.`);
  return found;
}

let read: readonly RecordedAnswer[] | undefined;

/** Every recorded answer that is a JSON object. They are read once, for there are more than a thousand files. */
export function recordedAnswers(): readonly RecordedAnswer[] {
  if (folder === null) return [];
  read ??= readAnswers(folder);
  return read;
}

function readAnswers(folder: string): readonly RecordedAnswer[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      // The format is fixed by the collection's own README.
      const { request, response } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
        request: {
          method: string;
          path: string;
          query: Record<string, unknown> | null;
          headers: Record<string, string>;
          auth: string | null;
          body?: unknown;
        };
        response: { status: number; body?: unknown };
      };
      const { status, body } = response;
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
      return [
        {
          name: file,
          method: request.method,
          path: request.path.replace(/^\/admin-api/, ''),
          query: request.query ?? {},
          account: request.auth,
          tenant: request.headers['tenant-id'] ?? null,
          sent: request.body ?? null,
          status,
          body: { ...body },
        },
      ];
    });
}
