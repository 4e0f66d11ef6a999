import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ title: string, fullName: string, status: string }} Case one test of Jest's report
 * @typedef {{ message: string, assertionResults: readonly Case[] }} Suite
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
