import { BusinessError } from '../call/BusinessError.ts';

const WORDS = {
  502: '后端服务暂时无法连接，请稍后重试',
  504: '后端服务响应超时，请稍后重试',
  508: '后端服务的地址又指回本系统，请联系管理员',
};

/**
 * Says that the back end behind us (`API_TARGET`) gave no answer (502), none in time (504), or is ourselves again
 * (508, RFC 5842 §7.2). Code and HTTP status are the
 * same, because for clients it is a failure of the transport, as with any proxy (docs/protocol/README.md §2.1).
 */
export class TargetFailure extends BusinessError {
  override readonly code: keyof typeof WORDS;

  constructor(code: keyof typeof WORDS, cause: unknown) {
    super(code, WORDS[code]);
    this.code = code;
    // The cause is for the log: it names the address that the client need not know.
    this.cause = cause;
  }
}
