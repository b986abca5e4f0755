/**
 * Deploy tokens begin with it. So commands tell them from access tokens of a back end without asking anybody, and scanners of
 * sources find one that was committed.
 */
const BEGINNING = 'mfe_';

/** Tells whether a text is meant to be a deploy token, made up or not. */
export const isDeployToken = (token: string): boolean => token.startsWith(BEGINNING);

/** Writes a deploy token: the id of its record, by which it is found, and its secret. */
export const deployTokenOf = (id: number | string, secret: string): string => `${BEGINNING}${id}_${secret}`;

/** Reads a deploy token; null for any other text. */
export function parseDeployToken(token: string): { readonly id: string; readonly secret: string } | null {
  const [, id, secret] = /^mfe_(\d{1,19})_([\w-]{43})$/.exec(token) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Says how somebody gets a deploy token. It stands wherever one is asked for, and where one is refused. */
export const HOW_TO_GET_A_DEPLOY_TOKEN =
  'A deploy token is made in the console, 版本与发布 (/releases) → 部署令牌, or beside the database by: npm run admin -- add-deploy-token <name> <remote>…';
