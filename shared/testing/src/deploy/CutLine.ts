import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface CutLineOptions {
  /** The line breaks after so many bytes, in either direction; left out, it does not. */
  readonly breaksAfter?: number;
  /** Whether it is mended as soon as it broke; left out, it stays broken. */
  readonly isMendedAtOnce?: boolean;
}

/** A line to a server, which breaks. Each has an address of its own, so that nobody goes on with a connection of another. */
export class CutLine {
  /** Bytes that went over it. */
  bytes = 0;
  #breaksAfter: number;
  readonly #isMendedAtOnce: boolean;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(port: number, { breaksAfter = Infinity, isMendedAtOnce = false }: CutLineOptions) {
    this.#breaksAfter = breaksAfter;
    this.#isMendedAtOnce = isMendedAtOnce;
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      this.#join(near, far);
      this.#join(far, near);
    });
  }

  static async to(url: string, options: CutLineOptions = {}): Promise<CutLine> {
    const line = new CutLine(Number(new URL(url).port), options);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // It listens on a port.
  }

  close(): void {
    this.#cut();
    this.#server.close();
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    // A cut is an error on both sides, and what is tested.
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.on('data', (part: Buffer) => this.#pass(part, to));
  }

  #pass(part: Buffer, to: Socket): void {
    const room = Math.max(0, this.#breaksAfter - this.bytes);
    this.bytes += Math.min(part.byteLength, room);
    if (part.byteLength <= room) {
      to.write(part);
      return;
    }
    if (this.#isMendedAtOnce) this.#breaksAfter = Infinity;
    // The last bytes arrive, so that the line breaks in the middle of something.
    to.write(part.subarray(0, room), () => this.#cut());
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
