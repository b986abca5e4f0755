import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { CaseResult } from './CaseResult.tsx';

it('makes the figure at the end of a result stand out', () => {
  const { element } = renderPublic(<CaseResult result="日出时段排队缩短 62%" />);

  expect(element.querySelector('strong')?.textContent).toBe('62%');
  expect(element.textContent).toBe('日出时段排队缩短62%');
});

it('shows a result without a figure as it is, and nothing for no result', () => {
  const { element } = renderPublic(<CaseResult result="全年零投诉的一次尝试" />);
  expect(element.textContent).toBe('全年零投诉的一次尝试');
  expect(element.querySelector('strong')).toBeNull();

  expect(renderPublic(<CaseResult result="" />).element.childElementCount).toBe(0);
});
