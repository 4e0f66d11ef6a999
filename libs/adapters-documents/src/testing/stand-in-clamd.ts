import { createServer, type Socket } from 'node:net';

/** The text that every scanner calls a virus, so that it can be tested. It stands in two parts, lest this file is found. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** `obliging` looks for the test virus; the others are what a daemon does on a bad day. */
export type ClamdMood = 'obliging' | 'silent' | 'dying' | 'breaking-off' | 'full' | 'babbling';

export interface StandInClamd {
  readonly host: string;
  readonly port: number;
  mood: ClamdMood;
  close(): Promise<void>;
}

/** Reads INSTREAM as a ClamAV daemon does, on a port of this machine. */
export const startClamd = async (): Promise<StandInClamd> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let taken = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      taken = Buffer.concat([taken, chunk]);
      if (daemon.mood === 'dying') return socket.destroy();
      const stream = streamIn(taken);
      if (stream !== undefined)
        socket.write(answers[daemon.mood](stream), () => daemon.mood === 'breaking-off' && socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const daemon: StandInClamd = {
    host: '127.0.0.1',
    port: typeof address === 'object' && address !== null ? address.port : 0,
    mood: 'obliging',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return daemon;
};

const answers: Readonly<Record<ClamdMood, (stream: Buffer) => string>> = {
  obliging: (stream) => (stream.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'),
  silent: () => '',
  dying: () => '',
  'breaking-off': () => 'stream: O',
  full: () => 'INSTREAM size limit exceeded. ERROR\0',
  babbling: () => 'stream: '.repeat(10_000),
};

/** The whole file, once its last piece, which is empty, is there. */
const streamIn = (taken: Buffer): Buffer | undefined => {
  const command = 'zINSTREAM\0';
  if (taken.subarray(0, command.length).toString('latin1') !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= taken.length;) {
    const length = taken.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    if (at + 4 + length > taken.length) return undefined;
    parts.push(taken.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};
