import { BpmnXml, LEAVE_PROCESS } from '@zhilv/contract/bpm';
import { describe, expect, it } from 'vitest';
import { readDiagram } from '../../src/bpm/diagram/readDiagram.ts';
import { leaveProcess } from './leaveProcess.ts';

const xml = leaveProcess();
const all = (pattern: RegExp): string[] => [...xml.matchAll(pattern)].map(([, text]) => text ?? '');

describe('the process of leaves', () => {
  it('is executable BPMN that a model may have, with the key that a leave starts', () => {
    expect(BpmnXml.parse(xml)).toBe(xml);
    expect(readDiagram(xml).isBpmn).toBe(true);
    expect(xml).toContain(`<bpmn2:process id="${LEAVE_PROCESS}" name="员工请假" isExecutable="true">`);
  });

  it('has the leader of the department approve, and for three days and more the staff department', () => {
    expect(readDiagram(xml).userTasks).toEqual([
      { key: 'leader_approval', name: '部门领导审批' },
      { key: 'hr_approval', name: '人事审批' },
    ]);
    expect(all(/sequenceFlow [^>]*(sourceRef="\w+" targetRef="\w+")/g)).toEqual([
      'sourceRef="start" targetRef="leader_approval"',
      'sourceRef="leader_approval" targetRef="days"',
      'sourceRef="days" targetRef="hr_approval"',
      'sourceRef="days" targetRef="end"',
      'sourceRef="hr_approval" targetRef="end"',
    ]);
    expect(all(/conditionExpression [^>]*>([^<]+)</g)).toEqual(['${day &gt;= 3}']);
  });

  it('draws each node and each flow once, and gives every element an id of its own', () => {
    const elements = all(/<bpmn2:\w+ id="(\w+)"/g).filter((id) => id !== 'diagram_oa_leave');

    expect(all(/bpmnElement="(\w+)"/g).toSorted()).toEqual(elements.toSorted());
    expect(new Set(all(/ id="(\w+)"/g)).size).toBe(all(/ id="(\w+)"/g).length);
  });
});
