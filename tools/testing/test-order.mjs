// A test means the same wherever it stands. `--randomize` shows it: with it, the tests and blocks of a block come in another
// order; Jest's runner for bare Node leaves that to us.

/** @typedef {() => void} Add adds one test or block to Jest */

/** @type {Add[][]} */
const open = [];

/** Of Numerical Recipes: the same order for the same seed on every machine. */
const numbersOf = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} seed
 * @returns {readonly T[]}
 */
export const shuffled = (all, seed) => {
  const next = numbersOf(seed);
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
};

const seed = () => process.env.PORTICO_TEST_SEED;

export const isRandom = () => seed() !== undefined;

/** Adds at once, or once its block is whole. @param {Add} add */
export const queue = (add) => {
  const block = open.at(-1);
  if (block === undefined || !isRandom()) add();
  else block.push(add);
};

/** The body of a block. @param {() => void} body */
export const within = (body) => {
  const block = [];
  open.push(block);
  try {
    body();
  } finally {
    open.pop();
  }
  if (isRandom()) for (const add of shuffled(block, Number(seed()))) add();
};
