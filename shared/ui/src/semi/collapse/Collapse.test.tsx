import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { Collapse } from './Collapse.tsx';

const panels = [
  { key: 'fees', title: '费用说明', content: <p>含往返交通。</p> },
  { key: 'refund', title: '退改规则', content: <a href="#refund">查看规则</a> },
];

const draw = () => {
  const part = renderPart(<Collapse panels={panels} opened={['fees']} />);
  return { part, title: (name: string) => part.getByRole('button', { name }) };
};

it('opens a panel on Space and closes it on Enter', async () => {
  const { part, title } = draw();

  title('退改规则').focus();
  await part.user.keyboard(' ');
  expect(await part.findByRole('link', { name: '查看规则' })).toBeTruthy();
  await part.user.keyboard('{Enter}');

  await expect.poll(() => part.queryByRole('link')).toBeNull();
});

it('does not have the page scroll by the Space that opens a panel', () => {
  const { title } = draw();
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });

  title('退改规则').dispatchEvent(space);

  expect(space.defaultPrevented).toBe(true);
});

it('has the title of an open panel name its content, which is not hidden', async () => {
  const { part, title } = draw();
  const content = part.getByText('含往返交通。').closest('.semi-collapse-content');

  await expect.poll(() => title('费用说明').getAttribute('aria-controls')).toBe(content?.id);
  expect(content?.id).not.toBe('');
  expect(content?.hasAttribute('aria-hidden')).toBe(false);
});

it('has no title say that it owns or controls an element that is not there', async () => {
  const { title } = draw();

  for (const name of ['费用说明', '退改规则']) expect(title(name).hasAttribute('aria-owns')).toBe(false);
  expect(title('退改规则').hasAttribute('aria-controls')).toBe(false);
});

it('brings what opens into sight, and leaves the page where it is when a panel closes', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { part, title } = draw();
  expect(scroll).not.toHaveBeenCalled();

  await part.user.click(title('退改规则'));
  await expect.poll(() => scroll.mock.contexts.map((item) => (item as Element).textContent)).toContain('退改规则查看规则');
  scroll.mockClear();
  await part.user.click(title('费用说明'));
  await part.user.click(title('退改规则'));
  await part.user.click(title('费用说明'));

  await expect.poll(() => scroll.mock.contexts.map((item) => (item as Element).textContent)).toContain('费用说明含往返交通。');
  expect(scroll.mock.contexts.every((item) => (item as Element).textContent !== '退改规则查看规则')).toBe(true);
  scroll.mockRestore();
});
