import type { Endpoint, InputOf, OutputOf } from '@zhilv/contract';
import { readAnswer } from '../http/readAnswer.ts';
import { send } from '../http/transport.ts';
import { withSession } from '../session/withSession.ts';

/** Makes a call and tells nobody about it. @throws ApiError as `withSession` says */
export const request = <E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> =>
  withSession(
    endpoint,
    async (credentials) => readAnswer(endpoint, await send(endpoint, input, { credentials, signal })),
    signal,
  );
