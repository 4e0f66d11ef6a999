import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { surroundings } from '../setup/paths.mjs';
import { packInto } from './pack-tarballs.ts';

let packed: ReadonlyMap<string, string> | undefined;

const newFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'portico-outside-')));

/** Built outside too: other processes may do so at once. */
const packOnce = (): ReadonlyMap<string, string> => {
  const place = newFolder();
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  return packInto(join(place, 'packed'), ({ folder }) => join(place, 'built', basename(folder)));
};

/** A folder outside of the repository, as somebody has it who writes an adapter. */
export class OutsideProject {
  readonly folder = newFolder();

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** The packages of this repository, packed once for all files of tests: nothing changes them meanwhile. */
  pack(): ReadonlyMap<string, string> {
    return (packed ??= packOnce());
  }

  /** Installs packages from paths, without a network. */
  install(...paths: readonly string[]): void {
    this.npm('install', '--offline', '--no-audit', '--no-fund', ...paths);
  }

  /** What npm prints. */
  npm(...parameters: readonly string[]): string {
    return this.run('npm', parameters);
  }

  run(command: string, parameters: readonly string[]): string {
    const env = surroundings();
    return execFileSync(command, parameters, {
      cwd: this.folder,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
