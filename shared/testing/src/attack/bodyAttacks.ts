import { connect } from 'node:net';

/** A body that costs a server much more than its bytes, if that reads it. */
interface BodyAttack {
  readonly name: string;
  /** Gives the head and the body as they go over the wire. */
  readonly request: (bytes: number) => string;
  /** Matches the answer. */
  readonly refused: RegExp;
}

const TOO_LONG = /"msg":"请求参数不正确:请求体不能超过 \d+ KB"/;
const NOT_PERMITTED = /"msg":"没有该操作权限"/;
/** The connection may be cut before the answer is read. */
const LENGTH_REQUIRED = /^$|^HTTP\/1\.1 411 /;

const SIGN_IN = 'POST /prod-api/admin-api/system/auth/login';
const MODEL = 'PUT /prod-api/admin-api/bpm/model/update';
const READ = 'PUT /prod-api/admin-api/system/notify-message/update-read';

const repeated = (part: string, bytes: number): string => part.repeat(Math.floor(bytes / part.length));

const headOf = (call: string, token: string | undefined, length: string): string =>
  [
    `${call} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'tenant-id: 1',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    length,
    '\r\n',
  ].join('\r\n');

const sized =
  (call: string, bodyOf: (bytes: number) => string, token?: string): BodyAttack['request'] =>
  (bytes) => {
    const body = bodyOf(bytes);
    return `${headOf(call, token, `Content-Length: ${body.length}`)}${body}`;
  };

const chunked =
  (call: string, partOf: string, token?: string): BodyAttack['request'] =>
  (bytes) =>
    `${headOf(call, token, 'Transfer-Encoding: chunked')}${repeated(`${partOf.length.toString(16)}\r\n${partOf}\r\n`, bytes)}0\r\n\r\n`;

const numbers = (bytes: number): string => `[${repeated('0,', bytes)}0]`;
const objects = (bytes: number): string => `{"surplus":[${repeated('{},', bytes)}0]}`;
const lists = (bytes: number): string => `{"surplus":${repeated('[', bytes / 2)}${repeated(']', bytes / 2)}}`;
const ids = (bytes: number): string => `{"ids":${numbers(bytes)}}`;

/** For tests: the bodies that held everybody up, to calls that anybody may make and to those of somebody with few rights. */
export const bodyAttacks = (tokenOfGuest: string): readonly BodyAttack[] => [
  { name: 'a list of numbers', request: sized(SIGN_IN, numbers), refused: TOO_LONG },
  { name: 'a list of objects', request: sized(SIGN_IN, objects), refused: TOO_LONG },
  { name: 'lists within lists', request: sized(SIGN_IN, lists), refused: TOO_LONG },
  { name: 'a list whose length nobody tells', request: chunked(SIGN_IN, repeated('{},', 4096)), refused: LENGTH_REQUIRED },
  { name: 'crumbs of a byte', request: chunked(SIGN_IN, ' '), refused: LENGTH_REQUIRED },
  { name: 'a diagram of somebody who may not save one', request: sized(MODEL, objects, tokenOfGuest), refused: NOT_PERMITTED },
  { name: 'ids beyond number', request: sized(READ, ids, tokenOfGuest), refused: TOO_LONG },
  { name: 'crumbs of somebody signed in', request: chunked(READ, ' ', tokenOfGuest), refused: LENGTH_REQUIRED },
];

/** For tests: sends a request as it stands and gives the answer, an envelope; empty when the connection is cut before it. */
export function sendRaw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('data', (part: Buffer) => {
      answer += part.toString();
      if (answer.includes('"msg":') && answer.endsWith('}')) socket.destroy();
    });
    // A server that refuses what still arrives may cut the connection before its answer is read.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}
