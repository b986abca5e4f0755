import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { PanelResizer } from './PanelResizer.tsx';

function shown(width: number) {
  const onResized = vi.fn();
  const part = renderPart(<PanelResizer width={width} onResized={onResized} />);
  return { part, onResized, edge: part.getByRole('separator', { name: '调整属性面板的宽度' }) };
}

it('tells its width, and is moved by the keyboard between 320 pixels and half of the window', async () => {
  const { part, onResized, edge } = shown(480);
  expect(['now', 'min', 'max'].map((name) => edge.getAttribute(`aria-value${name}`))).toEqual(['480', '320', '720']);

  edge.focus();
  await part.user.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}{Home}{End}');

  expect(onResized.mock.calls).toEqual([[496], [416], [320], [720]]);
});

it('goes no farther than it may, and back to its width by two presses', async () => {
  const { part, onResized, edge } = shown(330);

  edge.focus();
  await part.user.keyboard('{ArrowRight}{ArrowRight}');
  await part.user.dblClick(edge);

  expect(onResized.mock.calls).toEqual([[320], [320], [480]]);
});

it('says no more than half of a smaller window', () => {
  const { edge } = shown(900);

  expect(edge.getAttribute('aria-valuenow')).toBe('720');
});
