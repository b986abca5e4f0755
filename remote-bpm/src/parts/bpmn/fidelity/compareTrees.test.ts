import { expect, it } from 'vitest';
import { compareTrees } from './compareTrees.ts';
import { xmlTree } from './xmlTree.ts';

const NAMESPACES =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://flowable.org/bpmn" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const inDefinitions = (content: string): string => `<definitions ${NAMESPACES} id="d">${content}</definitions>`;

/** The losses between two contents, each in one line. */
const losses = (original: string, exported: string): readonly string[] =>
  compareTrees(xmlTree(inDefinitions(original)), xmlTree(inDefinitions(exported))).map(
    ({ kind, path, what, value, instead }) => `${kind} ${path} ${what}: ${value} → ${instead ?? ''}`,
  );

it.each([
  ['attributes in another order', '<task id="t" name="A"/>', '<task name="A" id="t"/>'],
  ['a default of BPMN that is left out', '<startEvent id="s" isInterrupting="true"/>', '<startEvent id="s"/>'],
  ['a default of the engine that is left out', '<task id="t" flowable:exclusive="true"/>', '<task id="t"/>'],
  ['a truth in another spelling', '<process id="p" isExecutable="TRUE"/>', '<process id="p" isExecutable="true"/>'],
  ['elements of different names in another order', '<task id="t"/><endEvent id="e"/>', '<endEvent id="e"/><task id="t"/>'],
  ['a text with other white space', '<documentation>a\n  b</documentation>', '<documentation> a b </documentation>'],
  ['an empty container', '<task id="t"><extensionElements/></task>', '<task id="t"/>'],
  ['where a schema is', '<task id="t" xsi:schemaLocation="a b"/>', '<task id="t"/>'],
  [
    'numbers of the drawing in another spelling',
    '<dc:Bounds x="1.0" y="+2" width="1e2" height="3"/>',
    '<dc:Bounds x="1" y="2" width="100" height="3"/>',
  ],
  ['the type of a waypoint', '<di:waypoint xsi:type="dc:Point" x="1" y="1"/>', '<di:waypoint x="1" y="1"/>'],
  ['the type that BPMN declares', '<condition xsi:type="tExpression">a</condition>', '<condition>a</condition>'],
  ['anything new', '<task id="t"/>', '<task id="t" name="A"><documentation>B</documentation></task><task id="u"/>'],
])('takes %s for no loss', (_, original, exported) => {
  expect(losses(original, exported)).toEqual([]);
});

it.each([
  [
    'an attribute of an engine',
    '<task id="t" flowable:async="true"/>',
    '<task id="t" async="true"/>',
    'attribute definitions/task flowable:async: true → ',
  ],
  ['another value', '<task id="t" name="A"/>', '<task id="t" name="B"/>', 'attribute definitions/task name: A → B'],
  [
    'a line of a name',
    '<task id="t" name="A&#13;B"/>',
    '<task id="t" name="A B"/>',
    'attribute definitions/task name: A\rB → A B',
  ],
  [
    'what is a default elsewhere',
    '<flowable:a x="0" minimum="0" flowable:y="0"/>',
    '<flowable:a x="0"/>',
    'attribute definitions/a minimum: 0 → ',
    'attribute definitions/a flowable:y: 0 → ',
  ],
  ['a text', '<documentation>A</documentation>', '<documentation/>', 'text definitions/documentation documentation: A → '],
  [
    'a reference in an attribute',
    '<errorEventDefinition errorRef="e"/>',
    '<errorEventDefinition/>',
    'reference definitions/errorEventDefinition errorRef: e → ',
  ],
  [
    'a reference in an element',
    '<task id="t"><incoming>f</incoming></task>',
    '<task id="t"/>',
    'reference definitions/task incoming: <incoming>f</incoming> → ',
  ],
  [
    'an element with all in it, once',
    '<task id="t"><extensionElements><flowable:a b="1"><flowable:c>2</flowable:c></flowable:a></extensionElements></task>',
    '<task id="t"/>',
    'element definitions/task extensionElements: <extensionElements><flowable:a b="1"><flowable:c>2</flowable:c></flowable:a></extensionElements> → ',
  ],
  [
    'the order of elements of one name',
    '<task id="t"/><task id="u"/>',
    '<task id="u"/><task id="t"/>',
    'order definitions task: <task id="t"/><task id="u"/> → ',
  ],
])('tells of %s', (_, original, exported, ...expected) => {
  expect(losses(original, exported)).toEqual(expected);
});

it('matches elements by their identifiers, and tells of one that is gone', () => {
  expect(losses('<task id="t" name="A"/><task id="u" name="B"/>', '<task id="u" name="B"/><task id="v" name="A"/>')).toEqual([
    // It stands for the one that is left over.
    'attribute definitions/task id: t → v',
    'order definitions task: <task id="t" name="A"/><task id="u" name="B"/> → ',
  ]);
});

it('tells only of the one that is gone among elements without an identifier', () => {
  expect(losses('<flowable:a b="1"/><flowable:a b="2"/><flowable:a b="3"/>', '<flowable:a b="2"/><flowable:a b="3"/>')).toEqual([
    'element definitions flowable:a: <flowable:a b="1"/> → ',
  ]);
});

it('names the element to which it belongs, and tells the drawing from the process', () => {
  const found = compareTrees(
    xmlTree(
      inDefinitions(
        '<userTask id="review" name="审核"><extensionElements><flowable:a>1</flowable:a></extensionElements></userTask><bpmndi:BPMNDiagram><bpmndi:BPMNPlane id="plane" bpmnElement="p"/></bpmndi:BPMNDiagram>',
      ),
    ),
    xmlTree(
      inDefinitions(
        '<userTask id="review"><extensionElements><flowable:a>2</flowable:a></extensionElements></userTask><bpmndi:BPMNDiagram><bpmndi:BPMNPlane id="plane"/></bpmndi:BPMNDiagram>',
      ),
    ),
  );

  const review = { id: 'review', name: '审核', type: 'userTask' };
  expect(found).toMatchObject([
    { what: 'name', owner: review, drawing: false },
    { what: 'flowable:a', owner: review, drawing: false },
    { what: 'bpmnElement', kind: 'reference', owner: { id: 'plane', name: null, type: 'BPMNPlane' }, drawing: true },
  ]);
});

it('tells of the whole document when the other is of something else', () => {
  expect(compareTrees(xmlTree('<a id="x"/>'), xmlTree('<b/>'))).toMatchObject([{ kind: 'element', what: 'a', path: '' }]);
});

it('compares 20,000 elements in the time of a few', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `<task id="t${index}"/><flowable:a b="${index}"/>`);

  expect(losses(many.join(''), many.slice(1).join(''))).toEqual([
    'element definitions task: <task id="t0"/> → ',
    'element definitions flowable:a: <flowable:a b="0"/> → ',
  ]);
});
