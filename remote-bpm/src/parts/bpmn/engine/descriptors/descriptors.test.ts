import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { ENGINES, type EngineName } from '../Engine.ts';
import { useEngine } from '../../document/useEngine.ts';
import { loadDescriptor } from './loadDescriptor.ts';

/** Reads and writes a process of an engine; `p` stands for its prefix. */
async function roundTrip(engine: EngineName, content: string) {
  const moddle = new BpmnModdle();
  useEngine(moddle, await loadDescriptor(engine));
  const inner = content.replaceAll(/p:(?=[a-zA-Z])/g, `${engine}:`);
  const { rootElement, warnings } = await moddle.fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:${engine}="${ENGINES[engine].uri}" xmlns:other="urn:other" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:di="http://www.omg.org/spec/DD/20100524/DI">${inner}</definitions>`,
  );
  const { xml } = await moddle.toXML(rootElement);
  return { warnings, inner, xml: xml.replace(/^.*?<definitions[^>]*>/s, '').replace(/<\/definitions>\s*$/, '') };
}

const everywhere = (content: string) =>
  (['camunda', 'flowable', 'activiti'] as const).map((engine) => [engine, content] as const);
const task = (attributes: string, extensions = '', type = 'serviceTask') =>
  extensions === ''
    ? `<process id="p"><${type} id="t"${attributes} /></process>`
    : `<process id="p"><${type} id="t"${attributes}><extensionElements>${extensions}</extensionElements></${type}></process>`;

it.each([
  // The value of a field is an attribute or a child, even both.
  ...everywhere(task('', '<p:field name="a" expression="${a}" /><p:field name="b" stringValue="b" />')),
  ...everywhere(
    task('', '<p:field name="c"><p:expression>${c}</p:expression></p:field><p:field name="d"><p:string>d</p:string></p:field>'),
  ),
  ...everywhere(task('', '<p:field name="e" expression="${e}"><p:expression>${f}</p:expression></p:field>')),
  // Values that equal what the engine takes for granted, as they stand there.
  ...everywhere(task(' p:async="false" p:exclusive="true"')),
  ...everywhere(task(' p:assignee="a" p:candidateUsers="b,c" p:followUpDate="d"', '', 'userTask')),
  // What an engine adds stays with others in the order in which it is.
  ...everywhere(
    task(
      '',
      '<p:executionListener event="start" class="A"><p:field name="f" stringValue="g" /></p:executionListener><other:thing>x</other:thing>' +
        '<p:properties><p:property name="n" value="v" /></p:properties><p:failedJobRetryTimeCycle>R3/PT10M</p:failedJobRetryTimeCycle>',
    ),
  ),
  ...everywhere(task('', '<p:executionListener event="end"><p:script scriptFormat="js">x()</p:script></p:executionListener>')),
  ...everywhere(
    task('', '<p:formProperty id="f" value="v" required="true"><p:value id="1" name="One" /></p:formProperty>', 'userTask'),
  ),
  ...everywhere(
    task(
      '',
      '<p:formData businessKey="k"><p:formField id="f" label="l" type="enum"><p:value id="1" name="One" /></p:formField></p:formData>',
      'userTask',
    ),
  ),
  ...everywhere(
    task('', '<p:taskListener id="l" event="timeout" class="A"><timerEventDefinition id="t1" /></p:taskListener>', 'userTask'),
  ),
  ...everywhere(
    task('', '<p:in source="a" target="b" /><p:in businessKey="c" /><p:out variables="all" local="true" />', 'callActivity'),
  ),
  // Children of no type that is known.
  ...everywhere(task('', '<p:field name="f" stringValue="s"><other:note a="b">c</other:note></p:field>')),
  ...everywhere(
    task(
      '',
      '<p:inputOutput><p:inputParameter name="i"><p:list><p:value>1</p:value><p:script scriptFormat="js">2</p:script></p:list></p:inputParameter></p:inputOutput>',
    ),
  ),
  ['flowable', task(' flowable:asyncLeave="true" flowable:type="http" flowable:triggerable="sync"')],
  [
    'flowable',
    task(
      '',
      '<flowable:httpRequestHandler type="script"><flowable:script language="js">x</flowable:script></flowable:httpRequestHandler>' +
        '<flowable:mapException errorCode="e" includeChildExceptions="true">a.B</flowable:mapException><flowable:eventType>e</flowable:eventType>' +
        '<flowable:eventInParameter source="a" target="b" />',
    ),
  ],
  ['flowable', task('', '<flowable:work-form-field-validation>false</flowable:work-form-field-validation>', 'startEvent')],
  ['flowable', task('', '<flowable:variableListenerEventDefinition variableName="v" variableChangeType="all" />', 'startEvent')],
  // One name for an attribute and an element: the second engine has both.
  [
    'flowable',
    task(
      ' flowable:assignee="${a}"',
      '<flowable:assignee id="1" type="user" value="a" condition="c" operationType="and" sort="2" /><flowable:button id="b" name="n" code="c" isHide="false" next="x" sort="1" />',
      'userTask',
    ),
  ],
  // A descriptor that adds something to an edge has moddle lose all edges.
  [
    'flowable',
    '<process id="p" /><bpmndi:BPMNDiagram id="d"><bpmndi:BPMNPlane id="e" bpmnElement="p"><bpmndi:BPMNEdge id="f" flowable:sourceDockerX="15.0"><di:waypoint x="1" y="2" /></bpmndi:BPMNEdge></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>',
  ],
  ['activiti', task('', '<activiti:mapException errorCode="e">a.B</activiti:mapException>')],
  [
    'activiti',
    '<process id="p"><extensionElements><activiti:localization locale="es" name="n"><activiti:documentation>d</activiti:documentation></activiti:localization></extensionElements></process>',
  ],
] as const)('writes for %s what it read: %s', async (engine, content) => {
  const { xml, inner, warnings } = await roundTrip(engine, content);

  expect(warnings).toEqual([]);
  expect(xml).toBe(inner);
});

it.each(['camunda', 'flowable', 'activiti'] as const)('has %s read values as what they are', async (engine) => {
  const moddle = new BpmnModdle();
  useEngine(moddle, await loadDescriptor(engine));
  const { rootElement } = await moddle.fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:${engine}="${ENGINES[engine].uri}"><process id="p"><extensionElements><${engine}:executionListener event="end"><${engine}:field name="f" expression="a"><${engine}:expression>b</${engine}:expression></${engine}:field></${engine}:executionListener></extensionElements></process></definitions>`,
  );

  expect(rootElement).toMatchObject({
    rootElements: [
      {
        extensionElements: {
          values: [
            {
              $type: `${engine}:ExecutionListener`,
              event: 'end',
              fields: [{ $type: `${engine}:Field`, name: 'f', expression: 'a', expressionElement: { value: 'b' } }],
            },
          ],
        },
      },
    ],
  });
});

it('leaves elements of the diagram their names, whatever attributes they have', async () => {
  const diagram =
    '<bpmndi:BPMNPlane id="plane"><bpmndi:BPMNEdge id="edge" flowable:sourceDockerX="50.0" /></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>';
  const uri = 'http://www.omg.org/spec/BPMN/20100524/DI';

  const { xml } = await roundTrip('flowable', `<bpmndi:BPMNDiagram xmlns:bpmndi="${uri}" id="diagram">${diagram}`);

  expect(xml).toContain(diagram);
});
