import { lessExcused } from './excuses.ts';
import { axeFindings } from './findings/axeFindings.ts';
import type { Finding } from './findings/Finding.ts';
import { overlaps } from './findings/overlaps.ts';
import { show, told } from './shownPage.ts';
import { sidewaysScroll } from './findings/sidewaysScroll.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { strayPortals } from './findings/strayPortals.ts';
import { transientParts } from './transientParts.ts';
import { expect, test } from '../fixtures/test.ts';

// A guard that finds nothing on a sound page may be blind: each is shown a fault of its kind, and the harmless twin of it.
test.use({ viewport: { width: 360, height: 740 } });

test('a page that is too wide, and a part that scrolls sideways, are found; one line of controls is not', async ({ page }) => {
  await show(page, '<p style="width: 500px">宽</p><div style="overflow: auto"><p style="width: 900px">表</p></div>');
  expect(told(await sidewaysScroll(page))).toEqual([
    'sideways scroll: the page is 140 px wider than the window of 360 px',
    'sideways scroll: a part of the page scrolls sideways',
  ]);

  await show(
    page,
    '<nav style="overflow: auto; white-space: nowrap"><a href="#a">一</a> <button style="width: 700px">二</button></nav>',
  );
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('text upon text and control upon control are found; what lies in a field or a fixed bar is not', async ({ page }) => {
  await show(page, '<p>标题</p><p style="margin-top: -28px">正文</p>');
  expect(told(await overlaps(page))).toEqual(['overlap: texts or controls lie upon one another']);
  await show(page, '<button>保存</button><button style="margin-left: -20px">取消</button>');
  expect(told(await overlaps(page))).toEqual(['overlap: texts or controls lie upon one another']);

  await show(
    page,
    `<p>第一行很长的文字第一行很长的文字第一行很长的文字第一行很长的文字</p>
     <div style="position: relative"><input aria-label="名称" style="width: 200px; height: 44px"><button aria-label="清除" style="position: absolute; left: 150px; top: 0">×</button></div>
     <div style="position: fixed; bottom: 0; height: 700px"><button>新增</button></div>`,
  );
  expect(await overlaps(page)).toEqual([]);
});

test('what calls itself an opener, and does not open by Enter, is found', async ({ page }) => {
  await show(page, '<button aria-haspopup="menu">更多</button>');

  const findings = await transientParts({
    page,
    stillness: new Stillness(page),
    remote: null,
    frame: false,
    seen: new Set(),
    byKeyboard: true,
  });
  expect(told(findings)).toEqual(['keyboard: Enter opens nothing: 更多']);
});

test('a popup at the end of the document is found, unless it carries the scope of a page that shows', async ({ page }) => {
  await show(page, '<section data-remote="remote_a"></section>');
  const append = (className: string, remote: string | null) =>
    page.evaluate(
      ([className, remote]) => {
        const popup = document.createElement('div');
        popup.className = className ?? '';
        if (remote) popup.dataset['remote'] = remote;
        popup.append(document.createElement('ul'));
        document.body.append(popup);
      },
      [className, remote],
    );
  await append('zhilv-semi-theme', 'remote_a');
  expect(await strayPortals(page, 'remote_a')).toEqual([]);

  await append('zhilv-semi-theme', null);
  await append('popup', null);
  expect(told(await strayPortals(page, 'remote_a'))).toEqual([
    'stray popup: something stands at the end of the document by itself',
    'stray popup: a place for popups does not carry the data-remote of a page that shows',
  ]);
});

test('axe sees what is wrong light and dark, and in what is opened; Esc has to close it', async ({ page }) => {
  await show(page, '<p style="color: #aaa">这段文字太淡了</p><img src="data:,">');
  expect((await axeFindings(page, {})).map(({ rule }) => rule)).toEqual(['color-contrast', 'image-alt']);

  await show(page, '<button aria-haspopup="menu">更多</button>');
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      const menu = document.createElement('div');
      const field = document.createElement('input');
      menu.append(field);
      (currentTarget as Element).after(menu);
    }),
  );
  const stillness = new Stillness(page);
  const findings = await transientParts({ page, stillness, remote: null, frame: false, seen: new Set(), byKeyboard: true });
  expect(told(findings)).toEqual(['label: Form elements must have labels (更多)', 'keyboard: Esc does not close it (更多)']);
});

test('what closes when Tab leaves it is opened again for Esc, which has to give the focus back', async ({ page }) => {
  await show(page, '<button aria-haspopup="menu">更多</button><button>后面</button>');
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      const menu = document.createElement('button');
      menu.textContent = '甲';
      menu.addEventListener('blur', () => menu.remove());
      menu.addEventListener('keydown', ({ key }) => key === 'Escape' && menu.blur());
      (currentTarget as Element).after(menu);
      menu.focus();
    }),
  );

  const findings = await transientParts({
    page,
    stillness: new Stillness(page),
    remote: null,
    frame: true,
    seen: new Set(),
    byKeyboard: true,
  });

  expect(told(findings)).toEqual(['keyboard: once Esc has closed it, the focus is lost (更多)']);
});

test('what the page brings as an opener comes into view, or draws anew in it, is no part of what that opens', async ({
  page,
}) => {
  await show(page, '<button aria-haspopup="menu">更多</button>');
  await page.evaluate(() => {
    const opener = document.querySelector('button');
    opener?.addEventListener(
      'focus',
      () => {
        const field = document.createElement('input');
        field.ariaLabel = '正文';
        setTimeout(() => document.querySelector('main')?.append(field));
      },
      { once: true },
    );
    opener?.addEventListener('click', () => {
      const mark = document.createElement('span');
      mark.textContent = '▴';
      opener.append(mark);
      const menu = document.createElement('button');
      menu.textContent = '甲';
      menu.addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape') return;
        opener.focus();
        menu.remove();
      });
      opener.after(menu);
      menu.focus();
    });
  });

  const stillness = new Stillness(page);
  const findings = await transientParts({ page, stillness, remote: null, frame: true, seen: new Set(), byKeyboard: true });

  expect(findings).toEqual([]);
});

test('a kind of menu is opened on one page of a walk, a form on each, and without the keyboard too', async ({ page }) => {
  const seen = new Set<string>();
  const visit = async (byKeyboard = true): Promise<readonly string[]> => {
    await show(page, '<button aria-haspopup="menu">更多</button><button>新增线路</button>');
    return told(await transientParts({ page, stillness: new Stillness(page), remote: null, frame: false, seen, byKeyboard }));
  };

  expect(await visit()).toEqual(['keyboard: Enter opens nothing: 更多', 'keyboard: Enter opens nothing: 新增线路']);
  expect(await visit()).toEqual(['keyboard: Enter opens nothing: 新增线路']);
  seen.clear();
  expect(await visit(false)).toEqual(['keyboard: Enter opens nothing: 新增线路']);
});

test('an exception excuses its rule at its elements alone, and is found idle where it is no longer met', async ({ page }) => {
  const excused = { rule: 'image-alt', selector: '.foreign', route: '/index', reason: '', package: 'foreign', version: '1.0.0' };
  await show(page, '<img class="foreign" src="data:,"><img src="data:,">', [excused.selector]);

  const findings = await axeFindings(page, {});

  const countPlaces = (left: readonly Finding[]) => left.map(({ rule, places }) => [rule, places.length]);
  expect(countPlaces(lessExcused(findings, [excused], '/index'))).toEqual([['image-alt', 1]]);
  expect(countPlaces(lessExcused(findings, [{ ...excused, rule: 'label' }], null))).toEqual([['image-alt', 2]]);
  expect(told(lessExcused([], [excused], '/index'))).toEqual(['idle exception: image-alt is no longer found at .foreign']);
  expect(lessExcused([], [excused], '/system/dict')).toEqual([]);
});

test('a page that is drawn in pieces between the frames is at rest only when it is there', async ({ page }) => {
  const stillness = new Stillness(page);
  await show(page, '');
  await page.evaluate(() => {
    // React works like this: a message asks for the next piece, and nothing shows before the last.
    const { port1, port2 } = new MessageChannel();
    let pieces = 0;
    port1.addEventListener('message', () => {
      const began = performance.now();
      while (performance.now() - began < 5);
      pieces += 1;
      if (pieces < 100) port2.postMessage(null);
      else document.querySelector('main')?.append('行');
    });
    port1.start();
    port2.postMessage(null);
  });

  await stillness.reached();

  expect(await page.getByRole('main').textContent()).toContain('行');
});
