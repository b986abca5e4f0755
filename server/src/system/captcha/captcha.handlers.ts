import { captcha } from '@zhilv/contract/system';
import { implement, type Implementation } from '../../call/implement.ts';
import { checkAnswer } from './checkAnswer.ts';
import { getChallenge } from './getChallenge.ts';

export const handlers: readonly Implementation[] = [implement(captcha.get, getChallenge), implement(captcha.check, checkAnswer)];
