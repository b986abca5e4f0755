import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { type Listening, listening } from '../product/listening.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');

interface Hosting {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** Origin of the server that answers the API. */
  readonly api: string;
  /** An empty folder of the server's own. */
  readonly folder: string;
}

/** A server from Debian's packages that serves a site directory by the configuration that operators get. */
interface StaticServer {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Names of Debian's packages, as `apt-get install` takes them. */
  readonly packages: string;
  readonly start: (hosting: Hosting) => Promise<Listening>;
}

const NGINX = '/usr/sbin/nginx';
const NGINX_MODULES = '/etc/nginx/modules-enabled';
const CADDY = '/usr/bin/caddy';

export const STATIC_SERVERS: readonly StaticServer[] = [
  {
    name: 'nginx',
    isInstalled: existsSync(NGINX) && existsSync(path.join(NGINX_MODULES, '50-mod-http-brotli-static.conf')),
    packages: 'nginx libnginx-mod-http-brotli-static',
    start: startNginx,
  },
  { name: 'Caddy', isInstalled: existsSync(CADDY), packages: 'caddy', start: startCaddy },
];

async function startNginx({ siteDirectory, api, folder }: Hosting): Promise<Listening> {
  const port = await freePort();
  const adjusted = replaced(readFileSync(path.join(deploy, 'nginx.conf'), 'utf8'), {
    'server 127.0.0.1:8080;': `server ${new URL(api).host};`,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /srv/zhilv/site;': `root ${siteDirectory};`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder};`);
  // The single process runs as the user who runs the test, for nobody else may be allowed to read the directory.
  const main = `
    include ${NGINX_MODULES}/*.conf;
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr notice;
    events {}
    http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${adjusted} }`;
  const file = path.join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, main);
  return running(NGINX, ['-c', file, '-e', 'stderr'], {}, port, /using the "\w+" event method/);
}

async function startCaddy({ siteDirectory, api, folder }: Hosting): Promise<Listening> {
  const port = await freePort();
  const file = path.join(folder, 'Caddyfile');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `{\n\tadmin off\n}\nimport ${path.join(deploy, 'Caddyfile')}\n`);
  const environment = {
    ZHILV_ADDRESS: `http://127.0.0.1:${port}`,
    ZHILV_SITE: siteDirectory,
    ZHILV_API: new URL(api).host,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return running(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], environment, port, /serving initial configuration/);
}

/** Replaces texts of a configuration, as an operator adjusts it. */
function replaced(configuration: string, by: Readonly<Record<string, string>>): string {
  return Object.entries(by).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the configuration has no ${from}`);
    return text.replace(from, to);
  }, configuration);
}

async function freePort(): Promise<number> {
  const { url, close } = await listening(createServer());
  await close();
  return Number(new URL(url).port);
}

/** Runs a server until it is closed; it listens when it has printed `ready`. */
async function running(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  port: number,
  ready: RegExp,
): Promise<Listening> {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (ready.test(printed)) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with status ${code}:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
