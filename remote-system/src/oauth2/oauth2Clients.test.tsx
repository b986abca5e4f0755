import { type OAuth2Client, scopeText } from '@zhilv/contract/system';
import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { oauth2Clients } from './oauth2Clients.tsx';

const client: OAuth2Client = {
  id: 1,
  clientId: 'spa',
  name: '应用',
  logo: null,
  status: 0,
  redirectUris: ['https://a.example/'],
  authorizedGrantTypes: ['authorization_code', 'implicit'],
  scopes: ['user.read', 'something.else'],
  secret: null,
  createTime: 0,
  description: null,
  accessTokenValiditySeconds: null,
  refreshTokenValiditySeconds: null,
  autoApproveScopes: null,
  authorities: null,
  resourceIds: null,
  additionalInformation: null,
};

it('shows the ways and scopes of a client by their words, and others as they are', () => {
  const part = renderPart(
    <>
      {showField(oauth2Clients, client, 'authorizedGrantTypes')}
      {showField(oauth2Clients, client, 'scopes')}
    </>,
  );

  expect(part.getByText('授权码、简化模式')).toBeDefined();
  expect(scopeText('user.read')).not.toBe('user.read');
  expect(part.getByText(`${scopeText('user.read')}、something.else`)).toBeDefined();
});
