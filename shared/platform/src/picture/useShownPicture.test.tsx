// @vitest-environment happy-dom
import { REFUSED_PICTURE } from '@zhilv/site/refused-pictures';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { setFileHosts } from './fileHosts.ts';
import { useShownPicture } from './useShownPicture.ts';

const ELSEWHERE = 'https://elsewhere.example/me.jpg';

function Shown({ address }: { address: string | null }) {
  return String(useShownPicture(address));
}

/** What the hook gives for addresses on one page, and the hosts of which it tells the shell. */
function shownOn(addresses: readonly (string | null)[]) {
  const container = document.createElement('div');
  const root = createRoot(container);
  const told: unknown[] = [];
  const hear = (event: Event) => told.push((event as CustomEvent<unknown>).detail);
  document.addEventListener(REFUSED_PICTURE, hear);
  onTestFinished(() => {
    document.removeEventListener(REFUSED_PICTURE, hear);
    root.unmount();
    setFileHosts(null);
  });
  flushSync(() =>
    root.render(
      addresses.map((address) => (
        <p key={address}>
          <Shown address={address} />
        </p>
      )),
    ),
  );
  return { given: Array.from(container.children, ({ textContent }) => textContent), told };
}

it('gives what the shell’s hosts allow, and tells the shell once of a host that they do not', () => {
  setFileHosts(['files.example']);

  const { given, told } = shownOn(['/own.jpg', 'https://files.example/me.jpg', ELSEWHERE, `${ELSEWHERE}?size=2`, null]);

  expect(given).toEqual(['/own.jpg', 'https://files.example/me.jpg', 'null', 'null', 'null']);
  expect(told).toEqual(['elsewhere.example']);
});

it('refuses nothing in a shell that names no hosts', () => {
  expect(shownOn([ELSEWHERE])).toEqual({ given: [ELSEWHERE], told: [] });
});
