import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { EntryTag } from './EntryTag.tsx';

const classesOf = (label: string, part: ReturnType<typeof renderPart>): string => part.getByText(label).className;

it('draws equal colours alike and different ones apart', () => {
  const part = renderPart(
    <>
      <EntryTag entry={{ label: '启用', colorType: 'success' }} />
      <EntryTag entry={{ label: '通过', colorType: 'success' }} />
      <EntryTag entry={{ label: '停用', colorType: 'danger' }} />
    </>,
  );

  expect(classesOf('启用', part)).toBe(classesOf('通过', part));
  expect(classesOf('启用', part)).not.toBe(classesOf('停用', part));
});

it('draws a colour that nobody knows as the plain tag', () => {
  const part = renderPart(
    <>
      <EntryTag entry={{ label: '未知', colorType: 'chartreuse' }} />
      <EntryTag entry={{ label: '默认', colorType: 'default' }} />
    </>,
  );

  expect(classesOf('未知', part)).toBe(classesOf('默认', part));
});

it('is plain text without a colour, with the classes that its dictionary names', () => {
  const part = renderPart(<EntryTag entry={{ label: '普通', colorType: '', cssClass: 'strong semi-table' }} />);

  // A class of Semi's own would rearrange the console.
  expect(classesOf('普通', part)).toBe('strong');
});
