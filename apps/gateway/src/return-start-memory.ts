import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what starting took: the young generation of the heap grows while modules are loaded, and V8 shrinks it only when
 * it collects, which a gateway that nobody asks anything does not do for hours. The collector is a flag of V8 and no part of
 * the language, so that it is asked for here and not in every command that starts a gateway.
 */
export const returnStartMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as typeof gc;
  // Twice: the first drops what code is compiled anew when it is needed, the second the pages that it leaves.
  for (let round = 0; round < 2; round += 1) collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
};
