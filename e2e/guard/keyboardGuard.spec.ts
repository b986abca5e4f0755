import { keyboardFaults } from './findings/keyboardFaults.ts';
import { show, told } from './shownPage.ts';
import { expect, test } from '../fixtures/test.ts';

// As in `guard.spec.ts`, the guard of the keyboard is shown faults, and the harmless twins of them.
test.use({ viewport: { width: 360, height: 740 } });

test('what Tab cannot reach, reaches unseen, under a bar, or out of order, is found', async ({ page }) => {
  await show(page, '<span role="button">不可达</span><button>好</button>');
  expect(told(await keyboardFaults(page, { from: 'top' }))).toEqual(['keyboard: Tab never reaches it']);
  await show(page, '<button style="outline: none">看不见</button><button>好</button>');
  expect(told(await keyboardFaults(page, { from: 'top' }))).toEqual(['keyboard: one does not see that it has the focus']);
  await show(page, '<div style="cursor: pointer">像按钮</div><button>好</button>');
  expect(told(await keyboardFaults(page, { from: 'top' }))).toEqual([
    'keyboard: it looks pressable (cursor: pointer), and is no control',
  ]);
  await show(page, '<button>好</button><button tabindex="3">先到</button>');
  expect(told(await keyboardFaults(page, { from: 'top' }))).toEqual(['keyboard: a positive tabindex takes it out of the order']);
  await show(
    page,
    '<div style="height: 690px"></div><button>被盖住</button><div style="height: 900px"></div><button>好</button><div style="position: fixed; inset: auto 0 0; height: 90px; background: #fff"></div>',
  );
  expect(told(await keyboardFaults(page, { from: 'top' }))).toEqual([
    'keyboard: it has the focus outside of the window or under something that covers it',
  ]);
});

test('a focus that does not come round is found', async ({ page }) => {
  await show(page, '<textarea aria-label="代码"></textarea><button>出不去</button><button>最后</button>');
  await page.evaluate(() =>
    document.querySelector('textarea')?.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') event.preventDefault();
    }),
  );

  expect(told(await keyboardFaults(page, { from: 'top' }))).toEqual([
    'keyboard: Tab never reaches it',
    'keyboard: Tab does not come round: the focus is caught here',
  ]);
});

test('a group with arrow keys needs one stop', async ({ page }) => {
  await show(
    page,
    '<div role="tablist"><button role="tab">一</button><button role="tab" tabindex="-1">二</button></div><label><input type="radio" name="a">甲</label><label><input type="radio" name="a">乙</label>',
  );
  expect(await keyboardFaults(page, { from: 'top' })).toEqual([]);
});

test('in a table the arrow keys are tried, for its role promises none', async ({ page }) => {
  const rows = `<table>${['一', '二', '三'].map((name, at) => `<tr><th><button tabindex="${at === 1 ? 0 : -1}">${name}</button></th></tr>`).join('')}</table><button>好</button>`;
  await show(page, rows);
  expect(told(await keyboardFaults(page, { from: 'top' }))).toEqual(['keyboard: Tab never reaches it']);

  await show(page, rows);
  await page.evaluate(() =>
    document.querySelector('table')?.addEventListener('keydown', ({ key, target }) => {
      const row = (target as Element).closest('tr');
      const next = key === 'ArrowDown' ? row?.nextElementSibling : key === 'ArrowUp' ? row?.previousElementSibling : null;
      next?.querySelector('button')?.focus();
    }),
  );
  expect(await keyboardFaults(page, { from: 'top' })).toEqual([]);
});

test('a page that brings many further controls meanwhile is gone through to its end', async ({ page }) => {
  await show(page, '<button>先</button><button>后</button>');
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener(
      'focus',
      ({ currentTarget }) => {
        for (let count = 0; count < 40; count += 1) {
          const field = document.createElement('button');
          field.textContent = String(count);
          (currentTarget as Element).after(field);
        }
      },
      { once: true },
    ),
  );

  expect(await keyboardFaults(page, { from: 'top' })).toEqual([]);
});
