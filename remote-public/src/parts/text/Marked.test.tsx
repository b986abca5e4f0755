import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Marked } from './Marked.tsx';

it('marks every place of the words and changes no letter of the text', () => {
  const { element } = renderPublic(<Marked text="GIS 与 gis+" words="gis+" />);

  expect(element.textContent).toBe('GIS 与 gis+');
  expect(Array.from(element.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['gis+']);
});

it('shows markup in a text as text', () => {
  const { element } = renderPublic(<Marked text="<b>粗</b>" words="粗" />);

  expect(element.querySelector('b')).toBeNull();
  expect(element.textContent).toBe('<b>粗</b>');
});
