// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { extensionProperties } from './extensionProperties.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `extensionProperties.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, extensionProperties, id), xml: await model.xml() };
}

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  const line = (attributes: string) => `          <${engine}:property ${attributes} />\n`;

  it('should display', async () => {
    const { model, at } = await open(engine);

    expect(at('review').read()).toEqual([
      { name: 'colour', value: 'red' },
      { name: 'empty', value: '' },
      { name: 'level', value: '2' },
    ]);
    expect(at('plain').read()).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    const edited = await at('review').change({ place: 0, edit: { name: 'colour', value: 'blue' } });
    expect(edited).toBe(xml.replace('"red"', '"blue"'));

    const added = await at('review').change({ add: { name: 'owner', value: '张三' } });
    expect(added).toBe(edited.replace(line('name="empty"'), line('name="empty"') + line('name="owner" value="张三"')));

    const cleared = await at('review').change({ place: 3, edit: { name: 'level', value: '' } });
    expect(cleared).toBe(added.replace('name="level" value="2"', 'name="level"'));

    expect(await at('review').change({ remove: 1 })).toBe(cleared.replace(line('name="empty"'), ''));
  });

  it('removes a container with its last property, and leaves everything beside it', async () => {
    const { at, xml } = await open(engine);
    const container = (inner: string) => `        <${engine}:properties>\n${inner}        </${engine}:properties>\n`;

    const first = await at('review').change({ remove: 2 });
    expect(first).toBe(xml.replace(container(line('name="level" value="2"')), ''));
    await at('review').change({ remove: 0 });
    expect(await at('review').change({ remove: 0 })).toBe(
      first.replace(container(line('id="p1" name="colour" value="red"') + line('name="empty"')), ''),
    );
  });

  it('makes a container for the first property, and leaves nothing of the last', async () => {
    const { at, xml } = await open(engine);

    expect(await at('plain').change({ add: { name: 'a', value: '1' } })).toContain(
      `<extensionElements>\n        <${engine}:properties>\n${line('name="a" value="1"')}`,
    );
    expect(await at('plain').change({ remove: 0 })).toBe(xml);
  });

  it('moves a property into another container', async () => {
    const { at } = await open(engine);

    await at('review').change({ move: 2, to: 0 });

    expect(
      at('review')
        .read()
        .map(({ name }) => name),
    ).toEqual(['level', 'colour', 'empty']);
  });
});

it('asks for a name and warns of one that is there', async () => {
  const { at } = await open('flowable');

  expect(at('review').notes({ add: { name: ' ', value: '' } })).toEqual(['error name: 请填写属性名称']);
  expect(at('review').notes({ add: { name: 'level', value: '' } })).toEqual(['warning name: 已有同名的扩展属性']);
  expect(at('review').notes({ place: 2, edit: { name: 'level', value: '' } })).toEqual([]);

  expect(at('review').write({ add: { name: '', value: '' } })).toEqual([]);
  await at('review').change({ add: { name: 'level', value: '3' } });
  expect(at('review').notes()).toEqual(['warning 2.name: 已有同名的扩展属性', 'warning 3.name: 已有同名的扩展属性']);
});
