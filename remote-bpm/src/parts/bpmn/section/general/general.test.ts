// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { SectionOnModel } from '@zhilv/testing/diagram/section-on-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { general } from './general.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `general.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, section: new SectionOnModel(model, general), xml: await model.xml() };
}

/** bpmn-js notes in the diagram that a shape has a name. */
const unlabelled = (xml: string) => xml.replaceAll(/\n *<bpmndi:BPMNLabel \/>/g, '');

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  it('should display', async () => {
    const { model, section } = await open(engine);

    expect(section.read('leave')).toEqual({ id: 'leave', name: '请假', isExecutable: true });
    expect(section.read('review')).toEqual({ id: 'review', name: '审核', isExecutable: null });
    expect(section.read('toReview').name).toBe('');
    expect(section.read('note').name).toBe('三天以上');
    expect(section.read('noted').name).toBeNull();
    expect(['leave', 'review', 'late', 'note', 'noted'].flatMap((id) => section.notes(id, null))).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { section, xml } = await open(engine);

    expect(unlabelled(await section.changeOnce('review', { name: '复核' }))).toBe(xml.replace('name="审核"', 'name="复核"'));
    expect(unlabelled(await section.changeOnce('review', { name: '' }))).toBe(xml.replace(' name="审核"', ''));
    expect(await section.changeOnce('note', { name: '五天以上' })).toContain('<text>五天以上</text>');
    expect(await section.changeOnce('leave', { isExecutable: false })).toContain('name="请假" isExecutable="false"');
    expect(await section.changeOnce('leave', { isExecutable: null })).toContain('<process id="leave" name="请假"');
    expect(await section.changeOnce('toReview', { name: '提交' })).toContain('<sequenceFlow id="toReview" name="提交"');
  });

  it('renames ids with what is drawn and everything that refers to them', async () => {
    const { section, xml } = await open(engine);

    const renamed = unlabelled(await section.changeOnce('review', { id: 'approve', name: '审批' }));
    expect(renamed).toBe(xml.replaceAll(/(id|Ref|bpmnElement)="review"/g, '$1="approve"').replace('name="审核"', 'name="审批"'));

    const process = unlabelled(await section.changeOnce('leave', { id: 'leave_2' }));
    expect(process).toBe(renamed.replaceAll('="leave"', '="leave_2"'));
    expect(section.read('leave_2').id).toBe('leave_2');
  });
});

describe('what may not be an id', () => {
  it.each(['1abc', 'a$', '流程a', 'a b', '-a', 'a\n'])('refuses %j as the key of a process', async (id) => {
    const { section } = await open('flowable');

    expect(section.notes('leave', { id })).toEqual([
      'error id: 流程标识应以字母或下划线开头，只含字母、数字、下划线、短横线和点',
    ]);
    expect(await section.change('leave', { id })).toContain('<process id="leave"');
  });

  it('asks for key and name of a process, and refuses longer ones than Flowable takes', async () => {
    const { section } = await open('flowable');
    const long = 'a'.repeat(256);

    expect(section.notes('leave', { id: '', name: ' ' })).toEqual(['error id: 流程标识不能为空', 'error name: 流程名称不能为空']);
    expect(section.notes('leave', { id: long, name: long })).toEqual([
      'error id: 流程标识不能超过 255 个字符',
      'error name: 流程名称不能超过 255 个字符',
    ]);
    expect(section.notes('leave', { id: long.slice(1), name: long.slice(1) })).toEqual([]);
    expect(section.notes('review', { name: '' })).toEqual([]);
  });

  it('refuses an id of other elements that is none of XML', async () => {
    const { section } = await open('camunda');

    expect(section.notes('review', { id: '' })).toEqual(['error id: 编号不能为空']);
    expect(section.notes('review', { id: '1abc' })).toEqual([
      'error id: 编号应以字母、汉字或下划线开头，只含字母、汉字、数字、下划线、短横线和点',
    ]);
    expect(section.notes('review', { id: '审核' })).toEqual([]);
  });

  it.each(['start', 'leave', 'definitions', 'lateTimer', 'review_di', 'plane'])(
    'refuses %s, which the document has',
    async (id) => {
      const { section, xml } = await open('flowable');

      expect(section.notes('review', { id })).toEqual(['error id: 编号已被其他元素使用，请修改id后重新保存']);
      expect(await section.change('review', { id })).toBe(xml);
    },
  );

  it('has an id free again once it is given up, and taken again after undo', async () => {
    const { model, section } = await open('flowable');
    await section.change('review', { id: 'approve' });

    expect(section.notes('start', { id: 'review' })).toEqual([]);
    model.undo();
    expect(section.notes('start', { id: 'review' })).toHaveLength(1);
    expect(section.notes('start', { id: 'approve' })).toEqual([]);
  });
});
