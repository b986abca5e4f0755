import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ASSURANCES, STEPS } from './deliveryWords.ts';
import { WhyUs } from './WhyUs.tsx';

it('tells the steps of a project in order, and every assurance', () => {
  const page = renderPublic(<WhyUs />);

  const steps = Array.from(page.element.querySelectorAll('ol h3'), ({ textContent }) => textContent);
  expect(steps).toEqual(STEPS.map(({ title }) => title));
  const assurances = Array.from(page.element.querySelectorAll('ul h3'), ({ textContent }) => textContent);
  expect(assurances).toEqual(ASSURANCES.map(({ title }) => title));
});

it('comes without the hills at its end, which are drawn when somebody is near', () => {
  const { element } = renderPublic(<WhyUs />);

  expect(element.querySelectorAll('svg')).toHaveLength(ASSURANCES.length);
});
