// @vitest-environment happy-dom
import { prepareDocument } from '@zhilv/testing/diagram/prepare-document';
import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';
import type CommandStack from 'diagram-js/lib/command/CommandStack';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type PopupMenu from 'diagram-js/lib/features/popup-menu/PopupMenu';
import type SearchPad from 'diagram-js/lib/features/search-pad/SearchPad';
import type { Shape } from 'diagram-js/lib/model/Types';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addOnsOf } from './addOns.lazy.ts';
import { OpenDiagram } from '../OpenDiagram.ts';

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><userTask id="review" name="审核"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="review"><dc:Bounds x="0" y="0" width="100" height="80"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

const open: OpenDiagram[] = [];

beforeAll(prepareDocument);
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const diagram of open.splice(0)) diagram.destroy();
  document.body.replaceChildren();
});

/** Opens a diagram in a place of its own, with its add-ons. */
async function shown({ editable = true, narrow = false, shadow = false } = {}) {
  const diagram = new OpenDiagram({ xml: XML, editable });
  open.push(diagram);
  const place = document.createElement('div');
  (shadow ? shadowRoot() : document.body).append(place);
  diagram.attach(place);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
  return { diagram, place, view: addOnsOf(diagram, { editable, narrow }) };
}

function shadowRoot(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
}

const mapIn = (place: Element) => place.querySelector('.djs-minimap');
const gridIn = (place: Element) => place.querySelector('.layer-djs-grid rect');

it('come to the tools beside an element that somebody selected before them', async () => {
  const diagram = new OpenDiagram({ xml: XML, editable: true });
  open.push(diagram);
  const place = document.body.appendChild(document.createElement('div'));
  diagram.attach(place);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
  const review = diagram.service<ElementRegistry>('elementRegistry').get('review') as Shape;
  diagram.service<Selection>('selection').select(review);
  const colour = () => place.querySelector('.djs-context-pad [data-action="set-color"]');
  expect(place.querySelector('.djs-context-pad [data-action="delete"]')).not.toBeNull();
  expect(colour()).toBeNull();

  addOnsOf(diagram, { editable: true, narrow: false });

  expect(colour()).not.toBeNull();
});

it('shows neither grid nor minimap until somebody asks for them, and remembers it', async () => {
  const { place, view } = await shown();
  expect(view.read()).toEqual({ grid: false, minimap: false });
  expect(gridIn(place)).toBeNull();

  view.toggle('grid');
  view.toggle('minimap');

  expect(gridIn(place)).not.toBeNull();
  expect(mapIn(place)?.classList.contains('open')).toBe(true);
  expect(mapIn(place)?.querySelectorAll('[id*="review"], .djs-shape, rect').length).toBeGreaterThan(1);
  expect((await shown()).view.read()).toEqual({ grid: true, minimap: true });
  expect((await shown({ narrow: true })).view.read()).toEqual({ grid: true, minimap: false });

  view.toggle('grid');
  expect(gridIn(place)).toBeNull();
});

it.each([true, false])('has the minimap follow the size of the canvas, in a shadow root: %s', async (shadow) => {
  const { diagram, view } = await shown({ shadow });
  const follow = vi.spyOn(diagram.service<{ _update(): void }>('minimap'), '_update');
  const canvas = diagram.service<Canvas>('canvas');
  view.toggle('minimap');
  follow.mockClear();

  canvas.resized();
  expect(follow).toHaveBeenCalledOnce();
});

it('begins with nothing where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const { view } = await shown();
  view.toggle('grid');
  expect(view.read()).toEqual({ grid: true, minimap: false });
  vi.restoreAllMocks();
});

it('gives two diagrams of one page add-ons of their own, and takes them away with each', async () => {
  const one = await shown();
  const other = await shown();
  one.view.toggle('grid');
  one.view.toggle('minimap');
  expect(addOnsOf(one.diagram, { editable: true, narrow: false })).toBe(one.view);

  expect(other.view.read()).toEqual({ grid: false, minimap: false });
  expect(gridIn(other.place)).toBeNull();
  one.diagram.service<Selection>('selection').select(one.diagram.service<ElementRegistry>('elementRegistry').get('review'));
  expect(other.diagram.service<Selection>('selection').get()).toEqual([]);

  one.diagram.destroy();
  expect(one.place.childElementCount).toBe(0);
  other.view.toggle('minimap');
  expect(mapIn(other.place)?.classList.contains('open')).toBe(true);
});

it('searches a diagram that can only be looked at, too', async () => {
  const { diagram, place } = await shown({ editable: false });

  diagram.service<SearchPad>('searchPad').toggle();

  expect(place.querySelector('.djs-search-container.open input')?.getAttribute('aria-label')).toBe('在流程图中查找');
});

it.each([true, false])('finds what is put into the search without a key, for those who may edit: %s', async (editable) => {
  const { diagram, place } = await shown({ editable });
  diagram.service<SearchPad>('searchPad').toggle();
  const field = place.querySelector<HTMLInputElement>('.djs-search-container input');

  if (field !== null) field.value = '审';
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));

  expect([...place.querySelectorAll('.djs-search-result')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('审核'),
  ]);
});

it('finds a kind of element whose name is put into the menu without a key', async () => {
  const { place } = await shown();
  press(place, 'n');
  await vi.waitFor(() => expect(place.querySelector('.djs-popup-search input')).not.toBeNull());
  const field = place.querySelector<HTMLInputElement>('.djs-popup-search input');

  if (field !== null) field.value = '脚本任务';
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));

  await vi.waitFor(() =>
    expect([...place.querySelectorAll('.djs-popup .entry')].map(({ textContent }) => textContent?.trim())).toEqual(['脚本任务']),
  );
});

it.each([
  ['colours', 'set-color', 'color-picker'],
  ['types', 'replace', 'bpmn-replace'],
])('opens the menu of %s below the pad, and warns of nothing', async (_, entry, menu) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { diagram, place } = await shown();
  const review = diagram.service<ElementRegistry>('elementRegistry').get('review') as Shape; // The file draws it as one.
  const pad = diagram.service<ContextPad>('contextPad');
  pad.open(review);

  pad.triggerEntry(entry, 'click', new MouseEvent('click'));

  await vi.waitFor(() => expect(place.querySelector(`[data-popup="${menu}"] .entry`)).not.toBeNull());
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('colours an element from its context pad in one step, as it will be drawn in each theme', async () => {
  const { diagram, place } = await shown();
  const review = diagram.service<ElementRegistry>('elementRegistry').get('review') as Shape; // The file draws it as one.
  diagram.service<ContextPad>('contextPad').open(review);
  expect(place.querySelector('.djs-context-pad [data-action="set-color"]')?.getAttribute('title')).toBe('设置颜色');

  diagram.service<PopupMenu>('popupMenu').open([review], 'color-picker', { x: 0, y: 0 });
  const entries = [...place.querySelectorAll('[data-popup="color-picker"] .entry')];
  expect(entries.map((entry) => entry.getAttribute('title'))).toEqual(['默认', '蓝色', '橙色', '绿色', '红色', '紫色']);
  expect(entries[1]?.querySelector('rect')?.getAttribute('fill')).toContain('--diagram-dark');
  entries[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  expect(await diagram.toXml()).toContain('#BBDEFB');
  diagram.undo();
  expect(diagram.service<CommandStack>('commandStack').canUndo()).toBe(false);
  expect(await diagram.toXml()).not.toContain('#BBDEFB');
});

const press = (place: Element, key: string): boolean =>
  place.querySelector('svg')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ?? true;

it('adds anything by the keyboard alone: N opens the menu, and what is chosen stands in the middle', async () => {
  const { diagram, place } = await shown();

  expect(press(place, 'n')).toBe(false);
  await vi.waitFor(() => expect(place.querySelector('[data-popup="bpmn-create"] .entry')).not.toBeNull());
  expect(place.querySelector('.djs-popup-title')?.textContent).toBe('添加元素');
  place
    .querySelector('.djs-popup')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

  await vi.waitFor(() => expect(diagram.service<Canvas>('canvas').getRootElement()['children']?.length).toBe(2));
  expect(diagram.read().canUndo).toBe(true);
});

it('appends anything to what is selected by A', async () => {
  const { diagram, place } = await shown();
  diagram.service<Selection>('selection').select(diagram.service<ElementRegistry>('elementRegistry').get('review'));

  expect(press(place, 'a')).toBe(false);

  await vi.waitFor(() =>
    expect(place.querySelector('[data-popup="bpmn-append"] .djs-popup-title')?.textContent).toBe('追加元素'),
  );
});
