import { configure } from '@testing-library/dom';

/**
 * Lets `findBy…` and `waitFor` wait for ten seconds. Code that is loaded when it is needed takes longer on a busy machine than the second
 * that the library waits by itself.
 */
export const waitForLateCode = (): void => configure({ asyncUtilTimeout: 10_000 });
