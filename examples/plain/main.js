// @ts-check
import { OwnSession } from '../OwnSession.js';

/** @typedef {HTMLElement & { tokens: OwnSession }} Remote */

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const product = find('meta[name=product]').getAttribute('content') ?? '';
const session = new OwnSession(product);
const form = /** @type {HTMLFormElement} */ (find('form'));
const main = find('main');
const refusal = find('[role=alert]');
const places = [...document.querySelectorAll('zhilv-remote')].map((remote) => ({ remote, parent: remote.parentElement }));

/** Shows the form or the remotes. A remote that is taken out of the page is unmounted. */
function show() {
  form.hidden = session.signedIn;
  main.hidden = !session.signedIn;
  for (const { remote, parent } of places) {
    /** @type {Remote} */ (remote).tokens = session;
    if (session.signedIn) parent?.append(remote);
    else remote.remove();
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { username, password } = Object.fromEntries(new FormData(form));
  refusal.hidden = true;
  try {
    await session.signIn(String(username), String(password));
    form.reset();
  } catch (error) {
    refusal.textContent = error instanceof Error ? error.message : String(error);
    refusal.hidden = false;
  }
});

find('#theme').addEventListener('click', () => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  for (const { remote } of places) remote.setAttribute('theme', dataset.theme);
});

find('#sign-out').addEventListener('click', () => session.signOut());
session.addEventListener('change', show);
for (const { remote } of places) remote.addEventListener('auth-required', () => session.signOut());
show();
