import { SIGN_IN, SITE_HOME } from '@zhilv/site/addresses';
import { plainElement, plainLink, plainPage } from './plainPage.ts';

/** How long the scripts of a document are waited for, milliseconds. Those that they load have their own time. */
const SCRIPTS_MS = 20_000;
/** How long files are waited for that are fetched again, milliseconds. */
const REFETCH_MS = 10_000;

/**
 * Says so when the document cannot start: when one of the files it starts with does not come or is not what its digest says, or
 * when the host's own code fails before it has drawn anything. The page would else stay white, for the code that could tell is
 * in those files.
 */
export function watchStart(): void {
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && isOfHost(reason.stack)) explainStart();
  });
  const timer = setTimeout(explainStart, SCRIPTS_MS);
  // By then the scripts have run, or failed.
  document.addEventListener('DOMContentLoaded', () => clearTimeout(timer));
}

/** Says so when something is missing that the document cannot start without. */
export const explainStart = (): void => whenParsed(explainEmpty);

function onError({ target, filename }: ErrorEvent): void {
  // Events of elements are no ErrorEvents. What is loaded later is its loader's affair.
  if (!(target instanceof Element)) {
    if (isOfHost(filename)) explainStart();
  } else if (target.matches('script[data-boot]')) explainStart();
  else if (target.matches('link[data-boot]')) whenParsed(explainInstead);
}

const hostFiles = (): string => document.documentElement.dataset['host'] ?? '/';

const isOfHost = (text: string | undefined): boolean => text?.includes(hostFiles()) ?? false;

function whenParsed(explain: (root: HTMLElement) => void): void {
  const root = document.getElementById('root');
  if (root !== null) explain(root);
  else document.addEventListener('readystatechange', () => whenParsed(explain), { once: true });
}

/** Explains in an empty document; the explanation goes should the document start after all. */
function explainEmpty(root: HTMLElement): void {
  if (root.hasChildNodes()) return;
  const page = showBeside(root);
  new MutationObserver(() => root.hidden || page.remove()).observe(root, { childList: true });
}

/** Without its stylesheet the document would start, and nobody could use it. */
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
  const retry = plainElement('button', '重试') as HTMLButtonElement; // Its name says that it is one.
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

/** A reload alone would take a bad file from the browser's cache, where it is kept for a year. */
async function reload(): Promise<void> {
  const signal = AbortSignal.timeout(REFETCH_MS);
  const elements = document.head.querySelectorAll(`[src^="${hostFiles()}"],[href^="${hostFiles()}"]`);
  const addresses = new Set(Array.from(elements, (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''));
  const refetch = async (address: string) => (await fetch(address, { cache: 'reload', signal })).arrayBuffer();
  await Promise.allSettled(Array.from(addresses, refetch));
  location.reload();
}
