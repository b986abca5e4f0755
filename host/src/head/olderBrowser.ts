import { SITE_HOME } from '@zhilv/site/addresses';
import { plainElement, plainLink, plainPage } from './plainPage.ts';

/*
 * Runs before everything else in the sign-in and console documents, and is built for browsers of any age: where the
 * product cannot run it stops the document and says so, instead of leaving it white (architecture §10). It asks for
 * what the browser can do, not for its name; `tools/floor/olderBrowser.test.ts` holds the questions to the floor.
 */
if (!isRecent()) {
  // Internet Explorer, which double-core browsers fall back to, cannot stop. It does not understand what follows either.
  if (typeof window.stop === 'function') {
    window.stop();
    explain();
  } else document.addEventListener('DOMContentLoaded', explain);
}

function isRecent(): boolean {
  if (typeof CSS === 'undefined' || typeof HTMLScriptElement.supports !== 'function') return false;
  // Chromium, then Firefox, then Safari: the last thing that the floor of each brought and all three have.
  return (
    CSS.supports('height', '1dvh') && CSS.supports('width', 'calc(infinity * 1px)') && HTMLScriptElement.supports('importmap')
  );
}

function explain(): void {
  const versions = plainElement('ul', '');
  versions.appendChild(plainElement('li', 'Chrome、Edge 等 Chromium 内核的浏览器：109 或更高版本'));
  versions.appendChild(plainElement('li', 'Safari：16.4 或更高版本'));
  versions.appendChild(plainElement('li', 'Firefox：115 或更高版本'));
  versions.style.paddingLeft = '24px';
  const body = document.createElement('body');
  body.appendChild(
    plainPage('请升级浏览器', [
      plainElement('p', '当前浏览器版本较低，无法正常使用登录页和管理后台。请改用下列浏览器重新打开本页：'),
      versions,
      plainElement('p', '如果正在使用双核浏览器，请切换到极速模式。'),
      plainLink('返回网站首页', SITE_HOME),
    ]),
  );
  if (document.body) document.documentElement.replaceChild(body, document.body);
  else document.documentElement.appendChild(body);
}
