import { BpmnModdle } from 'bpmn-moddle';
import { describe, expect, it, vi } from 'vitest';
import { fidelityReport } from '../fidelity/fidelityReport.lazy.ts';
import { ENGINES } from '../engine/Engine.ts';
import { engineOf } from '../engine/engineOf.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { makeLossless } from './losslessModdle.ts';

const NAMESPACES =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:flowable="http://flowable.org/bpmn" xmlns:other="urn:other" xmlns:own="urn:own"';

const bpmn = (content: string, namespaces = NAMESPACES): string =>
  `<definitions ${namespaces} id="d" targetNamespace="urn:own">${content}</definitions>`;

const EXTENSIONS = {
  name: 'Flowable',
  uri: ENGINES.flowable.uri,
  prefix: 'flowable',
  xml: { tagAlias: 'lowerCase' },
  types: [
    { name: 'Assigned', extends: ['bpmn:UserTask'], properties: [{ name: 'assignee', isAttr: true, type: 'String' }] },
    {
      name: 'Field',
      superClass: ['Element'],
      properties: [
        { name: 'name', isAttr: true, type: 'String' },
        { name: 'string', type: 'String' },
      ],
    },
    { name: 'EdgeWord', extends: ['bpmndi:BPMNEdge'], properties: [{ name: 'word', isAttr: true, type: 'String' }] },
  ],
};

/** moddle's parts as a document of it is read. */
interface Moddle {
  fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: readonly unknown[] }>;
  toXML(element: object, options?: object): Promise<{ xml: string }>;
}

function moddle(): Moddle {
  // The package declares no types for packages.
  const made: object = Reflect.construct(BpmnModdle, [{ flowable: EXTENSIONS }]);
  makeLossless(made);
  return made as Moddle;
}

/** Reads and writes an XML, twice. @throws when the second time gives another XML */
async function roundTrip(xml: string): Promise<string> {
  const { rootElement, warnings } = await moddle().fromXML(xml);
  expect(warnings).toEqual([]);
  const written = (await moddle().toXML(rootElement, { format: true })).xml;
  const again = await moddle().fromXML(written);
  expect((await moddle().toXML(again.rootElement, { format: true })).xml).toBe(written);
  return written;
}

describe('keeps', () => {
  it.each([
    [
      'an attribute of a prefix bound to another namespace',
      bpmn('<process id="p" flowable:a="1"/>', NAMESPACES.replace('http://flowable.org/bpmn', 'http://activiti.org/bpmn')),
    ],
    [
      'an element of a prefix bound to another namespace',
      bpmn(
        '<process id="p"><extensionElements><flowable:b flowable:c="1"><flowable:d/></flowable:b></extensionElements></process>',
        NAMESPACES.replace('http://flowable.org/bpmn', 'urn:else'),
      ),
    ],
    [
      'one prefix bound twice',
      bpmn(
        '<process id="p"><extensionElements><other:a other:c="1"><other:b xmlns:other="urn:more" other:c="2"/></other:a></extensionElements></process>',
      ),
    ],
    [
      'a prefix of moddle that is bound to BPMN',
      '<dc:definitions xmlns:dc="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="urn:own"><dc:process id="p"/></dc:definitions>',
    ],
    [
      'a foreign namespace without a prefix',
      bpmn('<process id="p"><extensionElements><a xmlns="urn:more" b="1"><c/></a></extensionElements></process>'),
    ],
    [
      'an element of no namespace',
      bpmn('<process id="p"><extensionElements><a xmlns="" b="1"><c/></a></extensionElements></process>'),
    ],
    [
      'an element of the engine that no descriptor knows',
      bpmn(
        '<process id="p"><extensionElements><flowable:unknown a="1"><flowable:field name="x"/></flowable:unknown></extensionElements></process>',
      ),
    ],
    [
      'an unknown child of an element that is known',
      bpmn(
        '<process id="p"><extensionElements><flowable:field name="x"><flowable:unknown/><other:a/></flowable:field></extensionElements></process>',
      ),
    ],
    [
      'an attribute with the prefix of its element',
      bpmn(
        '<process id="p"><extensionElements><flowable:field flowable:name="x" flowable:b="y"/><other:a other:b="#c" d=" #e"/></extensionElements></process>',
      ),
    ],
    [
      'a foreign element in a documentation',
      bpmn('<process id="p"><documentation>text<other:b>bold</other:b></documentation></process>'),
    ],
    [
      'a foreign element in a shape and in its bounds',
      bpmn(
        '<process id="p"/><bpmndi:BPMNDiagram id="e"><bpmndi:BPMNPlane bpmnElement="p"><bpmndi:BPMNShape id="s"><dc:Bounds x="1" y="1" width="1" height="1"><other:a/></dc:Bounds><other:a b="1"/></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>',
      ),
    ],
    [
      'an element of BPMN that stands elsewhere',
      bpmn('<process id="p"><messageFlow id="m"><task/></messageFlow><nothing>1</nothing></process>'),
    ],
    ['text where BPMN has none', bpmn('<process id="p">text<task id="t"/></process>')],
    [
      'text between elements',
      bpmn(
        '<process id="p"><extensionElements><other:a>one <other:b>two</other:b> three <other:b/> four</other:a></extensionElements></process>',
      ),
    ],
    [
      'a second of what BPMN has once',
      bpmn('<process id="p"><textAnnotation id="a"><text>1</text><text>2</text></textAnnotation></process>'),
    ],
    [
      'a type of an expression that is unknown',
      bpmn(
        '<process id="p"><sequenceFlow id="f" sourceRef="f" targetRef="f"><conditionExpression xsi:type="other:a">b</conditionExpression></sequenceFlow></process>',
      ),
    ],
    [
      'attributes with the name of a child',
      bpmn('<process id="p" flowElements="a"><extensionElements><flowable:field string="a"/></extensionElements></process>'),
    ],
    [
      'defaults that are said',
      bpmn('<process id="p"><startEvent id="s" isInterrupting="true" parallelMultiple="false"/></process>'),
    ],
    [
      'truths and numbers in other spellings',
      bpmn(
        '<process id="p" isExecutable="1" isClosed="TRUE"><subProcess id="s" completionQuantity="007" isForCompensation="${a}"/></process>',
      ),
    ],
    [
      'identifiers in Chinese, with spaces and of digits',
      bpmn('<process id="流程"><task id="审 批"/><task id="1"/><sequenceFlow id="f" sourceRef="1" targetRef="流程"/></process>'),
    ],
    ['what has the identifier of another', bpmn('<process id="p"><task id="t" name="1"/><task id="t" name="2"/></process>')],
    [
      'an identifier of the language itself',
      bpmn(
        '<process id="__proto__"><task id="constructor"/><sequenceFlow id="toString" sourceRef="constructor" targetRef="constructor"/></process>',
      ),
    ],
    [
      'a reference by a code',
      bpmn('<process id="p"><endEvent id="e"><errorEventDefinition errorRef="NOT_FOUND"/></endEvent></process>'),
    ],
    [
      'references with a prefix',
      bpmn(
        '<itemDefinition id="i"/><message id="m" itemRef="own:i"/><process id="p"><receiveTask id="r" messageRef="own:m" operationRef="other:o"/></process>',
      ),
    ],
    [
      'references that name nothing, among others',
      bpmn(
        '<process id="p"><laneSet id="l"><lane id="n"><flowNodeRef>gone</flowNodeRef><flowNodeRef> a </flowNodeRef><flowNodeRef></flowNodeRef></lane></laneSet><task id="a"><incoming>lost</incoming></task></process>',
      ),
    ],
    [
      'a plane of nothing',
      bpmn('<process id="p"/><bpmndi:BPMNDiagram id="e"><bpmndi:BPMNPlane bpmnElement="q"/></bpmndi:BPMNDiagram>'),
    ],
    [
      'assignments by the name of their element',
      bpmn(
        '<process id="p"><userTask id="t"><potentialOwner><resourceAssignmentExpression><formalExpression>a</formalExpression></resourceAssignmentExpression></potentialOwner></userTask></process>',
      ),
    ],
    [
      'line ends and characters by their numbers',
      bpmn('<process id="p" name="a&#13;&#10;b&#128512;&#9;c"><documentation>a&#13;b</documentation></process>'),
    ],
    ['a body without anything in it', bpmn('<process id="p"><documentation><![CDATA[]]></documentation></process>')],
    ['a name of HTML', bpmn('<process id="p" name="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"/>')],
    [
      'an edge of a type that an engine adds to',
      bpmn(
        '<process id="p"/><bpmndi:BPMNDiagram id="e"><bpmndi:BPMNPlane bpmnElement="p"><bpmndi:BPMNEdge id="s" flowable:word="w"/></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>',
      ),
    ],
  ])('%s', async (_, xml) => {
    const warn = vi.spyOn(console, 'warn');

    expect(fidelityReport(xml, await roundTrip(xml))).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});

it.each([
  [
    'the name of an assignment',
    '<formalExpression>a</formalExpression></resourceAssignmentExpression>',
    '<process id="p"><userTask id="t"><humanPerformer><resourceAssignmentExpression><formalExpression>a</formalExpression></resourceAssignmentExpression></humanPerformer></userTask></process>',
  ],
  ['a default', 'isInterrupting="true"', '<process id="p"><startEvent id="s" isInterrupting="true"/></process>'],
  ['a truth', 'isExecutable="TRUE"', '<process id="p" isExecutable="TRUE"/>'],
  [
    'the place of a text',
    '<other:a>one <other:b>two</other:b> three</other:a>',
    '<process id="p"><extensionElements><other:a>one <other:b>two</other:b> three</other:a></extensionElements></process>',
  ],
  ['a line end', 'name="a&#13;&#10;b"', '<process id="p" name="a&#13;&#10;b"/>'],
  [
    'a reference with a prefix',
    'messageRef="own:m"',
    '<message id="m"/><process id="p"><receiveTask id="r" messageRef="own:m"/></process>',
  ],
])('writes %s as it was', async (_, written, content) => {
  expect((await roundTrip(bpmn(content))).replaceAll(/>\s+</g, '><')).toContain(written);
});

it('binds the namespaces that were bound, that of the engine before those of others', async () => {
  const namespaces =
    'xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:e="http://flowable.org/bpmn" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"';
  const written = await roundTrip(
    `<b:definitions ${namespaces} id="d" targetNamespace="http://flowable.org/bpmn"><b:process id="p" camunda:a="1"/></b:definitions>`,
  );

  expect(written.match(/xmlns:[^ >]+/g)?.toSorted()).toEqual(namespaces.split(' ').toSorted());
  expect(engineOf(written)).toBe(ENGINES.flowable);
});

it('invents nothing', async () => {
  const content = '<process id="p"><startEvent id="s" /><userTask id="t" /></process>';

  expect((await roundTrip(bpmn(content))).replaceAll(/>\s+</g, '><')).toContain(`>${content}</definitions>`);
});

it('cannot read what is no BPMN', async () => {
  await expect(moddle().fromXML('<a/>')).rejects.toThrow('failed to parse document as <bpmn:Definitions>');
});
