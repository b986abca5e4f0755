// @vitest-environment happy-dom
import { REFUSED_PICTURE } from '@zhilv/site/refused-pictures';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { configurePlatform } from '../configurePlatform.ts';
import { setFileHosts } from './fileHosts.ts';
import { useShownPicture } from './useShownPicture.ts';

const ELSEWHERE = 'https://elsewhere.example/me.jpg';

function Shown({ address }: { address: string | null }) {
  const { shown, onError } = useShownPicture(address);
  return shown === null ? null : <img src={shown} alt={shown} onError={onError} />;
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
  const show = (shown: readonly (string | null)[]): void =>
    flushSync(() =>
      root.render(
        shown.map((address, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place stays, and its picture changes
          <p key={place}>
            <Shown address={address} />
          </p>
        )),
      ),
    );
  const given = () => Array.from(container.children, ({ firstElementChild }) => firstElementChild?.getAttribute('src') ?? null);
  show(addresses);
  return { container, show, given, told };
}

it('gives what the shell’s hosts allow, and tells the shell once of a host that they do not', () => {
  setFileHosts(['files.example']);

  const { given, told } = shownOn(['/own.jpg', 'https://files.example/me.jpg', ELSEWHERE, `${ELSEWHERE}?size=2`, null]);

  expect(given()).toEqual(['/own.jpg', 'https://files.example/me.jpg', null, null, null]);
  expect(told).toEqual(['elsewhere.example']);
});

it('finds pictures that name no host at the back end, where that has another origin than the document', () => {
  configurePlatform({ apiBase: 'https://console.example/prod-api/admin-api', tenantOn: false });
  onTestFinished(() => configurePlatform({ apiBase: '/prod-api/admin-api', tenantOn: false }));
  setFileHosts([]);

  const { given, told } = shownOn(['/me.jpg', 'https://console.example/you.jpg', 'data:image/png,x', 'http://[']);

  expect(given()).toEqual(['https://console.example/me.jpg', 'https://console.example/you.jpg', 'data:image/png,x', null]);
  expect(told).toEqual(['unknown']);
});

it('refuses nothing in a shell that names no hosts', () => {
  const { given, told } = shownOn([ELSEWHERE]);

  expect(given()).toEqual([ELSEWHERE]);
  expect(told).toEqual([]);
});

it('gives up a picture that could not be loaded, and tries the next', () => {
  const { container, show, given } = shownOn(['/gone.jpg', '/own.jpg']);

  flushSync(() => container.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(given()).toEqual([null, '/own.jpg']);

  show(['/gone.jpg', '/own.jpg']);
  expect(given()).toEqual([null, '/own.jpg']);

  show(['/new.jpg', '/own.jpg']);
  expect(given()).toEqual(['/new.jpg', '/own.jpg']);
});
