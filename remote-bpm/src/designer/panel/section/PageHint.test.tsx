import { navigation } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished } from 'vitest';
import { PageHint } from './PageHint.tsx';

const hint = (
  <PageHint page="bpm/form/index" path="/bpm/manager/form" link="前往流程表单">
    建议使用流程表单。
  </PageHint>
);

function address(): string | null {
  const part = renderPart(hint);
  const href = part.getByRole('link', { name: '前往流程表单' }).getAttribute('href');
  part.end();
  return href;
}

it('leads to where the shell has the page, or to where it is by itself', () => {
  onTestFinished(() => navigation.setPaths(new Map()));
  navigation.setPaths(new Map());
  expect(address()).toBe('/bpm/manager/form');

  navigation.setPaths(new Map([['bpm/form/index', '/oa/form']]));
  expect(address()).toBe('/oa/form');
});
