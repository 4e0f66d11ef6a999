/** `node libs/adapters-storage/src/move/main.ts DIRECTORY`, with the server in DATABASE_URL. */
import { moveToServer } from './move-to-server.ts';

const [, , directory] = process.argv;
const url = process.env['DATABASE_URL'];

if (directory === undefined || url === undefined) {
  console.error('Usage: DATABASE_URL=postgres://… node libs/adapters-storage/src/move/main.ts DIRECTORY');
  process.exitCode = 2;
} else {
  await moveToServer(directory, url);
  console.log(`Everything in ${directory} is on the server now. Start the gateway with the same DATABASE_URL.`);
}
