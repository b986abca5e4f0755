import { NEEDS_NEWER_HOST } from '@zhilv/release/negotiation';

/** The cause that kept a page or slot from loading. */
export type FailureKind = 'unreachable' | 'refused' | 'broken' | 'disabled' | 'needs-newer-host' | 'missing';

const MESSAGES: Record<FailureKind, string> = {
  unreachable: '页面文件暂时无法下载，请检查网络后重试。',
  refused: '页面文件未通过完整性校验，已停止加载。',
  broken: '页面程序运行出错，无法打开。',
  disabled: '该功能已暂停使用。',
  'needs-newer-host': NEEDS_NEWER_HOST,
  missing: '没有找到该页面。',
};

/** Says that a page could not be loaded. Its message is for people. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remote: string;
  readonly release: string;
  readonly kind: FailureKind;

  constructor(
    kind: FailureKind,
    { remote, release, message }: { remote: string; release: string; message?: string | null },
    cause?: unknown,
  ) {
    super(message ?? MESSAGES[kind], { cause });
    this.kind = kind;
    this.remote = remote;
    this.release = release;
  }
}
