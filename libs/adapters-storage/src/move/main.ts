/** `node libs/adapters-storage/src/move/main.ts DIRECTORY`, with the server in DATABASE_URL. */
import { DatabaseInUse } from '../sql/index.ts';
import { MoveRefused, moveToServer } from './move-to-server.ts';

/** Errors that the operator can fix: a refusal, or a server that cannot be reached. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof MoveRefused || error instanceof DatabaseInUse || (error instanceof Error && 'code' in error);

const [, , directory] = process.argv;
const url = process.env['DATABASE_URL'];

if (directory === undefined || url === undefined) {
  console.error('Usage: DATABASE_URL=postgres://… node libs/adapters-storage/src/move/main.ts DIRECTORY');
  process.exitCode = 2;
} else {
  try {
    await moveToServer(directory, url);
    console.log(`Everything in ${directory} is on the server now. Start the gateway with the same DATABASE_URL.`);
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
