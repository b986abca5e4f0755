import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { satellitesIn } from './satellites.ts';
import { nodesIn } from './sizes.ts';

it('knows what data, annotations and groups are near', async () => {
  const { rootElement } = await new BpmnModdle().fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="x"><process id="p">
      <task id="t"><dataInputAssociation id="i"><sourceRef>in</sourceRef></dataInputAssociation></task>
      <boundaryEvent id="b" attachedToRef="t"/>
      <endEvent id="e"><dataInputAssociation id="o"><sourceRef>out</sourceRef></dataInputAssociation></endEvent>
      <sequenceFlow id="f" sourceRef="t" targetRef="e"/>
      <dataObject id="object"/><dataObjectReference id="in"/><dataStoreReference id="out"/>
      <textAnnotation id="ofTask"/><association id="a1" sourceRef="ofTask" targetRef="t"/>
      <textAnnotation id="ofFlow"/><association id="a2" sourceRef="f" targetRef="ofFlow"/>
      <textAnnotation id="ofEvent"/><association id="a3" sourceRef="b" targetRef="ofEvent"/>
      <textAnnotation id="ofNothing"/><association id="a4" sourceRef="gone" targetRef="ofNothing"/>
      <group id="g"/>
    </process></definitions>`,
  );
  const [process] = elementsIn(rootElement as ModdleElement, 'rootElements'); // The package's own declarations are ours.
  if (process === undefined) throw new Error('There is no process.');

  const satellites = satellitesIn(process, nodesIn(process));

  expect(satellites.map(({ element, near }) => [textOf(element, 'id'), near && textOf(near, 'id')])).toEqual([
    ['in', 't'],
    ['out', 'e'],
    ['ofTask', 't'],
    ['ofFlow', 'e'],
    ['ofEvent', 't'],
    ['ofNothing', null],
    ['g', null],
  ]);
});
