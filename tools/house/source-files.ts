import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/paths.mjs';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const isTest = (path: string): boolean =>
  /\.(?:spec|contract|part|e2e)\.tsx?$|\/(?:testing|portal-e2e|conformance)\//.test(path);

/** Every TypeScript file that somebody writes by hand, without tests and what only tests use. */
export const sourceFiles = (): readonly SourceFile[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)) && !/\/generated\//.test(path) && !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const trees = new WeakMap<SourceFile, ts.SourceFile>();

/** A file as it is parsed, once for all measures. */
export const treeOf = (file: SourceFile): ts.SourceFile => {
  const known = trees.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  trees.set(file, known);
  return known;
};
