import { getMultipartBoundary, MultipartParseError, type MultipartPart, parseMultipartStream } from '@remix-run/multipart-parser';
import { FILE_LIMIT_BYTES, FILE_LIMIT_MB } from '@zhilv/contract';
import { badParameter } from '../call/apiErrors.ts';
import type { Fields } from './queryFields.ts';

/** A form of ours has a file and a few texts beside it. */
const MOST_FIELDS = 20;

/**
 * Reads a form with files, `multipart/form-data` (RFC 7578). One that is malformed, too long or of too many fields is refused while
 * it arrives. A file that nobody chose, which browsers send without a name and empty, counts as none.
 * @throws BusinessError 400
 */
export async function multipartFields(request: Request, limitBytes: number): Promise<Fields> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/form-data\b/i.test(type) ? getMultipartBoundary(type) : null;
  if (boundary === null || request.body === null) throw badParameter('请求体应为带文件的表单');
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLong();
  const limits = { maxFileSize: FILE_LIMIT_BYTES, maxTotalSize: limitBytes, maxParts: MOST_FIELDS };
  const fields = new Map<string, unknown>();
  try {
    for await (const part of parseMultipartStream(request.body, { boundary, ...limits })) {
      if (part.name === undefined || (part.isFile && part.filename === '' && part.size === 0)) continue;
      fields.set(part.name, part.isFile ? fileOf(part) : part.text);
    }
  } catch (error) {
    if (!(error instanceof MultipartParseError)) throw error;
    throw /size/i.test(error.message) ? tooLong() : badParameter('表单无法识别');
  }
  return Object.fromEntries(fields);
}

const tooLong = () => badParameter(`文件不能超过 ${FILE_LIMIT_MB} MB`);

const fileOf = (part: MultipartPart): File =>
  new File([new Uint8Array(part.arrayBuffer)], part.filename ?? '', { type: part.mediaType ?? '' });
