const HEAD_BYTES = 4;

/**
 * Writes a message as a frame: the length of its JSON in bytes (four bytes, the highest first), then the JSON in UTF-8.
 * @throws Error when JSON cannot say it, or when it is larger than `mostBytes`
 */
export function frameOf(message: unknown, mostBytes = Infinity): Buffer {
  const text = JSON.stringify(message);
  const bytes = Buffer.byteLength(text);
  if (bytes > mostBytes) throw new Error(`${bytes} bytes are more than ${mostBytes}`);
  const frame = Buffer.allocUnsafe(HEAD_BYTES + bytes);
  frame.writeUInt32BE(bytes);
  frame.write(text, HEAD_BYTES);
  return frame;
}

interface FrameReaderOptions {
  /** Is called with the bytes of a frame before they are kept. What it throws is thrown by `push`. */
  readonly admit?: (bytes: number) => void;
  /** Takes the JSON of a frame. */
  readonly take: (text: string) => void;
}

/** Puts frames together from the chunks of a pipe. */
export class FrameReader {
  readonly #options: FrameReaderOptions;
  #chunks: Buffer[] = [];
  #bytes = 0;
  /** The bytes of the frame that is under way; null before its head was read. */
  #wanted: number | null = null;

  constructor(options: FrameReaderOptions) {
    this.#options = options;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    for (;;) {
      if (this.#wanted === null) {
        if (this.#bytes < HEAD_BYTES) return;
        const wanted = this.#next(HEAD_BYTES).readUInt32BE();
        this.#options.admit?.(wanted);
        this.#wanted = wanted;
      }
      if (this.#bytes < this.#wanted) return;
      const text = this.#next(this.#wanted).toString('utf8');
      this.#wanted = null;
      this.#options.take(text);
    }
  }

  #next(bytes: number): Buffer {
    const [first] = this.#chunks;
    const all = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    this.#chunks = [all.subarray(bytes)];
    this.#bytes -= bytes;
    return all.subarray(0, bytes);
  }
}
