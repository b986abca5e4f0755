import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { offeringScript } from './developmentReact.ts';

it('offers its copies in the place of those that a console offered before it entered the record', () => {
  const page = { require: (name: string) => ({ name }), __FEDERATION__: undefined as { __INSTANCES__: object[] } | undefined };
  const script = offeringScript(path.resolve(import.meta.dirname, '../../../../remote-bpm'));
  const [, version = ''] = /\['react-dom', '([^']+)'/.exec(script) ?? [];
  const host = { shareScopeMap: { default: { 'react-dom': { [version]: { from: 'host' } } } } };

  runInNewContext(script, page);
  page.__FEDERATION__?.__INSTANCES__.push(host);

  expect(host.shareScopeMap.default['react-dom'][version]).toMatchObject({ from: 'development', loaded: true });
  expect(Object.keys(host.shareScopeMap.default)).toContain('react/jsx-dev-runtime');
  expect(page.__FEDERATION__?.__INSTANCES__[0]).toBe(host);
});
