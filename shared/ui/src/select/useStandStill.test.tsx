// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useStandStill } from './useStandStill.ts';

/** Opens a field whose position is `top`, with its list, and gives the number of times that it was said to have moved. */
function openField(top: { px: number }) {
  const onMoved = vi.fn<() => void>();
  function Field() {
    const field = useRef<HTMLButtonElement>(null);
    useStandStill(field, true, onMoved);
    return <button ref={field} type="button" aria-label="分类" />;
  }
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top.px, 100, 32));
  flushSync(() => root.render(<Field />));
  onTestFinished(() => {
    root.unmount();
    element.remove();
    vi.restoreAllMocks();
  });
  return onMoved;
}

it('lets a list stay that was opened before the event of the scrolling came which brought its field into view', () => {
  const onMoved = openField({ px: 300 });

  window.dispatchEvent(new Event('scroll'));

  expect(onMoved).not.toHaveBeenCalled();
});

it.each(['scroll', 'resize'])('says of a %s that took the field elsewhere that it moved', (kind) => {
  const top = { px: 300 };
  const onMoved = openField(top);

  top.px = 120;
  window.dispatchEvent(new Event(kind));

  expect(onMoved).toHaveBeenCalledTimes(1);
});
