// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { general } from './general.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `general.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, general, id), xml: await model.xml() };
}

/** bpmn-js notes in the diagram that a shape has a name. */
const unlabelled = (xml: string) => xml.replaceAll(/\n *<bpmndi:BPMNLabel \/>/g, '');

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  it('should display', async () => {
    const { model, at } = await open(engine);

    expect(at('leave').read()).toEqual({ id: 'leave', name: '请假', isExecutable: true });
    expect(at('review').read()).toEqual({ id: 'review', name: '审核', isExecutable: null });
    expect(at('toReview').read().name).toBe('');
    expect(at('note').read().name).toBe('三天以上');
    expect(at('noted').read().name).toBeNull();
    expect(['leave', 'review', 'late', 'note', 'noted'].flatMap((id) => at(id).notes())).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    expect(unlabelled(await at('review').change({ name: '复核' }))).toBe(xml.replace('name="审核"', 'name="复核"'));
    expect(unlabelled(await at('review').change({ name: '' }))).toBe(xml.replace(' name="审核"', ''));
    expect(await at('note').change({ name: '五天以上' })).toContain('<text>五天以上</text>');
    expect(await at('leave').change({ isExecutable: false })).toContain('name="请假" isExecutable="false"');
    expect(await at('leave').change({ isExecutable: null })).toContain('<process id="leave" name="请假"');
    expect(await at('toReview').change({ name: '提交' })).toContain('<sequenceFlow id="toReview" name="提交"');
  });

  it('renames ids with what is drawn and everything that refers to them', async () => {
    const { at, xml } = await open(engine);

    const renamed = unlabelled(await at('review').change({ id: 'approve', name: '审批' }));
    expect(renamed).toBe(xml.replaceAll(/(id|Ref|bpmnElement)="review"/g, '$1="approve"').replace('name="审核"', 'name="审批"'));

    const process = unlabelled(await at('leave').change({ id: 'leave_2' }));
    expect(process).toBe(renamed.replaceAll('="leave"', '="leave_2"'));
    expect(at('leave_2').read().id).toBe('leave_2');
  });
});

describe('what may not be an id', () => {
  it.each(['1abc', 'a$', '流程a', 'a b', '-a', 'a\n'])('refuses %j as the key of a process', async (id) => {
    const { at } = await open('flowable');

    expect(at('leave').notes({ id })).toEqual(['error id: 流程标识应以字母或下划线开头，只含字母、数字、下划线、短横线和点']);
    expect(at('leave').write({ id })).toEqual([]);
  });

  it('asks for key and name of a process, and refuses longer ones than Flowable takes', async () => {
    const { at } = await open('flowable');
    const long = 'a'.repeat(256);

    expect(at('leave').notes({ id: '', name: ' ' })).toEqual(['error id: 流程标识不能为空', 'error name: 流程名称不能为空']);
    expect(at('leave').notes({ id: long, name: long })).toEqual([
      'error id: 流程标识不能超过 255 个字符',
      'error name: 流程名称不能超过 255 个字符',
    ]);
    expect(at('leave').notes({ id: long.slice(1), name: long.slice(1) })).toEqual([]);
    expect(at('review').notes({ name: '' })).toEqual([]);
  });

  it('refuses an id of other elements that is none of XML', async () => {
    const { at } = await open('camunda');

    expect(at('review').notes({ id: '' })).toEqual(['error id: 编号不能为空']);
    expect(at('review').notes({ id: '1abc' })).toEqual([
      'error id: 编号应以字母、汉字或下划线开头，只含字母、汉字、数字、下划线、短横线和点',
    ]);
    expect(at('review').notes({ id: '审核' })).toEqual([]);
  });

  it.each(['start', 'leave', 'definitions', 'lateTimer', 'review_di', 'plane'])(
    'refuses %s, which the document has',
    async (id) => {
      const { at } = await open('flowable');

      expect(at('review').notes({ id })).toEqual(['error id: 编号已被其他元素使用，请修改id后重新保存']);
      expect(at('review').write({ id })).toEqual([]);
    },
  );

  it('makes no step of an empty name that a file has', async () => {
    const { at } = await open('flowable');
    at('review').element.set('name', '');

    expect(at('review').write({ name: '' })).toEqual([]);
  });

  it('says nothing of an id that a file leaves out', async () => {
    const { model, at } = await open('flowable');
    const { element } = at('toReview');
    const before = at('toReview').notes();
    element.set('id', undefined);

    expect([before, general.check(element, null, at('review').document)]).toEqual([[], []]);
    expect(model.steps()).toBe(0);
  });

  it('has an id free again once it is given up, and taken again after undo', async () => {
    const { model, at } = await open('flowable');
    await at('review').change({ id: 'approve' });

    expect(at('start').notes({ id: 'review' })).toEqual([]);
    model.undo();
    expect(at('start').notes({ id: 'review' })).toHaveLength(1);
    expect(at('start').notes({ id: 'approve' })).toEqual([]);
  });
});
