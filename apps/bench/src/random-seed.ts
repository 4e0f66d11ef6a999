import { randomInt } from 'node:crypto';

/**
 * The seed of a bench that draws its input: `PORTICO_SEED`, or one by chance. What it prints first tells how to send
 * the same input again, whatever becomes of the run.
 */
export const seedOf = (bench: string): number => {
  const { PORTICO_SEED: given } = process.env;
  const seed = given === undefined ? randomInt(2 ** 31) : Number(given);
  console.log(`the same input again: PORTICO_SEED=${seed} npm run bench -- ${bench}`);
  return seed;
};
