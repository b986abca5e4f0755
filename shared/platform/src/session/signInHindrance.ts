import { platform } from '../configuration/configuration.ts';
import type { MemoryStorage } from '../configuration/memoryStorage.ts';

/** Says what keeps this browser from staying signed in, so that nobody types a password in vain; null when nothing does. */
export function signInHindrance(): string | null {
  const { lasts = true } = platform().environment.storage as Partial<MemoryStorage>; // Browsers' own storages do not have the mark.
  return lasts ? null : '浏览器禁止本站保存数据，无法保持登录。请在浏览器设置中允许本站使用 Cookie 和网站数据，然后刷新页面。';
}
