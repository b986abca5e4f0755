import type * as Platform from '@zhilv/platform';
import { shortcutStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DESIGNER, VIEWER } from './diagramShortcuts.lazy.ts';

async function showPage(editable: boolean) {
  const { useDiagramShortcuts } = await import('./useDiagramShortcuts.ts');
  function Page() {
    useDiagramShortcuts(editable);
    return <p>流程图</p>;
  }
  return renderPublic(<Page />);
}

it.each([
  [true, DESIGNER],
  [false, VIEWER],
])('names the keys of a diagram, editable: %s', async (editable, group) => {
  await showPage(editable);

  expect(await Promise.all(shortcutStore.read().map(({ load }) => load()))).toEqual([group]);
});

it('shows the page in a host that is older than the page of a remote’s keys', async () => {
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('@zhilv/platform');
    vi.resetModules();
  });
  vi.doMock('@zhilv/platform', async (original) => {
    // An export that is left out is an error of its own here.
    return { ...(await original<typeof Platform>()), useShortcuts: undefined };
  });

  const page = await showPage(true);

  expect(page.getByText('流程图')).toBeDefined();
});
