import { addEventHandler } from 'jest-circus';

/**
 * Files share their modules, and with them what a test left behind.
 *
 * @param {(outermost: import('@jest/types').Circus.DescribeBlock) => void} begin called once in each file, at its first
 *   test, block or hook
 */
export const onNewFile = (begin) => {
  const known = new WeakSet();
  addEventHandler((_, { rootDescribeBlock }) => {
    if (known.has(rootDescribeBlock)) return;
    known.add(rootDescribeBlock);
    begin(rootDescribeBlock);
  });
};
