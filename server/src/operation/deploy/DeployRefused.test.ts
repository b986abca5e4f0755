import { expect, it } from 'vitest';
import { DeployRefused, deployRefusalOf } from './DeployRefused.ts';

it('says of a full disk that it is full, and for the log too', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

  const refusal = deployRefusalOf(full, '/site');

  expect(refusal).toBeInstanceOf(DeployRefused);
  expect(refusal).toMatchObject({
    status: 507,
    reason: 'refused',
    words: 'the disk of the site is full; make room there, and send it again',
    message: '服务器磁盘已满',
  });
});

it('passes on what is no refusal', () => {
  const fault = Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });

  expect(deployRefusalOf(fault, '/site')).toBe(fault);
});
