import { DatabaseInUse, MigrationRefused } from '@portico/adapters-storage/sql';

/** What the person at the terminal can put right; shown as a sentence, not as a bug. */
export class Mistake extends Error {}

/** One process alone can have an embedded database open. */
const whatToDo =
  'Stop the gateway that uses it, run this again, and start the gateway; with a PostgreSQL server commands run beside it.';

/** Runs a command-line tool: its answer is the exit code, a mistake is one line and 1. */
export const runTool = async (work: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof DatabaseInUse || error instanceof MigrationRefused)) throw error;
    process.stderr.write(`${error.message}${error instanceof DatabaseInUse ? ` ${whatToDo}` : ''}\n`);
    process.exitCode = 1;
  }
};
