import { existsSync, readFileSync } from 'node:fs';
import { Gauge, type Registry } from 'prom-client';
import gateway from '../package.json' with { type: 'json' };

/** Which release runs; the commit is known where it was installed as a bundle. */
export interface BuildInfo {
  readonly version: string;
  readonly commit: string;
  readonly node: string;
}

/** A bundle says in this file what it was made of. */
const bundled = new URL('../build.json', import.meta.url);

export const readBuildInfo = (file: URL = bundled): BuildInfo => {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly commit?: string }) : {};
  return { version: gateway.version, commit: kept.commit ?? 'unknown', node: process.versions.node };
};

/** A number that is always 1, so that others can be told apart by the release they come from. */
export const countBuild = (registry: Registry, build: BuildInfo = readBuildInfo()): BuildInfo => {
  new Gauge({
    name: 'portico_build_info',
    help: 'Which release this instance runs, of which commit, on which Node.',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  }).set({ ...build }, 1);
  return build;
};
