import { describe, expect, it } from 'vitest';
import { readDiagram } from './readDiagram.ts';

const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';

const within = (content: string) => `<?xml version="1.0"?><b:definitions xmlns:b="${BPMN}">${content}</b:definitions>`;

describe('a diagram is read', () => {
  it('for its user tasks in the order of the XML, those within sub-processes too', () => {
    const xml = within(`<b:process id="p">
      <b:userTask id="lead" name="组长 &amp; 主管" />
      <b:subProcess id="inner"><b:userTask id="check" name="核对" /></b:subProcess>
      <b:serviceTask id="mail" /><b:userTask id="last" />
    </b:process>`);

    expect(readDiagram(xml)).toEqual({
      isBpmn: true,
      userTasks: [
        { key: 'lead', name: '组长 & 主管' },
        { key: 'check', name: '核对' },
        { key: 'last', name: '' },
      ],
    });
  });

  it('whatever prefix it has, or none, as engines write it', () => {
    const xml = `<definitions xmlns="${BPMN}" xmlns:o="urn:other"><process><userTask id="a" name="甲"/><o:userTask id="x"/></process></definitions>`;

    expect(readDiagram(xml).userTasks).toEqual([{ key: 'a', name: '甲' }]);
  });

  it('and tells BPMN from any other XML', () => {
    expect(readDiagram('<definitions/>')).toEqual({ isBpmn: false, userTasks: [] });
  });

  it.each(['', 'no XML', '<not-bpmn', '<a><b></a>'])('but not where it is no XML: %j', (xml) => {
    expect(() => readDiagram(xml)).toThrow('流程图不是有效的 XML');
  });
});
