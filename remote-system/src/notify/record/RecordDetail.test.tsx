import type { NotifyMessageRecord } from '@zhilv/contract/system';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { RecordDetail } from './RecordDetail.tsx';

const message = {
  id: 1,
  userId: 7,
  userType: 2,
  userNickname: '张三',
  templateId: 1,
  templateCode: 'welcome',
  templateNickname: '系统',
  templateContent: '欢迎 张三',
  templateType: 1,
  templateParams: {},
  readStatus: false,
  readTime: null,
  createTime: Date.UTC(2026, 0, 1),
} satisfies NotifyMessageRecord;

const show = (templateParams: NotifyMessageRecord['templateParams']) =>
  renderPart(<RecordDetail message={{ ...message, templateParams }} onClose={() => {}} />);

it('has each value that the text was filled in from, also one that is no text', () => {
  const part = show({ name: '张三', count: 0, order: { id: 3 } });

  const terms = [...part.getByRole('region', { name: '模板参数' }).querySelectorAll('dt, dd')];
  expect(terms.map(({ textContent }) => textContent)).toEqual(['name', '张三', 'count', '0', 'order', '{"id":3}']);
});

it('has a single value', () => {
  expect(show({ name: '张三' }).getByRole('region', { name: '模板参数' }).textContent).toBe('模板参数name张三');
});

it.each([{}, null])('has no heading for the values of a text without any: %o', (params) => {
  const part = show(params);

  expect(part.getByText('欢迎 张三')).toBeDefined();
  expect(part.queryByText('模板参数')).toBeNull();
});
