// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { SectionOnModel } from '@zhilv/testing/diagram/section-on-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { extensionProperties } from './extensionProperties.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `extensionProperties.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, section: new SectionOnModel(model, extensionProperties), xml: await model.xml() };
}

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  const line = (attributes: string) => `          <${engine}:property ${attributes} />\n`;

  it('should display', async () => {
    const { model, section } = await open(engine);

    expect(section.read('review')).toEqual([
      { name: 'colour', value: 'red' },
      { name: 'empty', value: '' },
      { name: 'level', value: '2' },
    ]);
    expect(section.read('plain')).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { section, xml } = await open(engine);

    const edited = await section.changeOnce('review', { place: 0, edit: { name: 'colour', value: 'blue' } });
    expect(edited).toBe(xml.replace('"red"', '"blue"'));

    const added = await section.changeOnce('review', { add: { name: 'owner', value: '张三' } });
    expect(added).toBe(edited.replace(line('name="empty"'), line('name="empty"') + line('name="owner" value="张三"')));

    const cleared = await section.changeOnce('review', { place: 3, edit: { name: 'level', value: '' } });
    expect(cleared).toBe(added.replace('name="level" value="2"', 'name="level"'));

    expect(await section.changeOnce('review', { remove: 1 })).toBe(cleared.replace(line('name="empty"'), ''));
  });

  it('removes a container with its last property, and leaves everything beside it', async () => {
    const { section, xml } = await open(engine);
    const container = (inner: string) => `        <${engine}:properties>\n${inner}        </${engine}:properties>\n`;

    const first = await section.changeOnce('review', { remove: 2 });
    expect(first).toBe(xml.replace(container(line('name="level" value="2"')), ''));
    await section.changeOnce('review', { remove: 0 });
    expect(await section.changeOnce('review', { remove: 0 })).toBe(
      first.replace(container(line('id="p1" name="colour" value="red"') + line('name="empty"')), ''),
    );
  });

  it('makes a container for the first property, and leaves nothing of the last', async () => {
    const { section, xml } = await open(engine);

    expect(await section.changeOnce('plain', { add: { name: 'a', value: '1' } })).toContain(
      `<extensionElements>\n        <${engine}:properties>\n${line('name="a" value="1"')}`,
    );
    expect(await section.changeOnce('plain', { remove: 0 })).toBe(xml);
  });

  it('moves a property into another container', async () => {
    const { section } = await open(engine);

    await section.changeOnce('review', { move: 2, to: 0 });

    expect(section.read('review').map(({ name }) => name)).toEqual(['level', 'colour', 'empty']);
  });
});

it('asks for a name and warns of one that is there', async () => {
  const { model, section } = await open('flowable');

  expect(section.notes('review', { add: { name: ' ', value: '' } })).toEqual(['error name: 请填写属性名称']);
  expect(section.notes('review', { add: { name: 'level', value: '' } })).toEqual(['warning name: 已有同名的扩展属性']);
  expect(section.notes('review', { place: 2, edit: { name: 'level', value: '' } })).toEqual([]);

  await section.change('review', { add: { name: '', value: '' } });
  expect(model.steps()).toBe(0);
  await section.change('review', { add: { name: 'level', value: '3' } });
  expect(section.notes('review', null)).toEqual(['warning 2.name: 已有同名的扩展属性', 'warning 3.name: 已有同名的扩展属性']);
});
