import { configurePlatform } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { beforeEach, expect, it } from 'vitest';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { PanelPlace } from './PanelPlace.tsx';

beforeEach(() => configurePlatform({ apiBase: '/', tenantOn: false }));

// Before the diagram is drawn nothing of it is asked.
const waiting = <PanelPlace diagram={{} as OpenDiagram} drawn={false} modelKey="leave" disabled={false} />;

it('keeps its place while the diagram is not drawn', () => {
  const place = renderPart(waiting).getByRole('complementary', { name: '属性面板' });

  expect(place.getAttribute('aria-busy')).toBe('true');
  expect(place.style.width).toBe('480px');
});

it('stands below the canvas in a narrow window, as wide as that', () => {
  const place = renderPart(waiting, { width: 390 }).getByRole('complementary', { name: '属性面板' });

  expect(place.style.width).toBe('');
});
