/** Scrolling to the top takes 800 ms. */
const DURATION_MS = 800;

const canScroll = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Scrolls the nearest scrolling box around `element` to its top; at once for users who want less motion. */
export function scrollToTop(element: Element | null): void {
  let scroller = element?.parentElement ?? null;
  while (scroller !== null && !canScroll(scroller)) scroller = scroller.parentElement;
  const target = scroller ?? document.scrollingElement;
  if (target === null || target.scrollTop === 0) return;

  const from = target.scrollTop;
  const started = performance.now();
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS;
  let expected = from;
  const step = (now: number): void => {
    // The user scrolls meanwhile, and wins.
    if (Math.abs(target.scrollTop - expected) > 2) return;
    const share = duration === 0 ? 1 : Math.min(1, (now - started) / duration);
    target.scrollTop = from * (1 - share) ** 3;
    expected = target.scrollTop;
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
