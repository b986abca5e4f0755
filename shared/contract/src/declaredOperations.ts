import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from './endpoint.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** For tests: every operation that an entry of the contract exports, alone or in a group. */
export async function declaredOperations(): Promise<readonly Operation[]> {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const entries = await Promise.all(Object.values(exports).map((entry) => import(path.join(folder, entry)) as Promise<object>));
  return entries.flatMap((entry) => Object.values(entry).flatMap(operationsIn));
}

function operationsIn(value: unknown): readonly Operation[] {
  if (typeof value !== 'object' || value === null) return [];
  // Only `endpoint` and `exportEndpoint` make objects with these three.
  if ('method' in value && 'access' in value && 'answer' in value) return [value as unknown as Operation];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(operationsIn) : [];
}
