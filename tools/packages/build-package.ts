import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/paths.mjs';
import { publishedManifest, type Publishable } from './publishable.ts';

/** Where the package of a library is built. */
export type BuiltFolder = (one: Publishable) => string;

/** Writes a library as JavaScript with declarations, its manifest, its README and the license. A mistake of types is thrown. */
export const buildPackage = (one: Publishable, needed: readonly Publishable[], builtFolder: BuiltFolder): void => {
  const output = builtFolder(one);
  rmSync(output, { recursive: true, force: true });
  const program = ts.createProgram(entriesOf(one), optionsOf(one, needed, builtFolder));
  const { diagnostics } = program.emit();
  const mistakes = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (mistakes.length > 0) {
    const host = { getCurrentDirectory: () => root, getCanonicalFileName: String, getNewLine: () => '\n' };
    throw new Error(ts.formatDiagnostics(mistakes, host));
  }
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'package.json'), `${JSON.stringify(publishedManifest(one), undefined, 2)}\n`);
  copyFileSync(join(one.folder, 'README.md'), join(output, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(output, 'LICENSE'));
};

/** Only what can be reached from these is published: tests and their helpers are not. */
const entriesOf = ({ folder, manifest }: Publishable): string[] =>
  [...Object.values(manifest.exports), ...Object.values(manifest.bin ?? {})].map((source) => join(folder, source));

const optionsOf = (one: Publishable, needed: readonly Publishable[], builtFolder: BuiltFolder): ts.CompilerOptions => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(one.folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return {
    ...config?.options,
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: join(one.folder, 'src'),
    outDir: builtFolder(one),
    // The others are read as they are published, so that their declarations are tried too.
    paths: Object.fromEntries(needed.map((other) => [other.manifest.name, [join(builtFolder(other), 'index.d.ts')]])),
  };
};
