import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { DeploymentTag } from './DeploymentTag.tsx';

it.each([
  [null, '未部署'],
  [undefined, '未部署'],
  [{ id: 'a', version: 3, suspensionState: 1 }, 'v3 已激活'],
  [{ id: 'a', version: 3, suspensionState: null }, 'v3 已激活'],
  [{ id: 'a', version: 12, suspensionState: 2 }, 'v12 已挂起'],
])('of %j says %s', (definition, text) => {
  expect(renderPublic(<DeploymentTag definition={definition} />).element.textContent).toBe(text);
});
