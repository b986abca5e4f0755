import { configurePlatform, documentStorage } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { beforeEach, expect, it } from 'vitest';
import { usePanelChoice } from './panelChoice.ts';

beforeEach(() => {
  configurePlatform({ apiBase: '/', tenantOn: false });
  documentStorage().removeItem('zhilv-designer-panel');
});

function Choice() {
  const [{ width, open }, choose] = usePanelChoice();
  return (
    <button type="button" onClick={() => choose(open ? { open: false } : { width: 400, open: true })}>
      {`${width} ${open}`}
    </button>
  );
}

it('begins with 480 pixels, open, and remembers what people choose', async () => {
  const first = renderPart(<Choice />);
  await first.user.click(first.getByRole('button', { name: '480 true' }));
  await first.user.click(first.getByRole('button', { name: '480 false' }));
  first.end();

  expect(renderPart(<Choice />).getByRole('button').textContent).toBe('400 true');
});

it.each(['{', 'null', '{"width":10,"open":"yes"}'])('begins anew when %s is remembered', (remembered) => {
  documentStorage().setItem('zhilv-designer-panel', remembered);

  expect(renderPart(<Choice />).getByRole('button').textContent).toBe('480 true');
});
