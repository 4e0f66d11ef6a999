import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { missingPackages } from '../setup/install-dependencies.mjs';
import { root } from '../setup/paths.mjs';
import {
  closingLine,
  codeOfRun,
  failures,
  failuresOfFile,
  passedAlone,
  succeeded,
  sum,
  tally,
  tallyOfFile,
  withSuites,
} from './results.mjs';

describe('the closing line', () => {
  it('adds checks that count as one to the cases of Jest', () => {
    const jest = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    const all = sum([tally({ passed: 1, failed: 0 }), tally(jest)]);
    expect(closingLine(all)).toBe('8 passed, 3 failed');
  });

  it('counts a check without a readable result as failed', () => {
    expect(tallyOfFile('/nowhere/test.json')).toEqual({ passed: 0, failed: 1 });
    expect(tally({})).toEqual({ passed: 0, failed: 1 });
  });

  it('names each test that failed, and the file of tests that could not run', () => {
    const suite = (name: string, status: string, ...tests: readonly string[]) => ({
      name: join(root, name),
      status,
      assertionResults: tests.map((outcome, at) => ({ fullName: `does ${at}`, status: outcome })),
    });
    const testResults = [
      suite('libs/a.spec.ts', 'passed', 'passed'),
      suite('libs/b.spec.ts', 'failed', 'passed', 'failed'),
      suite('libs/c.spec.ts', 'failed'),
    ];
    expect(failures({ testResults })).toEqual(['libs/b.spec.ts: does 1', 'libs/c.spec.ts']);
    expect(failures({ passed: 0, failed: 1 })).toEqual([]);
    expect(failuresOfFile(join(root, 'nowhere/test.json'))).toEqual(['nowhere/test.json']);
  });

  it('says what a test that failed said first, and where in its file', () => {
    const failureMessages = [
      'a window > opens\n\u001B[31mlocator.waitFor: Timeout\u001B[39m\nCall log:\n  at seen (/x/fixture.ts:73:66)\n  at /x/b.spec.ts?179:99:15',
    ];
    const testResults = [
      {
        name: join(root, 'libs/b.spec.ts'),
        status: 'failed',
        assertionResults: [{ fullName: 'opens', status: 'failed', failureMessages }],
      },
    ];
    expect(failures({ testResults })).toEqual(['libs/b.spec.ts: opens\n  locator.waitFor: Timeout (line 99)']);
  });

  it('counts a file that was asked again as it was then, and every other as it was', () => {
    const suite = (name: string, status: string, ...tests: readonly string[]) => ({
      name,
      status,
      assertionResults: tests.map((outcome, at) => ({ fullName: `does ${at}`, status: outcome })),
    });
    const before = {
      testResults: [suite('a', 'failed', 'passed', 'failed'), suite('b', 'passed', 'passed'), suite('c', 'failed')],
    };
    const again = { testResults: [suite('a', 'passed', 'passed', 'passed')] };
    expect(tally(withSuites(before, again))).toEqual({ passed: 3, failed: 1 });
    expect(tally(withSuites(before, before))).toEqual({ passed: 2, failed: 2 });
    expect(failures(withSuites(before, again))).toEqual(['c']);
  });

  it.each([
    { of: 'nothing failed', tests: 0, browser: 0, again: [], code: 0 },
    { of: 'what failed passed alone', tests: 1, browser: 0, again: [['test', 0]], code: 0 },
    { of: 'another lane failed without a test that did', tests: 1, browser: 9, again: [['test', 0]], code: 9 },
    { of: 'nothing was asked again', tests: 1, browser: 0, again: [], code: 1 },
    { of: 'it failed alone', tests: 1, browser: 0, again: [['test', 3]], code: 1 },
    {
      of: 'one of two failed alone',
      tests: 1,
      browser: 0,
      again: [
        ['test', 0],
        ['test', 3],
      ],
      code: 1,
    },
    { of: 'the repeat alone broke', tests: 0, browser: 0, again: [['test', 3]], code: 3 },
  ] as const)('excuses the code of a lane only for tests of it that passed alone: $of', (run) => {
    const lanes = [
      { code: run.tests, ran: ({ check }: { check: string }) => check === 'test' },
      { code: run.browser, ran: ({ check }: { check: string }) => check === 'e2e' },
    ];
    const again = run.again.map(([check, code]) => ({ check, code }));
    expect(codeOfRun(lanes, again)).toBe(run.code);
  });

  it('knows a test again by its file and full name, whatever it says', () => {
    const first = ['a.spec.ts: opens\n  Timeout (line 9)', 'a.spec.ts: closes\n  Timeout (line 12)', 'b.spec.ts'];
    const left = ['a.spec.ts: opens\n  Error: gone (line 11)', 'b.spec.ts'];
    expect(passedAlone(first, left)).toEqual([first[1]]);
  });

  it.each([
    { passed: 0, failed: 0, code: 0, good: false },
    { passed: 5, failed: 0, code: 0, good: true },
    { passed: 5, failed: 1, code: 0, good: false },
    { passed: 5, failed: 0, code: 1, good: false },
  ])('is good only if something ran and nothing failed: $passed, $failed, exit $code', ({ code, good, ...all }) => {
    expect(succeeded(all, code)).toBe(good);
  });
});

describe('the packages that are missing', () => {
  const wanted = {
    '': {},
    'libs/domain': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0', integrity: 'y', optional: true },
  };
  const a = { version: '1.0.0', integrity: 'x' };

  it('are none when all is there; another machine’s optional package is not waited for', () => {
    expect(missingPackages(wanted, { 'node_modules/a': a }, () => true)).toEqual([]);
  });

  it.each([
    ['not installed', {}, true],
    ['installed in another version', { 'node_modules/a': { ...a, version: '0.9.0' } }, true],
    ['of another content', { 'node_modules/a': { ...a, integrity: 'z' } }, true],
    ['recorded, but gone from the disk', { 'node_modules/a': a }, false],
  ])('are those %s', (_, installed, present) => {
    expect(missingPackages(wanted, installed, () => present)).toEqual(['node_modules/a']);
  });
});
