import { dialogStore, messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { freshDiagram } from '../../file/freshDiagram.ts';
import { OpenFileTool } from './OpenFileTool.tsx';

const MODEL = { key: 'oa_leave', name: '请假' };
const XML = freshDiagram({ key: 'theirs', name: '别人的' });
const FILE = new File([XML], '流程.bpmn');

beforeEach(() => {
  for (const { id } of messageStore.read()) messageStore.close(id);
});

type Press = (event: { readonly keyEvent: KeyboardEvent }) => unknown;

function tool({ disabled = false, replace = vi.fn<OpenDiagram['replace']>(async () => null) } = {}) {
  const canvas = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => canvas.remove());
  const listeners = new Set<Press>();
  const keyboard = {
    addListener: (_priority: number, listener: Press) => listeners.add(listener),
    removeListener: (listener: Press) => listeners.delete(listener),
  };
  const services: Readonly<Record<string, object>> = { keyboard, canvas: { getContainer: () => canvas } };
  const diagram = {
    read: () => ({ dirty: false }) as DiagramState,
    replace,
    service: (name: string) => services[name] ?? { begin: () => {} },
  };
  // It uses nothing else of the diagram.
  const page = renderPublic(<OpenFileTool diagram={diagram as unknown as OpenDiagram} model={MODEL} disabled={disabled} />);
  const button = page.getByRole<HTMLButtonElement>('button', { name: '打开本地文件' });
  const picker = page.getByLabelText<HTMLInputElement>('选择流程图文件');
  const drag = (type: string, ...files: readonly File[]): void => {
    const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types: ['Files'], files } });
    flushSync(() => canvas.dispatchEvent(event));
  };
  const press = (): void => {
    for (const listener of listeners) listener({ keyEvent: new KeyboardEvent('keydown', { code: 'KeyO', ctrlKey: true }) });
  };
  return { page, canvas, button, picker, drag, press, replace };
}

const said = () => messageStore.read().map(({ text }) => text);

it('opens the file that is chosen, and can be given the same one again', async () => {
  const { page, picker, replace } = tool();

  await page.user.upload(picker, FILE);
  await expect.poll(() => replace.mock.calls.length).toBe(1);
  await expect.poll(said).toEqual(['已打开「流程.bpmn」，保存后才会成为这个模型的流程图']);

  expect(replace.mock.calls[0]?.[0]).toBe(XML);
  expect(picker.value).toBe('');
});

it('offers the files that it can open, by its button and by its keys', async () => {
  const { page, button, picker, press } = tool();
  const click = vi.spyOn(picker, 'click').mockImplementation(() => {});

  await page.user.click(button);
  press();

  expect(click).toHaveBeenCalledTimes(2);
  expect(picker.accept).toBe('.xml,.bpmn');
});

it('says what a drop would do while a file is held over the canvas, and opens it', async () => {
  const { canvas, drag, replace } = tool();

  drag('dragenter');
  expect(canvas.textContent).toContain('松开鼠标');
  drag('drop', FILE);

  expect(canvas.textContent).toBe('');
  await expect.poll(() => replace.mock.calls.length).toBe(1);
});

it('opens one file at a time', async () => {
  let finish = (): void => {};
  const replace = vi.fn<OpenDiagram['replace']>(() => new Promise((resolve) => (finish = () => resolve(null))));
  const { button, drag } = tool({ replace });
  drag('drop', FILE, FILE);
  expect(said()).toEqual(['一次只能打开一个文件']);

  drag('drop', FILE);
  drag('drop', FILE);
  await expect.poll(() => replace.mock.calls.length).toBe(1);
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  finish();

  await expect.poll(() => button.disabled).toBe(false);
  expect(replace).toHaveBeenCalledOnce();
});

it('takes no file while it is disabled', () => {
  const { canvas, drag, press, picker, replace } = tool({ disabled: true });
  const click = vi.spyOn(picker, 'click');

  drag('dragenter');
  drag('drop', FILE);
  press();

  expect([canvas.textContent, click.mock.calls, replace.mock.calls, dialogStore.read()]).toEqual(['', [], [], []]);
});
