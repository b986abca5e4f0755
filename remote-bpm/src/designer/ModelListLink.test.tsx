import { navigation } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { afterEach, expect, it } from 'vitest';
import { ModelListLink } from './ModelListLink.tsx';

afterEach(() => navigation.setPaths(new Map()));

it('leads to all models where the menu has them', () => {
  navigation.setPaths(new Map([['bpm/model/index', '/work/models']]));

  expect(
    renderPublic(<ModelListLink />)
      .getByRole('link', { name: '返回流程模型' })
      .getAttribute('href'),
  ).toBe('/work/models');
});

it('is absent for somebody whose menu lacks them', () => {
  expect(renderPublic(<ModelListLink />).element.childElementCount).toBe(0);
});
