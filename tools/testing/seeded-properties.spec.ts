import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { root } from '../setup/paths.mjs';
import { commandOf, seedProperties } from './seeded-properties.mjs';

const small = (number: number): void => expect(number).toBeLessThan(1_000);
const seed = 4_711;
const again = `PORTICO_SEED=${seed} npx nx test @portico/tools -- tools/testing/seeded-properties.spec.ts -t 'a broken law`;

class Grow implements fc.AsyncCommand<object, { size: number }> {
  check = () => true;
  async run(_: object, real: { size: number }) {
    real.size = await Promise.resolve(real.size + 1);
    expect(real.size).toBeLessThan(3);
  }
  toString = () => 'grow';
}
const growth = fc.commands([fc.constant(new Grow())]);
const grown = (commands: Iterable<fc.AsyncCommand<object, { size: number }>>) =>
  fc.asyncModelRun(() => ({ model: {}, real: { size: 0 } }), commands);

const broken: Readonly<Record<string, () => void | Promise<void>>> = {
  'a law': () => fc.assert(fc.property(fc.nat(), small), { seed }),
  'an asynchronous law': () =>
    fc.assert(
      fc.asyncProperty(fc.nat(), async (number) => small(await number)),
      { seed },
    ),
  'a run of a model': () => fc.assert(fc.asyncProperty(growth, grown), { seed }),
};

describe('a broken law', () => {
  it.each(Object.keys(broken))('says its case, its seed and the command that repeats it: %s', async (kind) => {
    const run = async (): Promise<void> => broken[kind]?.();
    const { message } = await run().then(
      () => new Error('It holds.'),
      (error: Error) => error,
    );
    expect(message).toContain(`seed: ${seed}, path: "`);
    expect(message).toContain(
      kind === 'a run of a model' ? 'Counterexample: [grow,grow,grow' : 'Counterexample: [1000]',
    );
    expect(message).toContain('toBeLessThan');
    expect(message).toContain(`${again} says its case, its seed and the command that repeats it: ${kind}'`);
  });

  it('is named in the command without any sign that a shell reads', () => {
    const test = { testPath: join(root, 'libs/domain/src/a.spec.ts'), currentTestName: `it's $5 of "x" (a|b) \\` };
    expect(commandOf(1, test)).toBe(
      "PORTICO_SEED=1 npx nx test @portico/domain -- libs/domain/src/a.spec.ts -t 'it.s .5 of .x. .a.b. .'",
    );
  });

  it('takes its input from the seed that is told', () => {
    const before = fc.readConfigureGlobal();
    try {
      seedProperties('12');
      expect(fc.check(fc.property(fc.nat(), small)).seed).toBe(12);
      const drawn = fc.sample(fc.nat(), 5);
      expect(fc.sample(fc.nat(), 5)).toEqual(drawn);
    } finally {
      fc.configureGlobal(before);
    }
  });
});
