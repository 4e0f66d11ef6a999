import { connect, type Socket } from 'node:net';
import type { ScanVerdict, UploadScanner } from '@portico/domain/messages';

/** Where a ClamAV daemon listens: a host and its port, or a socket of this machine. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Bytes of one piece of a file on its way. */
const piece = 64 * 1_024;
/** A verdict is one short line. */
const longestAnswer = 4_096;

/** Asks a ClamAV daemon by its INSTREAM command, over one connection for each file. */
export class ClamdScanner implements UploadScanner {
  readonly #address: ClamdAddress;
  readonly #patience: number;

  /** `patience`: milliseconds within which there has to be a verdict. */
  constructor(address: ClamdAddress, patience = 30_000) {
    this.#address = address;
    this.#patience = patience;
  }

  scan(bytes: Uint8Array): Promise<ScanVerdict> {
    return new Promise((resolve) => {
      const socket = connect(this.#address);
      let said = '';
      const end = (): void => {
        clearTimeout(timer);
        socket.destroy();
        resolve(verdictOf(said));
      };
      const timer = setTimeout(() => {
        said = '';
        end();
      }, this.#patience);
      socket.on('connect', () => send(socket, bytes));
      socket.on('data', (chunk: Buffer) => {
        said += chunk.toString('latin1');
        if (said.includes('\0') || said.length > longestAnswer) end();
      });
      socket.on('error', end);
      socket.on('close', end);
    });
  }
}

const send = (socket: Socket, bytes: Uint8Array): void => {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += piece) {
    const part = bytes.subarray(at, at + piece);
    socket.write(lengthOf(part.length));
    socket.write(part);
  }
  socket.write(lengthOf(0));
};

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** Only a whole answer counts: one that broke off, or complains of the size, is none. */
const verdictOf = (said: string): ScanVerdict => {
  if (said === 'stream: OK\0') return 'clean';
  return /^stream: .+ FOUND\0$/.test(said) ? 'infected' : 'unreachable';
};
