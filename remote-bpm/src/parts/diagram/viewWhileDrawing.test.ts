// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import Modeler from 'bpmn-js/lib/Modeler';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type EventBus from 'diagram-js/lib/core/EventBus';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { viewWhileDrawing } from './viewWhileDrawing.ts';

beforeAll(drawSvg);

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><startEvent id="start"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="start"><dc:Bounds x="0" y="0" width="36" height="36"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

/** A bpmn-js with a spy on what lays the page out. */
function drawing() {
  const modeler = new Modeler({ additionalModules: [viewWhileDrawing] });
  const canvas = modeler.get<Canvas>('canvas');
  return { modeler, canvas, events: modeler.get<EventBus>('eventBus'), measured: vi.spyOn(canvas, 'getSize') };
}

it('does not lay out what is drawn so far', async () => {
  const { modeler, events, measured } = drawing();
  events.on('import.render.start', 1, () => measured.mockClear());
  const drawn = vi.fn<() => void>(() => expect(measured).not.toHaveBeenCalled());
  events.on('import.render.complete', 1, drawn);

  await modeler.importXML(XML);

  expect(drawn).toHaveBeenCalledOnce();
});

it('gives the view as it is once the diagram is drawn', async () => {
  const { modeler, canvas, measured } = drawing();
  await modeler.importXML(XML);
  measured.mockReturnValue({ width: 500, height: 300 });
  canvas.resized();

  expect(canvas.viewbox().outer).toEqual({ width: 500, height: 300 });
});

it('measures once more when the view changes in between', async () => {
  const { modeler, canvas, events, measured } = drawing();
  const scrolled = vi.fn<() => void>(() => {
    measured.mockClear();
    canvas.scroll({ dx: -40, dy: 0 });
    expect(measured).toHaveBeenCalled();
  });
  events.on('shape.added', scrolled);

  await modeler.importXML(XML);

  expect(scrolled).toHaveBeenCalledOnce();
});

it('lays out again after a diagram that could not be drawn', async () => {
  // bpmn-js writes what a listener throws.
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => written.mockRestore());
  const { modeler, canvas, events, measured } = drawing();
  events.on('import.render.start', 1, () => {
    throw new Error('it could not be drawn');
  });
  await expect(modeler.importXML(XML)).rejects.toThrow('could not be drawn');
  measured.mockClear();
  canvas.resized();

  canvas.viewbox();

  expect(measured).toHaveBeenCalled();
});
