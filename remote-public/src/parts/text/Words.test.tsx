import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Words } from './Words.tsx';

it('may break at the places given, and keeps the text as it is', () => {
  const { element } = renderPublic(<Words text="导览系统新增" breaks={[2, 4]} />);

  expect(element.textContent).toBe('导览系统新增');
  expect(Array.from(element.firstElementChild?.childNodes ?? [], (node) => node.textContent || node.nodeName)).toEqual([
    '导览',
    'WBR',
    '系统',
    'WBR',
    '新增',
  ]);
});

it('is the text alone where no place is known', () => {
  expect(renderPublic(<Words text="导览系统" breaks={undefined} />).element.childElementCount).toBe(0);
});
