// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { beforeAll, expect, it, vi } from 'vitest';
import { OpenDiagram } from '../OpenDiagram.ts';

// happy-dom has no fonts.
vi.mock('../foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:color="http://www.omg.org/spec/BPMN/non-normative/color/1.0" xmlns:bioc="http://bpmn.io/schema/bpmn/biocolor/1.0" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><userTask id="plain" name="审核"/><userTask id="own" name="归档"/><userTask id="old"/><userTask id="odd"/>
    <sequenceFlow id="flow" sourceRef="plain" targetRef="own"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="plain"><dc:Bounds x="0" y="0" width="100" height="80"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d4" bpmnElement="own" color:background-color="#BBDEFB" color:border-color="#0D4372"><dc:Bounds x="200" y="0" width="100" height="80"/><bpmndi:BPMNLabel color:color="#831311"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d5" bpmnElement="old" bioc:fill="#C8E6C9" bioc:stroke="#205022"><dc:Bounds x="400" y="0" width="100" height="80"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="d6" bpmnElement="odd" bioc:stroke="red"><dc:Bounds x="600" y="0" width="100" height="80"/></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="d7" bpmnElement="flow" color:border-color="#5B176D"><di:waypoint x="100" y="40"/><di:waypoint x="200" y="40"/></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

const diagram = new OpenDiagram({ xml: XML, editable: true });

beforeAll(async () => {
  drawSvg();
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
});

const styleOf = (id: string, selector: string): CSSStyleDeclaration | undefined =>
  diagram.service<ElementRegistry>('elementRegistry').getGraphics(id).querySelector<SVGElement>(`.djs-visual ${selector}`)?.style;

it('takes the colours of elements without any from the theme', () => {
  expect(styleOf('plain', 'rect')?.fill).toBe('var(--zhilv-surface-raised, #ffffff)');
  expect(styleOf('plain', 'rect')?.stroke).toBe('var(--zhilv-text, #14252e)');
});

it('gives each colour that an element has of its own one for the dark, whichever way the file says it', () => {
  expect(styleOf('own', 'rect')?.fill).toMatch(/^var\(--diagram-light, #BBDEFB\) var\(--diagram-dark, hsl\(.*\)\)$/);
  expect(styleOf('own', 'rect')?.stroke).toContain('#0D4372');
  expect(styleOf('old', 'rect')?.fill).toContain('#C8E6C9');
  expect(styleOf('flow', 'path')?.stroke).toContain('#5B176D');
});

it('keeps the colour that only the text has', () => {
  expect(styleOf('own', 'text')?.fill).toContain('#831311');
});

it('leaves colours alone that BPMN in Color does not permit', () => {
  expect(styleOf('odd', 'rect')?.stroke).toBe('red');
});

it('gives pictures that know no theme: the colours are those on white', async () => {
  const picture = await diagram.toSvg();

  expect(picture).not.toContain('var(');
  expect(picture).toContain('#BBDEFB');
  expect(picture).toContain('#14252e');
});
