/** Seconds that what tests have started may need to end by itself. */
const patience = 30;

/**
 * Jest waits for as long as anything that a test has started still runs, and a run that never ends says nothing of what
 * failed in it. After its last test a run has 30 seconds; then it is ended, and has failed.
 */
export default class EndOfRun {
  #timers;
  #process;

  /**
   * @param {object} _config
   * @param {object} _options
   * @param {object} _context
   * @param {{ timers?: { setTimeout: (end: () => void, after: number) => { unref: () => unknown } }, process?: { stderr: { write: (text: string) => unknown }, exit: (code: number) => unknown } }} [surroundings]
   */
  constructor(_config, _options, _context, { timers = globalThis, process = globalThis.process } = {}) {
    this.#timers = timers;
    this.#process = process;
  }

  onRunComplete() {
    const end = () => {
      this.#process.stderr.write(
        `${patience} seconds after the last test, something that a test has started still runs.\n`,
      );
      this.#process.exit(1);
    };
    // It keeps no run from ending.
    this.#timers.setTimeout(end, patience * 1000).unref();
  }
}
