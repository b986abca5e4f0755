import { drawnProcess } from '@zhilv/testing/bpm/drawn-process';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';

import { describe, expect, it } from 'vitest';
import { parseDocument } from '../engine/model/document/moddle.ts';
import { definitionXml } from './definitionXml.ts';

const CONDITION =
  '<bpmn2:sequenceFlow id="f" sourceRef="a" targetRef="b"><bpmn2:conditionExpression xsi:type="bpmn2:tFormalExpression">${day &gt;= 3}</bpmn2:conditionExpression></bpmn2:sequenceFlow>';
const NODES = '<bpmn2:startEvent id="a"><bpmn2:outgoing>f</bpmn2:outgoing></bpmn2:startEvent><bpmn2:endEvent id="b" />';

describe('the XML of a definition', () => {
  it('has BPMN without a prefix, and no references to flows', async () => {
    const xml = await definitionXml(drawnProcess('trip', '出差', NODES + CONDITION));

    expect(xml).toContain('xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"');
    expect(xml).toContain('<startEvent id="a" />');
    expect(xml).toContain('<conditionExpression xsi:type="tFormalExpression">${day &gt;= 3}</conditionExpression>');
    expect(xml).not.toMatch(/bpmn2:|outgoing/);
  });

  it('has none of them within sub-processes either', async () => {
    const within = `<bpmn2:subProcess id="sub">${NODES}${CONDITION}</bpmn2:subProcess>`;

    expect(await definitionXml(drawnProcess('trip', '出差', within))).not.toContain('outgoing');
  });

  it('keeps what an engine adds', async () => {
    const task =
      '<bpmn2:userTask id="t" flowable:assignee="${lead}"><bpmn2:extensionElements><flowable:taskListener event="create" class="a.B" /></bpmn2:extensionElements></bpmn2:userTask>';

    const xml = await definitionXml(drawnProcess('trip', '出差', task));

    expect(xml).toContain('flowable:assignee="${lead}"');
    expect(xml).toContain('<flowable:taskListener event="create" class="a.B" />');
  });

  it.each([
    ['a reference to nothing', drawnProcess('trip', '出差', '<bpmn2:sequenceFlow id="f" sourceRef="a" targetRef="gone" />')],
    ['an unknown element', drawnProcess('trip', '出差', '<bpmn2:unheardOf id="x" />')],
    [
      'another namespace without a prefix',
      drawnProcess('trip', '出差', '').replace('xmlns:flowable=', 'xmlns="http://flowable.org/bpmn" xmlns:flowable='),
    ],
    ['what moddle cannot read', '<svg />'],
  ])('is that of the model where it has %s', async (_what, xml) => {
    expect(await definitionXml(xml)).toBe(xml);
  });

  it.skipIf(!hasRecordedAnswers)('says the same as a real back end of the same model', async () => {
    const { data: model } = recordedAnswer('bpm/046-model-get-with-xml').body as { data: { bpmnXml: string } };
    const { data } = recordedAnswer('bpm/103-definition-bpmn-xml').body as { data: string };

    expect(await elementsOf(await definitionXml(model.bpmnXml))).toEqual(await elementsOf(data));
  });
});

/** What a reader finds in the process of a document. */
async function elementsOf(xml: string): Promise<unknown> {
  const { rootElement } = await parseDocument(xml);
  return JSON.parse(JSON.stringify(rootElement.rootElements));
}
