import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from 'jest-config';
import * as light from '../../node_modules/jest-light-runner/src/worker-runner.js';

/** How many tests run at a time: the first that fails is enough, and most mistakes fail in the first. */
const portions = [1, 4, Infinity];
const escaped = (name) => `^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;
const fileOf = (id) => id.slice(0, id.indexOf(': '));
const hasFailed = ({ status }) => status === 1;

/** What the code that Stryker writes into a mutated file looks at. */
const planted = () => (globalThis.__stryker__ ??= {});

/** Libraries that are mutated too are read from the copy, and not from where `node_modules` leads. */
const readFromCopy = (libraries) => {
  const places = new Map(
    libraries.flatMap((library) => {
      const { name, exports } = JSON.parse(readFileSync(resolve('libs', library, 'package.json'), 'utf8'));
      const urlOf = (file) => pathToFileURL(resolve('libs', library, file)).href;
      return Object.entries(exports).map(([part, file]) => [`${name}${part.slice(1)}`, urlOf(file)]);
    }),
  );
  registerHooks({
    resolve: (specifier, context, next) => next(places.get(specifier) ?? specifier, context),
  });
};

/**
 * Runs the tests of one project in bare Node, as `npm test` does: modules are loaded once, so that a mutant costs what its tests cost.
 * Stryker's own runner for Jest works in Jest's sandbox alone, where the texts and style sheets of the portal cannot be read.
 */
class BareNodeRunner {
  static inject = ['options'];
  #options;
  #config;
  #spoiled = false;

  constructor({ bareNode }) {
    this.#options = bareNode;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    // The same generated input every time, so that a mutant lives or dies for good.
    process.env.PORTICO_SEED = '20260101';
    readFromCopy(this.#options.beside ?? []);
    this.#config = await readConfig({ ci: true, runInBand: true }, resolve(this.#options.project, 'jest.config.mjs'));
  }

  async dryRun() {
    Object.defineProperty(planted(), 'currentTestId', { configurable: true, get: () => this.#currentTest() });
    const tests = [];
    const files = this.#found(this.#options.tests);
    await this.#run(files[0], ['sets up']);
    // What a module works out when it is loaded would be put down to the test that happens to load it.
    for (const file of this.#found(this.#options.loads)) await import(resolve(this.#options.project, file));
    for (const file of files) tests.push(...(await this.#run(file)));
    delete planted().currentTestId;
    return { status: 'complete', tests, mutantCoverage: planted().mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }) {
    if (this.#spoiled) throw new Error('A mutant has left something behind; another process goes on.');
    Object.assign(planted(), { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
    const failed = await this.#firstFailure(testFilter);
    Object.assign(planted(), { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    const nrOfTests = testFilter.length;
    if (failed === undefined) return { status: 'survived', nrOfTests };
    // What is kept for good, such as a chunk that did not come, would have the tests of the next mutants fail too.
    this.#spoiled = (await this.#firstFailure([failed.id])) !== undefined;
    return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage, nrOfTests };
  }

  #found(pattern) {
    return globSync(pattern, { cwd: this.#options.project }).toSorted();
  }

  async #firstFailure(ids) {
    for (const [file, own] of Map.groupBy(ids, fileOf)) {
      const names = own.map((id) => id.slice(file.length + 2));
      for (const size of portions) {
        const some = names.splice(0, size);
        const failed = some.length === 0 ? undefined : (await this.#run(file, some)).find(hasFailed);
        if (failed !== undefined) return failed;
      }
    }
    return undefined;
  }

  /** One file of tests, or those of it that are named. */
  async #run(file, names) {
    const { globalConfig, projectConfig } = this.#config;
    const testNamePattern = names === undefined ? null : names.map(escaped).join('|');
    light.setWorkerData({ globalConfig: { ...globalConfig, testNamePattern }, projectConfig, runtime: 'main_thread' });
    globalThis.expect?.setState({ currentTestName: undefined });
    try {
      const { testResults } = await light.default(resolve(this.#options.project, file));
      return testResults.filter(({ status }) => status !== 'pending').map((one) => this.#result(file, one));
    } finally {
      await light.cleanup();
      // Set up once for all runs, as it is for all files of a project.
      this.#config = { globalConfig, projectConfig: { ...projectConfig, setupFiles: [], setupFilesAfterEnv: [] } };
    }
  }

  #result(file, { ancestorTitles, title, duration = 0, status, failureMessages }) {
    const name = [...ancestorTitles, title].join(' ');
    const told = {
      id: `${file}: ${name}`,
      name,
      fileName: resolve(this.#options.project, file),
      timeSpentMs: duration,
    };
    return status === 'failed'
      ? { ...told, status: 1, failureMessage: failureMessages.join('\n') }
      : { ...told, status: 0 };
  }

  #currentTest() {
    const { testPath, currentTestName } = globalThis.expect?.getState() ?? {};
    if (currentTestName === undefined) return undefined;
    return `${relative(this.#options.project, testPath)}: ${currentTestName}`;
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bare-node', injectableClass: BareNodeRunner }];
export const strykerValidationSchema = { properties: { bareNode: { type: 'object' } } };
