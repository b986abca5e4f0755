// @vitest-environment happy-dom
import { renderForm } from '@zhilv/testing/host/render-form';
import { expect, it } from 'vitest';
import { Refused } from './Refused.tsx';

it('announces that the application was told nothing', () => {
  const form = renderForm(<Refused name="行程助手" />);

  expect(form.getByRole('alert').textContent).toContain('没有向行程助手提供您的任何信息。');
});
