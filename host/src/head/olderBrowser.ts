import { SITE_HOME } from '@zhilv/site/addresses';
import { plainElement, plainLink, plainPage } from './plainPage.ts';

/*
 * This script runs before everything else in the sign-in and console documents and is built for browsers of any age. In a
 * browser that is too old for the product it stops the document and says so, for the page would stay white (architecture §10).
 * It asks for features and not for the browser's name; `tools/floor/olderBrowser.test.ts` holds the questions to the floor.
 */
if (!isRecent()) {
  // Internet Explorer, the second engine of double-core browsers, has no `stop`, and cannot parse the scripts that follow.
  if (typeof window.stop === 'function') {
    window.stop();
    explain();
  } else document.addEventListener('DOMContentLoaded', explain);
}

function isRecent(): boolean {
  if (typeof CSS === 'undefined' || typeof HTMLScriptElement.supports !== 'function') return false;
  // For Chromium, Firefox and Safari in turn: the youngest feature of the floor's version that the two others have as well.
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
