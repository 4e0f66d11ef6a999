import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commands, help } from './commands.ts';

const portico = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, ['--no-warnings', join(import.meta.dirname, 'main.ts'), ...parameters], {
    encoding: 'utf8',
  });

describe('portico', () => {
  it('knows every command that there is', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'command')
      .map(({ name }) => name);
    expect(Object.keys(commands)).toEqual(folders.sort());
  });

  it.each(Object.keys(commands))(
    'leads to %s, which says what it takes, by a line and its usage where it is given something else',
    (name) => {
      const own = execFileSync(
        process.execPath,
        ['--no-warnings', join(import.meta.dirname, name, 'main.ts'), '--help'],
        {
          encoding: 'utf8',
        },
      );
      expect(portico(name, '--help')).toMatchObject({ status: 0, stdout: own });
      expect(own).toContain(`npm run ${name}`);
      expect(portico(name, '--no-such-option')).toMatchObject({
        status: 2,
        stdout: '',
        stderr: `Unknown option '--no-such-option'.\n\n${own}`,
      });
    },
  );

  it('says what there is where no command, or none that it knows, is named', () => {
    expect(portico()).toMatchObject({ status: 0, stdout: help });
    expect(portico('refnd')).toMatchObject({ status: 2, stdout: '', stderr: `There is no command refnd.\n\n${help}` });
  });
});
