import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** The end-to-end test of static hosting runs these, as Debian installs them. The values are the packages. */
const FILES = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', '/usr/bin/caddy'];
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'];

/** Installs nginx and Caddy where that can be done; the test skips those that are not there. */
export function bringStaticServers(): void {
  if (FILES.every((file) => existsSync(file)) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('installing nginx and caddy …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
    stdio: 'ignore',
    // At run level 1 Debian starts no service that it installs.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
