import type { Route } from '@playwright/test';

/** Whatever may come in place of a call's answer. */
export const ANSWER_FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.fulfill({ json: { code: 500, data: null, msg: '系统异常' } }),
  502: (route) => route.fulfill({ status: 502, body: '<html>' }),
  503: (route) => route.fulfill({ status: 503, body: '' }),
  504: (route) => route.fulfill({ status: 504, body: '' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>登录</title>' }),
  empty: (route) => route.fulfill({ body: '' }),
  truncated: (route) => route.fulfill({ body: '{"code":0,"data":{"list":[{"id"' }),
  'another shape': (route) => route.fulfill({ json: { code: 0, data: { rows: [] }, msg: '' } }),
  lost: (route) => route.abort(),
};
