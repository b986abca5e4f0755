import { OAUTH2_SCOPES, oauth2Client, scopeText } from '@zhilv/contract/system';
import { resourceOf, text } from '@zhilv/crud';
import { checks } from './checks.tsx';

/** The ways of `/sso`. Others that a dictionary names are not carried out. */
const GRANT_TYPES = [
  { value: 'authorization_code', label: '授权码' },
  { value: 'refresh_token', label: '刷新令牌' },
  { value: 'implicit', label: '简化模式' },
];

const declared = resourceOf(oauth2Client, 'name', {
  clientId: (label) => text(label, { code: true, copy: true }),
  authorizedGrantTypes: (label) => checks(label, GRANT_TYPES),
  scopes: (label) =>
    checks(
      label,
      OAUTH2_SCOPES.map((scope) => ({ value: scope, label: scopeText(scope) })),
    ),
});

/** Other applications that may sign people in. */
export const oauth2Clients = { ...declared, whenOff: '停用后不能再用它登录' };
