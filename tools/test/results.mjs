import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../setup/paths.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ fullName: string, status: string }} Case one test of Jest's report
 * @typedef {{ name: string, status: string, assertionResults: readonly Case[] }} Suite one file of it
 */

/**
 * Where a check of a project leaves what came of it. Nx keeps it with its cache, so a check that is not repeated still
 * counts.
 *
 * @param {string} project its folder
 * @param {string} check
 */
export const resultFile = (project, check) => join(root, project, 'test-results', `${check}.json`);

/**
 * @param {string} project
 * @param {string} check
 * @param {Tally} counted
 */
export const leave = (project, check, counted) => {
  const file = resultFile(project, check);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(counted)}\n`);
};

/**
 * Counts one result file: either the tally of a check that counts as one, or Jest's report, where a suite that could
 * not run at all has no cases and counts as one failure.
 *
 * @param {any} report
 * @returns {Tally}
 */
export const tally = (report) => {
  if (typeof report?.passed === 'number' && typeof report.failed === 'number') {
    return { passed: report.passed, failed: report.failed };
  }
  if (typeof report?.numPassedTests !== 'number') return { passed: 0, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
};

/**
 * A check that left no result, or an unreadable one, has failed: it was expected to run.
 *
 * @param {string} file
 * @returns {Tally}
 */
export const tallyOfFile = (file) => {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/**
 * What failed by Jest's report, a line each: the file, and the test unless the file could not run at all. Empty for the tally of a
 * check that counts as one, which says in its own output what it found.
 *
 * @param {any} report
 * @returns {readonly string[]}
 */
export const failures = (report) =>
  /** @type {readonly Suite[]} */ (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    });

/**
 * What failed in one check, for the end of a run, where it is found without reading the rest: a check without a readable result
 * is named by its file.
 *
 * @param {string} file
 * @returns {readonly string[]}
 */
export const failuresOfFile = (file) => {
  const named = relative(root, file);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const found = failures(report);
    return found.length === 0 && tally(report).failed > 0 ? [named] : found;
  } catch {
    return [named];
  }
};

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** @param {Tally} all */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * @param {Tally} all
 * @param {number} exitCode of what ran the checks
 */
export const succeeded = ({ passed, failed }, exitCode) => passed > 0 && failed === 0 && exitCode === 0;
