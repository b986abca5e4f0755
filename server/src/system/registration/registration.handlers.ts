import { registration } from '@zhilv/contract/system';
import { implement, type Implementation } from '../../call/implement.ts';
import { register } from './register.ts';

export const handlers: readonly Implementation[] = [implement(registration.register, register)];
