// @ts-check
/** The sign-in of an application that embeds remotes. Its tokens are in memory: whoever loads the page anew signs in anew. */
export class OwnSession extends EventTarget {
  /** @type {string} */
  #api;
  /** @type {{ accessToken: string, refreshToken: string } | null} */
  #tokens = null;
  /** @type {Promise<void> | null} */
  #renewal = null;

  /** @param {string} product the address of the product, `https://zhilv.example` */
  constructor(product) {
    super();
    this.#api = `${product}/prod-api/admin-api/system/auth`;
  }

  get signedIn() {
    return this.#tokens !== null;
  }

  /**
   * @param {string} username
   * @param {string} password
   * @throws Error in words for people when the product refuses
   */
  async signIn(username, password) {
    this.#keep(await this.#post('/login', { body: JSON.stringify({ username, password }) }));
  }

  async signOut() {
    const token = this.#tokens?.accessToken;
    this.#keep(null);
    if (token) await this.#post('/logout', { headers: { authorization: `Bearer ${token}` } });
  }

  /**
   * Gives remotes the token for their next call, and renews one that was refused.
   * @param {string | null} refused
   */
  accessToken = async (refused) => {
    if (refused !== null && refused === this.#tokens?.accessToken) await (this.#renewal ??= this.#renew());
    return this.#tokens?.accessToken ?? null;
  };

  /** The number of the company whose accounts these are. */
  tenantId = () => 1;

  async #renew() {
    const before = this.#tokens;
    let tokens = null;
    try {
      tokens = await this.#post(`/refresh-token?refreshToken=${encodeURIComponent(before?.refreshToken ?? '')}`);
    } catch {
      // Nobody is signed in any more.
    }
    this.#renewal = null;
    // Whoever has signed out meanwhile stays signed out.
    if (this.#tokens === before) this.#keep(tokens);
  }

  /** @param {{ accessToken: string, refreshToken: string } | null} tokens */
  #keep(tokens) {
    this.#tokens = tokens;
    this.dispatchEvent(new Event('change'));
  }

  /**
   * @param {string} path
   * @param {{ body?: string, headers?: Record<string, string> }} [request]
   */
  async #post(path, { body, headers } = {}) {
    const answer = await fetch(this.#api + path, {
      method: 'POST',
      headers: { 'tenant-id': String(this.tenantId()), 'content-type': 'application/json', ...headers },
      ...(body && { body }),
    });
    const { code, data, msg } = await answer.json();
    if (code !== 0) throw new Error(msg);
    return data;
  }
}
