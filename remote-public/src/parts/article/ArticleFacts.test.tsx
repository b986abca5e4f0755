import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ArticleFacts } from './ArticleFacts.tsx';

it('says when a text was published, by whom, and how often it was read', () => {
  const { element } = renderPublic(<ArticleFacts publishTime={Date.UTC(2026, 2, 1, 20)} source="文旅周刊" viewCount={12_345} />);

  expect(element.querySelector('time')?.dateTime).toBe('2026-03-02'); // The next day already, in China.
  expect(element.textContent).toContain('来源：文旅周刊');
  expect(element.textContent).toContain('阅读 12,345');
});

it('leaves out what is not known, and that nobody has read it yet', () => {
  const { element } = renderPublic(<ArticleFacts publishTime={null} source="" viewCount={0} />);

  expect(element.textContent).toBe('');
});
