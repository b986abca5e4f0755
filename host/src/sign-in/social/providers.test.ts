import { hasConsentPage, SOCIAL_TYPE } from '@zhilv/contract/system';
import { expect, it } from 'vitest';
import { providersOf } from './providers.ts';

it('knows each provider that has a page to consent on', () => {
  const types = Object.values(SOCIAL_TYPE);

  expect(providersOf(types).map(({ type }) => type)).toEqual(types.filter(hasConsentPage));
});
