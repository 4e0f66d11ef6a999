const beginnings = [];

/**
 * Files share their modules, and with them what a test left behind.
 *
 * @param {() => void} run called at the beginning of each file, where it may add hooks to it
 */
export const onNewFile = (run) => void beginnings.push(run);

/** Begins a file. */
export const begin = () => beginnings.forEach((run) => run());
