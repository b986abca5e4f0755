import { describe, expect, it } from 'vitest';
import { row } from '@zhilv/testing/host/menu-rows';
import { routesFromMenus } from './routesFromMenus.ts';

const FRAME_HOSTS = ['report.example.com', '*.maps.example.com'];

function link(path: string, component: string | null = null) {
  const menu = row(path, { component });
  return { id: menu.id, ...routesFromMenus([menu], [], FRAME_HOSTS) };
}

describe('links', () => {
  it('opens http and https addresses outside', () => {
    expect(link('https://www.example.com').menu[0]?.target).toEqual({ kind: 'outside', url: 'https://www.example.com/' });
  });

  it.each(['InnerLink', 'Iframe'])('frames a %s row of a frame host', (component) => {
    const routes = link('https://report.example.com/board', component);

    expect(routes.menu[0]?.target).toEqual({ kind: 'address', address: `/frame/${routes.id}` });
    expect(routes.table.match(`/frame/${routes.id}`)?.target).toEqual({ kind: 'frame', url: 'https://report.example.com/board' });
  });

  it('opens a frame row of any other host outside', () => {
    expect(link('https://evil.example/', 'InnerLink').menu[0]?.target.kind).toBe('outside');
    expect(link('https://xreport.example.com/', 'InnerLink').menu[0]?.target.kind).toBe('outside');
    expect(link('https://maps.example.com.evil.example/', 'Iframe').menu[0]?.target.kind).toBe('outside');
    expect(link('https://a.maps.example.com/', 'Iframe').menu[0]?.target.kind).toBe('address');
  });

  it('frames a page of the public site, which nobody’s own address may cover', () => {
    const preview = row('/home', { component: 'InnerLink' });
    const other = row('/login', { component: 'InnerLink' });
    const { menu, table } = routesFromMenus([preview, other], [], [], { publicPaths: ['/home'] });

    expect(menu.map(({ target }) => target)).toEqual([{ kind: 'address', address: `/frame/${preview.id}` }]);
    expect(table.match(`/frame/${preview.id}`)?.target).toEqual({ kind: 'frame', url: '/home' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://user:secret@example.com/', 'file:///etc/passwd'])(
    'drops %s',
    (path) => {
      const routes = link(path);

      expect(routes.menu).toEqual([]);
      expect(routes.dropped).toHaveLength(1);
    },
  );
});
