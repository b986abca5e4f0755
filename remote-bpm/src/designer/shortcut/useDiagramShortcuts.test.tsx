import { shortcutStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { DESIGNER, VIEWER } from './diagramShortcuts.lazy.ts';
import { useDiagramShortcuts } from './useDiagramShortcuts.ts';

function showPage(editable: boolean): void {
  function Page() {
    useDiagramShortcuts(editable);
    return <p>流程图</p>;
  }
  renderPublic(<Page />);
}

it.each([
  [true, DESIGNER],
  [false, VIEWER],
])('names the keys of a diagram, editable: %s', async (editable, group) => {
  showPage(editable);

  expect(await Promise.all(shortcutStore.read().map(({ load }) => load()))).toEqual([group]);
});
