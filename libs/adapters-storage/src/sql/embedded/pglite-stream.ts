import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

const terminate = 'X'.charCodeAt(0);

/**
 * PGlite in place of a network socket: what `pg` writes is answered by the engine in this process. The engine has a
 * single session, so one stream may be open at a time.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** Leaves nothing of an earlier connection in the session, as a server would. */
  connect(): this {
    this.#pglite
      .exec('rollback')
      .then(() => this.#pglite.exec('discard all'))
      .then(
        () => this.emit('connect'),
        (error: Error) => this.destroy(error),
      );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(bytes, done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: (error?: Error) => void): void {
    if (bytes[0] === terminate) return done();
    const answer: Buffer[] = [];
    this.#pglite
      // The one way in that hands the answer over unparsed: the others keep what they parsed of it for ever.
      .execProtocolRawStream(bytes, { syncToFs: false, onRawData: (piece) => void answer.push(Buffer.from(piece)) })
      .catch(() => void answer.splice(0))
      .then(() => setImmediate(() => this.#handOver(Buffer.concat(answer), done)));
  }

  /** Later than the question, as from a network: `pg` does not expect an answer while it asks, and other work gets its turn. */
  #handOver(answer: Buffer, done: (error?: Error) => void): void {
    if (this.destroyed) return done();
    // A live engine answers every message that asks; silence would leave the caller waiting for ever.
    if (answer.length === 0) return done(new Error('The embedded database has stopped.'));
    this.push(answer);
    done();
  }
}
