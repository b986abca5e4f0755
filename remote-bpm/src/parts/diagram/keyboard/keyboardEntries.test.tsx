import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { keyboardEntries } from './keyboardEntries.ts';

const ROOT = { id: 'root', width: 100, height: 80 };

type Listener = (event: object) => void;

/** Palette and context pad as bpmn-js makes them, and the services that the module asks for. */
function editor(dragged: string | null, drawn: readonly object[] = []) {
  const listeners = new Map<string, Listener>();
  const services = {
    eventBus: { on: (name: string, listener: Listener) => void listeners.set(name, listener) },
    canvas: {
      getContainer: () => ({ getBoundingClientRect: () => ({ left: 100, top: 50, width: 400, height: 200 }) }),
      getRootElement: () => ROOT,
      findRoot: () => ROOT,
      viewbox: () => ({ x: 1000, y: 500, width: 400, height: 200, scale: 1 }),
      getGraphics: () => null,
      restoreFocus: vi.fn<() => void>(),
    },
    elementRegistry: { filter: (isDrawn: (element: object) => boolean) => drawn.filter(isDrawn) },
    contextPad: { triggerEntry: vi.fn<(action: string, kind: string, event: MouseEvent) => void>() },
    palette: { triggerEntry: vi.fn<(action: string, kind: string, event: MouseEvent, own: boolean) => void>() },
    dragging: {
      context: () => (dragged === null ? null : { prefix: dragged, data: { shape: { width: 100, height: 80 } } }),
      hover: vi.fn<() => void>(),
      move: vi.fn<(event: MouseEvent) => void>(),
      end: vi.fn<() => void>(),
    },
  };
  const page = renderPublic(
    <div data-testid="entries">
      <div className="entry" data-action="create.task" title="添加任务" />
    </div>,
  );
  const [, listen] = keyboardEntries.keyboardEntries as [string, (injector: object) => void];
  listen({ get: (name: keyof typeof services) => services[name] });
  const tell = (name: string, event: object = {}) => listeners.get(name)?.(event);
  return { page, services, tell, container: page.getByTestId('entries') };
}

it('makes the entries of the palette buttons that Tab reaches, named by their titles', () => {
  const { page, tell, container } = editor(null);

  tell('palette.create', { container });
  tell('palette.changed');

  expect(page.getByRole('button', { name: '添加任务' }).tabIndex).toBe(0);
});

it.each(['{Enter}', ' '])('puts an element down in the middle of the canvas by "%s"', async (key) => {
  const { page, services, tell, container } = editor('create');
  tell('palette.create', { container });
  tell('palette.changed');

  page.getByRole('button', { name: '添加任务' }).focus();
  await page.user.keyboard(key);

  expect(services.palette.triggerEntry.mock.lastCall?.[0]).toBe('create.task');
  expect(services.dragging.move.mock.lastCall?.[0]).toMatchObject({ clientX: 300, clientY: 150 });
  expect(services.dragging.end).toHaveBeenCalledOnce();
});

it('puts an element down beside what is in the middle of the canvas', async () => {
  const { page, services, tell, container } = editor('create', [ROOT, { x: 1182, y: 582, width: 36, height: 36 }]);
  tell('palette.create', { container });
  tell('palette.changed');

  page.getByRole('button', { name: '添加任务' }).focus();
  await page.user.keyboard('{Enter}');

  expect(services.dragging.move.mock.lastCall?.[0]).toMatchObject({ clientX: 440, clientY: 150 });
});

it('leaves a tool to the pointer, and other keys alone', async () => {
  const { page, services, tell, container } = editor('lasso.selection');
  tell('palette.create', { container });
  tell('palette.changed');
  page.getByRole('button', { name: '添加任务' }).focus();

  await page.user.keyboard('x');
  expect(services.palette.triggerEntry).not.toHaveBeenCalled();

  await page.user.keyboard('{Enter}');
  expect(services.palette.triggerEntry).toHaveBeenCalledOnce();
  expect(services.dragging.end).not.toHaveBeenCalled();
});

it('presses an entry of the context pad', async () => {
  const { page, services, tell, container } = editor(null);

  tell('contextPad.open', { current: { html: container } });
  page.getByRole('button', { name: '添加任务' }).focus();
  await page.user.keyboard('{Enter}');

  expect(services.contextPad.triggerEntry.mock.lastCall?.slice(0, 2)).toEqual(['create.task', 'click']);
});

it('gives the focus back to the canvas when the context pad goes, with the entry that had it', () => {
  const { services, tell } = editor(null);

  tell('contextPad.close');

  expect(services.canvas.restoreFocus).toHaveBeenCalledOnce();
});
