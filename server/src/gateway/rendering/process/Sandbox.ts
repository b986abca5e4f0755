import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { FRAME_BYTES, type FromProcess, type ToProcess } from './runtime/messages.ts';
import { FrameReader, frameOf } from './runtime/frames.ts';
import { readMessage } from './readMessage.ts';
import { startConfined } from './startConfined.ts';

interface SandboxOptions {
  /** Absolute path of the server build's module. */
  readonly file: string;
  readonly take: (message: FromProcess) => void;
  /** Is called once when the process ended, or is being ended because of what it sent. */
  readonly onEnd: (reason: Error) => void;
}

const MAIN = fileURLToPath(new URL('./runtime/main.ts', import.meta.url));
/** Node reads there that the runtime's files are modules. */
const MANIFEST = path.join(import.meta.dirname, '../../../../package.json');

/** Each message costs as much as so many bytes more, so that a flood of small ones is one, too. */
const MESSAGE_BYTES = 2 ** 14;
/** The process may send so much before its first page, and again for each page. */
const BYTES_PER_PAGE = FRAME_BYTES + 256 * MESSAGE_BYTES;
const MOST_BYTES = 4 * BYTES_PER_PAGE;

/** So much of what the process writes about its own end is kept. */
const LAST_WORDS = 2000;

/**
 * Foreign code in a process of its own: an empty environment, nothing to read but its release and the runtime, nothing to write,
 * no processes, no threads, bounded memory. It is asked and answers over one pipe, and what it sends is bounded and checked.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #child: ChildProcess;
  #bytesLeft = BYTES_PER_PAGE;
  #lastWords = '';
  #hasEnded = false;

  constructor(options: SandboxOptions) {
    this.#options = options;
    const { file } = options;
    const readable = [path.dirname(MAIN), MANIFEST, path.dirname(file)];
    this.#child = startConfined({ main: MAIN, args: [file, String(process.pid)], readable });
    const { stdin, stdout, stderr } = this.#child;
    const frames = new FrameReader({ admit: (bytes) => this.#admit(bytes), take: (text) => this.#take(text) });
    stdout?.on('data', (chunk: Buffer) => this.#push(frames, chunk));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(0, LAST_WORDS);
    });
    // It ended; `close` tells why.
    stdin?.on('error', () => {});
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('close', (code, signal) => this.#end(new Error(`the process ended ${this.#manner(code, signal)}`)));
    this.#letServerEnd();
  }

  send(message: ToProcess): void {
    if (message.kind === 'render') this.#bytesLeft = Math.min(this.#bytesLeft + BYTES_PER_PAGE, MOST_BYTES);
    this.#child.stdin?.write(frameOf(message));
  }

  kill(): void {
    this.#hasEnded = true;
    this.#child.kill('SIGKILL');
  }

  #push(frames: FrameReader, chunk: Buffer): void {
    if (this.#hasEnded) return;
    try {
      frames.push(chunk);
    } catch (error) {
      this.#end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** @throws Error when the process sends more than its pages may */
  #admit(bytes: number): void {
    this.#bytesLeft -= bytes + MESSAGE_BYTES;
    if (bytes > FRAME_BYTES || this.#bytesLeft < 0) throw new Error('the process sent more than its pages may');
  }

  #take(text: string): void {
    if (this.#hasEnded) return;
    const message = readMessage(text);
    if (message.kind === 'ended') this.#end(new Error(message.reason));
    else this.#options.take(message);
  }

  #end(reason: Error): void {
    if (this.#hasEnded) return;
    this.kill();
    this.#options.onEnd(reason);
  }

  #manner(code: number | null, signal: string | null): string {
    const manner = signal === null ? `with status ${code}` : `by ${signal}`;
    const lines = this.#lastWords.split('\n').filter((line) => line.trim() !== '');
    const telling = lines.find((line) => /fatal|error/i.test(line)) ?? lines.at(-1);
    return telling === undefined ? manner : `${manner}: ${telling.trim()}`;
  }

  /** It must not keep a server that has nothing else to do. */
  #letServerEnd(): void {
    this.#child.unref();
    // Pipes are sockets, which Node's types do not say.
    for (const pipe of this.#child.stdio) if (pipe instanceof Socket) pipe.unref();
  }
}
