import { bodyLimitBytes, type Operation } from '@zhilv/contract';
import type * as z from 'zod/mini';
import { badParameter, parameterMissing, parameterOfWrongType } from '../call/apiErrors.ts';
import { bodyFields, isJson } from './bodyFields.ts';
import { formParameters } from './formParameters.ts';
import { multipartFields } from './multipartFields.ts';
import { type Fields, queryFields } from './queryFields.ts';

/**
 * Reads and validates the input of a call.
 * @throws BusinessError 400 about one failing field, in the words of the contract's schema
 */
export async function callInput(endpoint: Operation, request: Request, limitBytes = bodyLimitBytes(endpoint)): Promise<unknown> {
  const fields = await rawFields(endpoint, request, limitBytes);
  const parsed = endpoint.input.safeParse(fields, { error: nameless });
  if (!parsed.success) throw refusal(endpoint, parsed.error.issues[0]);
  // What the schema takes is looked through, and not what else was sent.
  const fault = faultIn(parsed.data);
  if (fault !== null) throw badParameter(fault);
  return parsed.data;
}

async function rawFields(endpoint: Operation, request: Request, limitBytes: number): Promise<Fields> {
  if (endpoint.inputIn === 'body') return bodyFields(request, limitBytes);
  const parameters = new URL(request.url).searchParams;
  // A stock front end says in the address how a file is to be taken.
  if (endpoint.inputIn === 'multipart')
    return { ...queryFields(parameters, endpoint.input), ...(await multipartFields(request, limitBytes)) };
  const query = queryFields(endpoint.isForm ? await formParameters(request, parameters, limitBytes) : parameters, endpoint.input);
  // POST and PUT take query parameters in the body as well, so that a secret need not stand in an address.
  const mayHaveBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  if (!mayHaveBody || !isJson(request) || request.headers.get('content-length') === '0') return query;
  return { ...(await bodyFields(request, limitBytes)), ...query };
}

// These stand for the message where the schema brings none of its own.
const MISSING = '\0missing';
const WRONG_TYPE = '\0wrong type';
const nameless: z.core.$ZodErrorMap = (issue) => (issue.input === undefined || issue.input === null ? MISSING : WRONG_TYPE);

function refusal(endpoint: Operation, issue: z.core.$ZodIssue | undefined): Error {
  const name = issue?.path.join('.') ?? '';
  const inQuery = endpoint.inputIn === 'query';
  if (issue?.message === MISSING) return inQuery ? parameterMissing(name) : badParameter(`${name} 不能为空`);
  if (issue?.message === WRONG_TYPE) return inQuery ? parameterOfWrongType(name) : badParameter(`${name} 类型不正确`);
  return badParameter(issue?.message ?? '');
}

/** What people fill in has a few levels. What has thousands cannot be written as JSON again, nor be read by PostgreSQL. */
const DEEPEST = 100;

/**
 * Tells what PostgreSQL would not keep: text with NUL or with half of a character, of which JSON may have either, and too many levels. A
 * number such as 1e999 is read as infinite, and would be written as null.
 */
function faultIn(value: unknown, level = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '文本含有非法字符' : null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : '数值超出了能够保存的范围';
  // A file's name is no property of its own.
  if (value instanceof File) return faultIn(value.name);
  if (typeof value !== 'object' || value === null) return null;
  if (level === DEEPEST) return `内容嵌套过深，最多 ${DEEPEST} 层`;
  for (const [key, inner] of Object.entries(value)) {
    const fault = faultIn(key) ?? faultIn(inner, level + 1);
    if (fault !== null) return fault;
  }
  return null;
}
