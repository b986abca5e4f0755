import { SIGN_IN, SITE_HOME } from '@zhilv/site/addresses';
import { plainElement, plainLink, plainPage } from './plainPage.ts';

/** The time that the scripts of a document have, in milliseconds. The scripts that they load have a time of their own. */
const SCRIPTS_MS = 20_000;
/** The time that files have that are fetched again, in milliseconds. */
const REFETCH_MS = 10_000;

const BOOT_STYLE = 'link[data-boot]';

/**
 * Tells the visitor when the document cannot start, because one of its first files does not come or does not match its digest,
 * or because the host's own code fails before it has drawn anything. Without this the page would stay white, for the code that
 * shows failures is in those files.
 */
export function watchStart(): void {
  window.addEventListener('error', onError, { capture: true });
  // In a rendered document this script stands behind its stylesheets and ran after they came or failed.
  const links = [...document.querySelectorAll<HTMLLinkElement>(`${BOOT_STYLE}:not([disabled])`)];
  if (!links.every(hasCome)) whenParsed(explainInstead);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && isOfHost(reason.stack)) explainStart();
  });
  const timer = setTimeout(explainStart, SCRIPTS_MS);
  // Deferred scripts run before this event, so by then they have run or failed.
  document.addEventListener('DOMContentLoaded', () => clearTimeout(timer));
}

/** Some browsers make no stylesheet of a file that failed, and others an empty one. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false; // It may not be read before it is complete, and it will not be.
  }
}

/** Tells the visitor that a file is missing without which the document cannot start. */
export const explainStart = (): void => whenParsed(explainEmpty);

function onError({ target, filename }: ErrorEvent): void {
  // The target is an element where a file failed, and the window where code threw. Files that come later are their loader's.
  if (!(target instanceof Element)) {
    if (isOfHost(filename)) explainStart();
  } else if (target.matches('script[data-boot]')) explainStart();
  else if (target.matches(BOOT_STYLE)) whenParsed(explainInstead);
}

const hostFiles = (): string => document.documentElement.dataset['host'] ?? '/';

const isOfHost = (text: string | undefined): boolean => text?.includes(hostFiles()) ?? false;

function whenParsed(explain: (root: HTMLElement) => void): void {
  const root = document.getElementById('root');
  if (root !== null) explain(root);
  else document.addEventListener('readystatechange', () => whenParsed(explain), { once: true });
}

/** Explains in an empty document. The explanation disappears if the document starts after all. */
function explainEmpty(root: HTMLElement): void {
  if (root.hasChildNodes()) return;
  const page = showBeside(root);
  new MutationObserver(() => root.hidden || page.remove()).observe(root, { childList: true });
}

/** Explains in place of the document: without its stylesheet it would start, but nobody could use it. */
function explainInstead(root: HTMLElement): void {
  root.hidden = true;
  showBeside(root);
}

let shown: HTMLElement | undefined;

function showBeside(root: HTMLElement): HTMLElement {
  shown ??= explanation();
  root.after(shown);
  return shown;
}

function explanation(): HTMLElement {
  const retry = plainElement('button', '重试') as HTMLButtonElement; // An element of this name is of this class.
  retry.style.cssText =
    'min-height:44px;margin-right:24px;padding:0 24px;border:0;border-radius:6px;font:inherit;cursor:pointer;background:var(--zhilv-accent,#0065b7);color:var(--zhilv-on-accent,#fff)';
  retry.addEventListener('click', () => {
    retry.disabled = true;
    retry.style.cursor = 'wait';
    retry.textContent = '正在重试…';
    void reload();
  });
  const isPublic = document.documentElement.dataset['document'] === 'public';
  const elsewhere = isPublic ? plainLink('员工登录', SIGN_IN) : plainLink('返回网站首页', SITE_HOME);
  const ways = plainElement('p', '');
  ways.append(retry, elsewhere);
  const page = plainPage('页面没有打开', [
    plainElement('p', '页面所需的文件没有下载完整，或者未通过完整性校验，已停止加载。'),
    plainElement('p', '请检查网络后重试；如仍打不开，请稍后再试。'),
    ways,
  ]);
  page.setAttribute('role', 'alert');
  return page;
}

/** Fetches the files again, then reloads: a reload alone would take a bad file from the browser's cache, which keeps it a year. */
async function reload(): Promise<void> {
  const signal = AbortSignal.timeout(REFETCH_MS);
  const elements = document.head.querySelectorAll(`[src^="${hostFiles()}"],[href^="${hostFiles()}"]`);
  const addresses = new Set(Array.from(elements, (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''));
  const refetch = async (address: string) => (await fetch(address, { cache: 'reload', signal })).arrayBuffer();
  await Promise.allSettled(Array.from(addresses, refetch));
  location.reload();
}
