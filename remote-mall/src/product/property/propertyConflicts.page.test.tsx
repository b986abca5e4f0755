import { property } from '@zhilv/contract/mall';
import { walkConflicts } from '@zhilv/testing/crud/walk-conflicts';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { expect, it } from 'vitest';
import * as propertyPage from './property.route.ts';

const STEPS = rounds({ sample: 4, soak: 100 });

it.each([
  ['a back end that knows of revisions', true],
  ['a back end that knows of none', false],
])(
  `on %s no property that either of two people saves is lost without a question, in ${STEPS} steps at random (seed ${randomSeed})`,
  async (_, revised) => {
    const walk = walkConflicts(
      {
        module: propertyPage,
        address: '/mall/product/property',
        api: property,
        draft: () => ({}),
      },
      { seed: randomSeed, steps: STEPS, revised },
    );

    await expect(walk).resolves.toBeUndefined();
  },
  600_000,
);
