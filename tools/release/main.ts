import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, surroundings } from '../setup/paths.mjs';
import { writeBundle } from './write-bundle.ts';

const usage = `Makes the bundle of a release: the gateway, its portal and the commands of an operator, to run beside Node 24 or later.

  npm run bundle [-- --into FOLDER]      FOLDER is dist/release if none is named

The portal must be built before (npx nx run @portico/portal:build). Beside the folder a tar file and its bill of materials
(CycloneDX, by npm) are written.
`;

const { values } = parseArgs({
  options: { into: { type: 'string', default: 'dist/release' }, help: { type: 'boolean', default: false } },
});

const run = (command: string, parameters: readonly string[], cwd: string): string =>
  execFileSync(command, parameters, { cwd, env: surroundings(), encoding: 'utf8', maxBuffer: 64 * 1_048_576 });

const make = (): void => {
  const site = join(root, 'apps/portal/dist');
  if (!existsSync(join(site, 'open-paths.json')))
    throw new Error('Build the portal first: npx nx run @portico/portal:build');
  const into = resolve(root, values.into);
  const folder = join(into, 'portico');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const commit = run('git', ['rev-parse', 'HEAD'], root).trim();
  const packages = writeBundle({ root, site, commit }, folder);
  writeFileSync(join(into, 'sbom.cdx.json'), run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], folder));
  run(
    'tar',
    ['--owner=0', '--group=0', '--sort=name', '-czf', join(into, 'portico.tar.gz'), '-C', into, 'portico'],
    into,
  );
  process.stdout.write(`${folder} and portico.tar.gz hold ${packages.length} packages; sbom.cdx.json lists them.\n`);
};

if (values.help) process.stdout.write(usage);
else make();
