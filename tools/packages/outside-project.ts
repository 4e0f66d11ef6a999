import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { surroundings } from '../setup/paths.mjs';
import { packInto } from './pack-tarballs.ts';

/** A folder outside of the repository, as somebody has it who writes an adapter. */
export class OutsideProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'portico-outside-')));

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** Packs the packages of this repository, built in here too: several tests may do so at once. */
  pack(): ReadonlyMap<string, string> {
    return packInto(join(this.folder, 'packed'), ({ folder }) => join(this.folder, 'built', basename(folder)));
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
