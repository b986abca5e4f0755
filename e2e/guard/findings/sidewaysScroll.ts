import type { Page } from '@playwright/test';
import type { Finding } from './Finding.ts';

/**
 * Finds elements that make the page scroll sideways, and on a phone parts that scroll sideways themselves. One line of
 * controls may (the open tabs, a row of tools), for the keyboard brings each of them into view. A table may on a wide screen.
 */
export async function sidewaysScroll(page: Page): Promise<readonly Finding[]> {
  const { width, excess, wide, scrollers } = await page.evaluate(() => {
    const { guard } = window;
    const scroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isStrip = (element: Element): boolean => element.clientHeight <= 64 && guard.controls(element).length > 1;
    const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const beyond = all.filter((element) => {
      const shown = guard.visiblePart(element.getBoundingClientRect(), element);
      return shown !== null && shown.right > innerWidth + 1;
    });
    return {
      width: innerWidth,
      excess: document.documentElement.scrollWidth - innerWidth,
      // An element that holds one of these is wide because of it, and is left out.
      wide: beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other))).map(guard.place),
      scrollers: (innerWidth < 768 ? all : [])
        .filter((element) => scroller(element) && element.scrollWidth > element.clientWidth + 1)
        .filter((element) => !isStrip(element) && !element.matches('input, textarea'))
        .map(guard.place),
    };
  });
  const advice = (what: string): string =>
    `let ${what} wrap or shrink (min-width: 0 in a flex or grid parent, overflow-wrap: anywhere for long words, cards instead of a table below 768 px)`;
  return [
    ...(excess > 0
      ? [
          {
            rule: 'sideways scroll',
            says: `the page is ${excess} px wider than the window of ${width} px`,
            places: wide,
            advice: advice('these elements'),
          },
        ]
      : []),
    ...(scrollers.length > 0
      ? [
          {
            rule: 'sideways scroll',
            says: 'a part of the page scrolls sideways',
            places: scrollers,
            advice: advice('its content'),
          },
        ]
      : []),
  ];
}
