import { RemoteFailure } from '@zhilv/loader';
import { SiteUnpublished } from './SiteUnpublished.ts';

/** The text that a visitor reads about a failure: a remote's own message, or that something went wrong. */
export function failureText(failure: unknown): string {
  if (failure instanceof SiteUnpublished) return failure.message;
  if (!(failure instanceof RemoteFailure)) return '我们遇到了意外的问题，请稍后再试。';
  // The message of this kind is written for people who use the console.
  return failure.kind === 'needs-newer-host' ? '网站正在更新，请稍后重新载入页面。' : failure.message;
}
