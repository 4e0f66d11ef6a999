import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './paths.mjs';
import { progressSteps } from './progress-steps.mjs';
import { run } from './run-process.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder, as in `package-lock.json`
 */

/**
 * The folders that an install would have to bring or change: wanted and not installed in this version, or recorded
 * as installed and not there. Optional packages are wanted only where npm found that they fit the machine.
 *
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @param {(folder: string) => boolean} present
 * @returns {string[]}
 */
export const missingPackages = (wanted, installed, present) =>
  Object.entries(wanted)
    .filter(([folder]) => folder.includes('node_modules/'))
    .filter(([folder, locked]) => {
      const found = installed[folder];
      if (found === undefined) return !locked.optional;
      return found.version !== locked.version || found.integrity !== locked.integrity || !present(folder);
    })
    .map(([folder]) => folder);

/** @returns {LockedPackages} */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** @param {LockedPackages} packages those without which the portal does not run */
const toRun = (packages) => Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true));

const present = (folder) => existsSync(join(root, folder, 'package.json'));

/**
 * The folders that an install in `home` would have to bring or change. npm writes `node_modules/.package-lock.json` last,
 * so a broken off or outdated install shows there.
 *
 * @param {string} home
 * @param {LockedPackages} [wanted]
 */
export const missingIn = (home, wanted = packagesOf(join(home, 'package-lock.json'))) =>
  missingPackages(wanted, packagesOf(join(home, 'node_modules/.package-lock.json')), (folder) =>
    present(join(home, folder)),
  );

/**
 * Has npm bring what the lock file in `home` says.
 *
 * @param {string} home
 * @param {readonly string[]} [options]
 */
export const install = async (home, options = []) => {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const there = ['--prefix', join(root, home), ...quiet, ...options];
  let code = await run('npm', ['ci', ...there]);
  if (code !== 0) {
    // npm ci refuses a lock file without the binaries of other machines, which a mirror of the registry may not have.
    console.log('npm ci did not do it; trying npm install …');
    code = await run('npm', ['install', '--no-save', ...there]);
  }
  if (code !== 0) throw new Error('The packages could not be installed; npm’s message stands above.');
};

/**
 * Makes `node_modules` what `package-lock.json` says; nothing is done when all is well, at the price of some look-ups.
 * Who only wants to run the portal waits for no package of the checks.
 *
 * @param {{ readonly onlyToRun: boolean }} options
 */
export const installDependencies = async ({ onlyToRun }) => {
  const locked = packagesOf('package-lock.json');
  const wanted = onlyToRun ? toRun(locked) : locked;
  const missing = missingIn('.', wanted);
  if (missing.length === 0 && existsSync(pinnedNode)) return;
  // Packages of the checks that are there already stay.
  const hasChecks = Object.values(packagesOf('node_modules/.package-lock.json')).some(({ dev }) => dev === true);

  const all = Object.keys(wanted).filter((folder) => folder.startsWith('node_modules/') && !wanted[folder].optional);
  console.log(`Installing ${all.length} packages (${missing.length || 1} missing or outdated) …`);
  const isWorthALine = progressSteps();
  const watch = setInterval(() => {
    const there = all.filter(present).length;
    if (isWorthALine(there, all.length) && there < all.length)
      console.log(`  ${there} of ${all.length} packages are there`);
  }, 1000);
  await install('.', onlyToRun && !hasChecks ? ['--omit=dev'] : []).finally(() => clearInterval(watch));
  if (!existsSync(pinnedNode)) {
    throw new Error(
      'The package `node` was installed without its binary. npm must be allowed to run its install script: ' +
        '`npm config get ignore-scripts` should say false; then remove node_modules and start again.',
    );
  }
  console.log('All packages are there.');
};
