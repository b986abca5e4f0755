import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './wire/endpoint.ts';
import { hasRecordedAnswers, recordedAnswers } from '@zhilv/testing/contract/recorded-answers';

const endpoints = await declaredEndpoints();
const recorded = recordedAnswers();

describe.skipIf(!hasRecordedAnswers)('the answers recorded from a real back end', () => {
  it('are there for most of the declared endpoints', () => {
    const answered = endpoints.filter((endpoint) => answersOf(endpoint).length > 0);

    expect(answered.length).toBeGreaterThan(endpoints.length / 2);
  });

  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('fit %s', (_, endpoint) => {
    const misfits = answersOf(endpoint).flatMap(({ name, data }) => {
      const parsed = endpoint.output.safeParse(data);
      return parsed.success ? [] : [{ name, issues: parsed.error.issues }];
    });

    expect(misfits).toEqual([]);
  });
});

/** Gives the successful answers of a real back end to the endpoint. The captcha calls have no envelope. */
function answersOf(endpoint: Endpoint): { name: string; data: unknown }[] {
  return recorded
    .filter(({ method, path: called }) => method === endpoint.method && called === endpoint.path)
    .filter(({ body }) => !('code' in body) || body['code'] === 0)
    .filter(({ body }) => 'code' in body || endpoint.path.startsWith('/system/captcha/'))
    .map(({ name, body }) => ({ name, data: 'code' in body ? body['data'] : body }));
}

/** Every endpoint that one of the package's entries exports, alone or in a group. */
async function declaredEndpoints(): Promise<Endpoint[]> {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = await Promise.all(
    Object.values(manifest.exports).map((entry) => import(path.join(import.meta.dirname, '..', entry)) as Promise<object>),
  );
  return entries.flatMap((entry) => Object.values(entry).flatMap(endpointsIn));
}

function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return [];
  // Only `endpoint` makes objects with these three.
  if ('method' in value && 'output' in value && 'access' in value) return [value as Endpoint];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(endpointsIn) : [];
}
