import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLoopback } from './isLoopback.ts';
import { othersMaySignIn, readSettings } from './settings.ts';
import { StartupError } from './StartupError.ts';

describe('settings', () => {
  it('have defaults that keep the server to this machine', () => {
    const settings = readSettings({});

    expect(settings).toMatchObject({ host: '127.0.0.1', port: 8080, production: false, databaseUrl: undefined });
    expect(settings.publicOrigin).toBeUndefined();
    expect(settings.dataDirectory).toBe(path.resolve('.data'));
    expect(settings.siteDirectory).toBe(path.resolve('.data/site'));
    expect(settings.app.signInLimit).toEqual({ perAccount: 5, perAddress: 50, lockMs: 600_000 });
    expect(settings.app.trustedProxies).toBe(0);
  });

  it('take what the environment says, and an empty variable for none', () => {
    const settings = readSettings({ PORT: '9000', DATA_DIR: '/data', SITE_DIR: '', TRUST_PROXY: 'true', NODE_ENV: 'production' });

    expect(settings).toMatchObject({ port: 9000, dataDirectory: '/data', siteDirectory: '/data/site', production: true });
    expect(settings.app.trustedProxies).toBe(1);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['on this machine', {}, true],
    ['in production', { NODE_ENV: 'production' }, false],
    ['for other machines', { HOST: '0.0.0.0' }, false],
    ['behind a proxy', { TRUST_PROXY: '1' }, false],
    ['at a public address', { PUBLIC_ORIGIN: 'https://www.zhilv.example' }, false],
    ['in front of another back end', { API_TARGET: 'http://10.0.0.5:48080' }, false],
  ])(
    'let the server play providers and the gateway of messages, and visitors register, in development only: %s',
    (_where, given, isOn) => {
      expect(readSettings(given).app).toMatchObject({
        playsSocialProvider: isOn,
        playsSmsGateway: isOn,
        playsPayProvider: isOn,
        takesMockPayments: isOn,
        registration: isOn,
      });
    },
  );

  it('let goods be given away where that is asked for, and close orders after two hours or another time', () => {
    const production = { NODE_ENV: 'production' };

    expect(readSettings({ ...production, PAY_MOCK: 'on' }).app).toMatchObject({
      takesMockPayments: true,
      playsPayProvider: false,
    });
    expect(readSettings({}).app.orderExpiresMs).toBe(7_200_000);
    expect(readSettings({ ORDER_EXPIRES_MINUTES: '15' }).app.orderExpiresMs).toBe(900_000);
    expect(() => readSettings({ ORDER_EXPIRES_MINUTES: '0' })).toThrow(StartupError);
  });

  it('let notices go to private networks unless these are closed', () => {
    expect(readSettings({}).notifiesPrivateNetworks).toBe(true);
    expect(readSettings({ PAY_NOTIFY_PRIVATE: 'off' }).notifiesPrivateNetworks).toBe(false);
    expect(() => readSettings({ PAY_NOTIFY_PRIVATE: 'no' })).toThrow('PAY_NOTIFY_PRIVATE must be on or off');
  });

  it.each(['https://www.zhilv.example', 'https://www.zhilv.example/', 'HTTPS://WWW.ZHILV.EXAMPLE:443'])(
    'take %s as an origin',
    (text) => {
      expect(readSettings({ PUBLIC_ORIGIN: text }).publicOrigin).toBe('https://www.zhilv.example');
    },
  );

  it.each(['http://10.0.0.5:48080', 'http://10.0.0.5:48080/', 'http://10.0.0.5:48080/admin-api/'])(
    'take %s as the back end behind us, and keep to ourselves what a stock one lacks',
    (text) => {
      expect(readSettings({ API_TARGET: text }).apiTarget).toEqual({
        url: 'http://10.0.0.5:48080',
        local: ['/cjy', '/infra/release', '/infra/client-error', '/infra/frame'],
      });
    },
  );

  it('read where uploaded files are kept: in the database, unless a folder or a store is named', () => {
    const s3 = {
      FILES_S3_ENDPOINT: 'https://s3.example.com/pictures',
      FILES_S3_ACCESS_KEY_ID: 'key',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
    };

    expect(readSettings({}).app.files).toEqual({ kind: 'database' });
    expect(readSettings({ FILES_DIR: '/files' }).app.files).toEqual({ kind: 'directory', directory: '/files' });
    expect(readSettings(s3).app.files).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.com/pictures',
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(() => readSettings({ ...s3, FILES_DIR: '/files' })).toThrow('Unset one of them');
    expect(() => readSettings({ ...s3, FILES_S3_ACCESS_KEY_ID: '' })).toThrow('FILES_S3_ACCESS_KEY_ID');
    expect(() => readSettings({ ...s3, FILES_S3_ENDPOINT: 'https://s3.example.com' })).toThrow('https://s3.example.com/bucket');
  });

  it('bound what a user uploads in a day, by which the largest file still comes in', () => {
    expect(readSettings({}).app.uploads).toEqual({ perDay: 1000, bytesPerDay: 1_073_741_824 });
    expect(readSettings({ UPLOADS_PER_DAY: '20', UPLOAD_MB_PER_DAY: '16' }).app.uploads).toEqual({
      perDay: 20,
      bytesPerDay: 16_777_216,
    });
    expect(() => readSettings({ UPLOAD_MB_PER_DAY: '15' })).toThrow(StartupError);
  });

  it('read which paths stay local, and none of them without another back end', () => {
    const target = 'https://demo.example.com/prod-api';

    expect(readSettings({ API_TARGET: target, API_LOCAL: '/cjy,/pay' }).apiTarget).toEqual({
      url: target,
      local: ['/cjy', '/pay'],
    });
    expect(readSettings({ API_LOCAL: '/cjy' }).apiTarget).toBeNull();
  });

  it('read the development servers by the name of the remote', () => {
    const { developmentServers } = readSettings({ DEV_REMOTES: 'remote_bpm=http://localhost:3003,host=http://127.0.0.1:3000' });

    expect([...developmentServers]).toEqual([
      ['remote_bpm', 'http://localhost:3003'],
      ['host', 'http://127.0.0.1:3000'],
    ]);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://s3cret@host/db'],
    ['PUBLIC_ORIGIN', 'www.zhilv.example'],
    ['PUBLIC_ORIGIN', 'https://www.zhilv.example/site'],
    ['PUBLIC_ORIGIN', 'ftp://www.zhilv.example'],
    ['TRUST_PROXY', 'perhaps'],
    ['DEV_REMOTES', 'remote_bpm=http://elsewhere.example:3003'],
    ['API_TARGET', '10.1.2.3:8080'],
    ['API_TARGET', 'http://user:password@10.1.2.3'],
    ['API_LOCAL', 'site'],
    ['ACCESS_TOKEN_SECONDS', '3600'],
  ])('name the variable when %s is %s, but do not repeat it', (variable, value) => {
    const read = () => readSettings({ [variable]: value });

    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^${variable} must .* Correct or unset`));
    expect(read).not.toThrow(value);
  });
});

it('knows whose passwords others may try', () => {
  const opened = (environment: Record<string, string>) => othersMaySignIn(readSettings(environment));

  expect(opened({})).toBe(false);
  expect(opened({ HOST: '0.0.0.0' })).toBe(true);
  expect(opened({ NODE_ENV: 'production' })).toBe(true);
  // A proxy on the same machine leads others to it.
  expect(opened({ TRUST_PROXY: '1' })).toBe(true);
  expect(opened({ PUBLIC_ORIGIN: 'https://www.zhilv.example' })).toBe(true);
  expect(opened({ PUBLIC_ORIGIN: 'http://10.0.0.5:8080' })).toBe(true);
  for (const own of ['http://localhost:9000', 'http://127.0.0.1', 'http://[::1]:8080', 'http://zhilv.localhost'])
    expect(opened({ PUBLIC_ORIGIN: own })).toBe(false);
  // People sign in there, and its accounts are its own.
  expect(opened({ HOST: '0.0.0.0', API_TARGET: 'http://10.0.0.5:48080' })).toBe(false);
  expect(opened({ TRUST_PROXY: '1', API_TARGET: 'http://10.0.0.5:48080' })).toBe(false);
});

it('knows the addresses that only this machine can reach', () => {
  expect(['127.0.0.1', '127.1.2.3', 'localhost', 'a.localhost', '::1', '[::1]'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '::', '10.0.0.1', '127.example.com', 'localhost.example.com', 'notlocalhost'].some(isLoopback)).toBe(false);
});
