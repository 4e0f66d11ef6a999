import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup/paths.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ fullName: string, status: string, failureMessages?: readonly string[] }} Case one test of Jest's report
 * @typedef {{ name: string, status: string, assertionResults: readonly Case[] }} Suite one file of it
 */

const suitesOf = (report) => /** @type {readonly Suite[]} */ (report?.testResults ?? []);

/**
 * @param {string} file
 * @returns {any}
 */
export const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

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
    return tally(readReport(file));
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** The first line of what a test that failed said, and the line of its file where it did; empty where it said nothing. */
const reason = ({ failureMessages = [] }, file) => {
  const [said = ''] = failureMessages;
  const plain = stripVTControlCharacters(said);
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  // The name of the test may stand before what it said.
  const first = lines.find((line) => /error|timeout|expect/i.test(line)) ?? lines[0] ?? '';
  const [, line] = new RegExp(`${basename(file).replaceAll('.', '\\.')}(?:\\?\\d+)?:(\\d+):`).exec(plain) ?? [];
  return first === '' ? '' : `\n  ${first.trim().slice(0, 300)}${line === undefined ? '' : ` (line ${line})`}`;
};

/**
 * What failed by Jest's report: the file, and the test with what it said unless the file could not run at all. Empty for the tally
 * of a check that counts as one, which says in its own output what it found.
 *
 * @param {any} report
 * @returns {readonly string[]}
 */
export const failures = (report) =>
  suitesOf(report)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      return failed.length === 0 ? [file] : failed.map((one) => `${file}: ${one.fullName}${reason(one, name)}`);
    });

/**
 * The files of tests that failed in one check; none where it left no readable report.
 *
 * @param {string} file
 * @returns {readonly string[]}
 */
export const failedSuites = (file) => {
  try {
    return suitesOf(readReport(file))
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => name);
  } catch {
    return [];
  }
};

/**
 * A report in which the files of another one stand for what they were before.
 *
 * @param {any} before
 * @param {any} again
 */
export const withSuites = (before, again) => {
  const names = new Set(suitesOf(again).map(({ name }) => name));
  const testResults = [...suitesOf(before).filter(({ name }) => !names.has(name)), ...suitesOf(again)];
  const count = (wanted) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;
  return {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    ).length,
  };
};

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
    const report = readReport(file);
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

/**
 * The file and the full name of what failed, without what it said: it may say something else when it is asked again.
 *
 * @param {string} failure
 */
const nameOf = (failure) => failure.split('\n', 1)[0];

/**
 * What failed at first and no longer does.
 *
 * @param {readonly string[]} first
 * @param {readonly string[]} left
 */
export const passedAlone = (first, left) => {
  const names = new Set(left.map(nameOf));
  return first.filter((failure) => !names.has(nameOf(failure)));
};

/**
 * The exit code of a run. What a lane answered for tests that failed in it is excused once all of them were asked again and
 * that ended well; nothing else is.
 *
 * @template Asked
 * @param {readonly { code: number, ran: (one: Asked) => boolean }[]} lanes
 * @param {readonly (Asked & { code: number })[]} askedAgain
 */
export const codeOfRun = (lanes, askedAgain) => {
  const codes = lanes.map(({ code, ran }) => {
    const own = askedAgain.filter((one) => ran(one));
    return own.length > 0 && own.every((one) => one.code === 0) ? 0 : code;
  });
  return [...codes, ...askedAgain.map(({ code }) => code)].find((code) => code !== 0) ?? 0;
};

/** @param {Tally} all */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * @param {Tally} all
 * @param {number} exitCode of what ran the checks
 */
export const succeeded = ({ passed, failed }, exitCode) => passed > 0 && failed === 0 && exitCode === 0;
