import { describe, expect, it } from 'vitest';
import { leadsBack, readRequest } from './authorisationRequest.ts';

const at = (search: string) => readRequest({ pathname: '/sso', search });
const GOOD = '?client_id=app&redirect_uri=https%3A%2F%2Fapp.example%2Fback&response_type=code';

describe('a request', () => {
  it('is read whole', () => {
    expect(
      at(`${GOOD}&state=a%26b%20c&scope=user.read+user.write%20user.read&code_challenge=x&code_challenge_method=S256`),
    ).toEqual({
      clientId: 'app',
      redirectUri: 'https://app.example/back',
      responseType: 'code',
      state: 'a&b c',
      scopes: ['user.read', 'user.write'],
      challenge: 'x',
      challengeMethod: 'S256',
    });
  });

  it('may leave out what is not needed', () => {
    expect(at(GOOD)).toMatchObject({ state: undefined, scopes: [], challenge: undefined });
  });

  it.each([
    ['', 'client_id'],
    ['?client_id=app', 'redirect_uri'],
    ['?client_id=&redirect_uri=https://app.example&response_type=code', 'client_id'],
    ['?client_id=app&redirect_uri=https://app.example', 'response_type'],
    ['?client_id=app&redirect_uri=https://app.example&response_type=id_token', 'response_type'],
    ['?client_id=app&redirect_uri=javascript:alert(1)&response_type=code', '有效的网址'],
    ['?client_id=app&redirect_uri=//app.example&response_type=code', '有效的网址'],
    ['?client_id=app&redirect_uri=https://%20&response_type=code', '有效的网址'],
    [`${GOOD}&client_id=other`, 'client_id 出现了多次'],
    [`${GOOD}&redirect_uri=https://evil.test`, 'redirect_uri 出现了多次'],
    [`${GOOD}&state=${'x'.repeat(2000)}`, '过长'],
  ])('%s is refused in words about %s', (search, words) => {
    expect(at(search)).toContain(words);
  });
});

describe('the address that the server gives', () => {
  it.each(['https://app.example/back?code=1&state=a', 'https://app.example/back#access_token=1'])('%s leads back', (target) => {
    expect(leadsBack(target, { redirectUri: 'https://app.example/back' })).toBe(true);
  });

  it('leads back where the path is left out', () => {
    expect(leadsBack('http://127.0.0.1:18080?code=1', { redirectUri: 'http://127.0.0.1:18080' })).toBe(true);
  });

  it.each([
    'https://evil.test/back?code=1',
    'https://app.example.evil.test/back?code=1',
    'https://app.example@evil.test/back?code=1',
    'http://app.example/back?code=1',
    'https://app.example/elsewhere?code=1',
    'https://user@app.example/back?code=1',
    'javascript:alert(1)',
    '/index',
    '',
  ])('%s leads elsewhere', (target) => {
    expect(leadsBack(target, { redirectUri: 'https://app.example/back' })).toBe(false);
  });
});
