/** `node libs/adapters-storage/src/move/main.ts DIRECTORY`, with the server in DATABASE_URL, or in the file that DATABASE_URL_FILE names. */
import { DatabaseInUse } from '../sql/index.ts';
import { MoveRefused, moveToServer } from './move-to-server.ts';
import { serverOf } from './server-of-environment.ts';

/** Errors that the operator can fix: a refusal, or a server that cannot be reached. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof MoveRefused || error instanceof DatabaseInUse || (error instanceof Error && 'code' in error);

const [, , directory] = process.argv;
const server = serverOf(process.env);

if (directory === undefined || (server.ok && server.value === undefined)) {
  console.error(
    'Usage: DATABASE_URL=postgres://… (or DATABASE_URL_FILE=PATH) node libs/adapters-storage/src/move/main.ts DIRECTORY',
  );
  process.exitCode = 2;
} else {
  try {
    if (!server.ok) throw new MoveRefused(server.error);
    await moveToServer(directory, server.value ?? '');
    console.log(`Everything in ${directory} is on the server now. Start the gateway with the same DATABASE_URL.`);
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
