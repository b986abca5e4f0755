import { documentContent, engineDocument } from '@zhilv/testing/diagram/engine-document';
import { expect, it } from 'vitest';
import { type EngineName, ENGINES } from '../engine/Engine.ts';
import { fidelityReport } from '../fidelity/fidelityReport.lazy.ts';
import { convert } from './convert.lazy.ts';

const CAMUNDA = engineDocument(
  'camunda',
  `<process id="leave" isExecutable="true" camunda:candidateStarterGroups="staff" camunda:historyTimeToLive="P30D">
    <extensionElements><camunda:properties><camunda:property name="n" value="v" /></camunda:properties></extensionElements>
    <startEvent id="start" camunda:initiator="starter"><outgoing>f1</outgoing></startEvent>
    <sequenceFlow id="f1" sourceRef="start" targetRef="review">
      <conditionExpression xsi:type="tFormalExpression" language="js" camunda:resource="c.js" />
    </sequenceFlow>
    <userTask id="review" name="审核" camunda:assignee="\${a}" camunda:formKey="k" camunda:followUpDate="P1D" camunda:asyncBefore="true" camunda:exclusive="false" camunda:jobPriority="5">
      <extensionElements>
        <camunda:formData businessKey="days"><camunda:formField id="days" label="天数" type="long" defaultValue="1"><camunda:validation><camunda:constraint name="required" /><camunda:constraint name="max" config="9" /></camunda:validation></camunda:formField></camunda:formData>
        <camunda:taskListener id="l1" event="timeout" class="a.B"><timerEventDefinition id="t1"><timeDuration>P1D</timeDuration></timerEventDefinition></camunda:taskListener>
        <camunda:executionListener event="start"><camunda:script scriptFormat="groovy">x()</camunda:script></camunda:executionListener>
        <camunda:inputOutput><camunda:inputParameter name="i">1</camunda:inputParameter></camunda:inputOutput>
      </extensionElements>
      <incoming>f1</incoming>
    </userTask>
    <serviceTask id="notify" camunda:type="external" camunda:topic="mail" camunda:taskPriority="1">
      <multiInstanceLoopCharacteristics camunda:collection="\${c}" camunda:elementVariable="e" camunda:asyncAfter="true">
        <extensionElements><camunda:failedJobRetryTimeCycle>R3/PT10M</camunda:failedJobRetryTimeCycle></extensionElements>
      </multiInstanceLoopCharacteristics>
    </serviceTask>
    <callActivity id="call" calledElement="other" camunda:calledElementBinding="latest">
      <extensionElements><camunda:in businessKey="#{execution.processBusinessKey}" /><camunda:in source="a" target="b" local="true" /></extensionElements>
    </callActivity>
  </process>`,
);

const FLOWABLE = engineDocument(
  'flowable',
  `<signal id="s" name="信号" flowable:scope="global" />
  <process id="leave" flowable:isEagerExecutionFetching="true">
    <userTask id="review" flowable:assignee="\${a}" flowable:owner="o" flowable:async="true" flowable:asyncBefore="true">
      <extensionElements>
        <flowable:formProperty id="days" name="天数" type="double" default="1" required="true" readable="false" />
        <flowable:button id="b" name="同意" sort="1" />
        <flowable:executionListener event="end" class="a.B" onTransaction="committed"><flowable:field name="f" expression="\${e}" /></flowable:executionListener>
      </extensionElements>
    </userTask>
    <serviceTask id="http" flowable:type="http"><extensionElements><flowable:field name="requestUrl"><flowable:string>u</flowable:string></flowable:field></extensionElements></serviceTask>
  </process>`,
);

it.each([
  ['camunda', 'flowable', CAMUNDA],
  ['camunda', 'activiti', CAMUNDA],
  ['flowable', 'camunda', FLOWABLE],
  ['flowable', 'activiti', FLOWABLE],
] as const)('loses nothing from %s to %s and back', async (from, to, document) => {
  const { xml } = await convert(document, to);

  const back = await convert(xml, from);

  expect(fidelityReport(document, back.xml)).toEqual([]);
  expect(fidelityReport(back.xml, document)).toEqual([]);
});

/** The name of an element or attribute without what stands around it. */
const nameIn = (what: string): string => what.replace(/^.*[/:@]/, '');

const byName = (one: string, other: string): number => one.localeCompare(other);

/** Takes out of a document what has no meaning for an engine, as that engine does. */
const withoutForeign = (xml: string, engine: EngineName): string =>
  xml
    .replaceAll(new RegExp(`\\s${engine}:\\w+="[^"]*"`, 'g'), '')
    .replaceAll(new RegExp(`<${engine}:(\\w+)[^>]*/>|<${engine}:(\\w+)[^>]*>.*?</${engine}:\\2>`, 'gs'), '');

it.each([
  ['camunda', 'flowable', CAMUNDA],
  ['flowable', 'camunda', FLOWABLE],
] as const)('lists exactly what is lost from %s to %s', async (from, to, document) => {
  const { xml, losses } = await convert(document, to);
  const left = losses.filter(({ reason }) => reason.includes(`保留在 ${ENGINES[from].label}`));

  const back = await convert(withoutForeign(xml, from), from);

  const lost = fidelityReport(document, back.xml);
  expect(lost.map(({ what }) => nameIn(what)).toSorted(byName)).toEqual(left.map(({ what }) => nameIn(what)).toSorted(byName));
});

it('leaves a document of the same engine as it is', async () => {
  expect(await convert(CAMUNDA, 'camunda')).toEqual({ xml: CAMUNDA, losses: [] });
});

it('makes a document of no engine one of this engine', async () => {
  const plain = engineDocument('camunda', '<process id="p" />').replace(/ xmlns:camunda="[^"]*"/, '');

  const { xml, losses } = await convert(plain, 'activiti');

  expect(xml).toContain(ENGINES.activiti.uri);
  expect(documentContent(xml)).toBe('<process id="p" />');
  expect(losses).toEqual([]);
});

it('knows an engine whatever prefix the document has for it', async () => {
  const document = engineDocument('flowable', '<process id="p" flowable:candidateStarterUsers="u" />').replaceAll(
    /flowable(?=[:=])/g,
    'camunda',
  );

  const { xml } = await convert(document, 'camunda');

  expect(xml).toMatch(new RegExp(`xmlns:(\\w+)="${ENGINES.camunda.uri}"[^]*<process id="p" \\1:candidateStarterUsers="u" />`));
  expect(xml).not.toContain(ENGINES.flowable.uri);
});

it('says in Chinese why it refuses what is no BPMN', async () => {
  await expect(convert(`<html xmlns:f="${ENGINES.flowable.uri}" />`, 'camunda')).rejects.toThrow('文件是网页，不是 BPMN 流程图');
});
