import { EXPLAINED_KINDS, type ExplainedKind, type PermissionExplanation, permissionExplanation } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { type Extension, loadExtension } from '../parts/extension/loadExtension.ts';

/** What the address asks to be explained, as far as it is told. */
export interface Question {
  readonly username: string;
  readonly kind: ExplainedKind;
  readonly value: string;
}

export interface LoadedExplanation {
  readonly question: Question;
  /** Null where nothing whole was asked. */
  readonly answer: Extension<PermissionExplanation> | null;
}

/** Loads the explanation that the address asks for; the page says what goes wrong. */
export async function loadExplanation({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoadedExplanation> {
  const question = questionOf(new URL(request.url).searchParams);
  if (question.username === '' || question.value === '') return { question, answer: null };
  const calling = call(permissionExplanation.get, question, { signal: request.signal, quiet: true });
  return { question, answer: await loadExtension(calling) };
}

/** Faces that lead here name who, and what it was by one of the kinds. */
export function questionOf(search: URLSearchParams): Question {
  const kind = EXPLAINED_KINDS.find((one) => one === search.get('kind')) ?? 'permission';
  return { username: search.get('username')?.trim() ?? '', kind, value: search.get('value')?.trim() ?? '' };
}
