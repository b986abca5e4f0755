import { afterEach, expect, it, vi } from 'vitest';
import { forgetTraces } from './forgetTraces.ts';

afterEach(() => vi.unstubAllGlobals());

it('removes what analytics left, on every domain above this one, and nothing else', () => {
  const kept: Record<string, unknown> = { Hm_lvt_7: '1', 'umami.visitor': 'a', 'umami.disabled': '1', 'zhilv.theme': 'dark' };
  Object.defineProperty(kept, 'removeItem', { value: (name: string) => delete kept[name] });
  vi.stubGlobal('localStorage', kept);
  const written: string[] = [];
  const page = {};
  Object.defineProperty(page, 'cookie', {
    get: () => 'Hm_lvt_7=1; language=zh; _pk_id.7.abcd=2',
    set: (cookie: string) => {
      written.push(cookie);
    },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hostname: 'www.site.example' });

  forgetTraces();

  expect(Object.keys(kept)).toEqual(['umami.disabled', 'zhilv.theme']);
  const [end, ...domains] = ['', '; domain=www.site.example', '; domain=site.example', '; domain=example'];
  expect(written).toEqual(
    ['Hm_lvt_7', '_pk_id.7.abcd'].flatMap((name) => [end, ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`)),
  );
});
