import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DatabaseInUse } from '@portico/adapters-storage/sql';
import { Mistake, runTool } from './run-command.ts';

const told = async (mistake: Error): Promise<string> => {
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await runTool(() => Promise.reject(mistake));
  return said.join('');
};

describe('what a command says that could not do its work', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
  });

  it('is one line of what the person can put right', async () => {
    expect(await told(new Mistake('--reason is needed.'))).toBe('--reason is needed.\n');
    expect(process.exitCode).toBe(1);
  });

  it('is what to do about a gateway that has the embedded database open', async () => {
    expect(await told(new DatabaseInUse('/srv/portico/data', 12))).toBe(
      'The database in /srv/portico/data is in use by another process (pid 12). Stop the gateway that uses it, run this again, ' +
        'and start the gateway; with a PostgreSQL server commands run beside it.\n',
    );
  });

  it('leaves a bug to be seen', async () => {
    await expect(told(new Error('a bug'))).rejects.toThrow('a bug');
  });
});
