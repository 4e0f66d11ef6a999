import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './run-process.mjs';

/** How every browser of the tests, screens and benches is started: headless, and silent towards the network. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell comes first: it draws no window, and a browser that does spends most of a short visit on it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const executable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser that Playwright keeps for itself, if it was ever asked to. */
const ofPlaywright = () => {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
};

/**
 * The Chromium (or Chrome) of this machine as an absolute path, or `undefined`. `PORTICO_CHROMIUM` names one outright.
 *
 * @returns {string | undefined}
 */
export const findChromium = () => {
  const named = process.env.PORTICO_CHROMIUM;
  if (named) return named;
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places];
  const candidates = folders.flatMap((folder) =>
    folder.endsWith('Chromium') || folder.endsWith('Chrome') ? [folder] : names.map((name) => join(folder, name)),
  );
  const found = candidates.find((file) => existsSync(file) && executable(file));
  if (found) return found;
  const own = ofPlaywright();
  return own && existsSync(own) ? own : undefined;
};

/** The shell brings none, and text without a font has no width to test. */
const fonts = ['fonts-dejavu-core', 'fonts-liberation'];

const onDebianAsRoot = () => {
  try {
    return process.getuid?.() === 0 && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/** Finds a Chromium or brings one: from Debian where that is possible, else Playwright's own build. */
export const ensureChromium = async () => {
  if (findChromium()) return;
  if (onDebianAsRoot()) {
    console.log('No Chromium found for the browser tests: installing Debian’s …');
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    const updated = await run('apt-get', ['-q', 'update'], quietly);
    if (updated === 0) await run('apt-get', ['-q', 'install', '-y', 'chromium-headless-shell', ...fonts], quietly);
    if (findChromium()) return;
  }
  console.log('No Chromium found for the browser tests: Playwright brings its own build …');
  await run('npx', ['playwright-core', 'install', 'chromium']);
  if (findChromium()) return;
  console.error('There is no Chromium on this machine: the browser tests will fail. Name one in PORTICO_CHROMIUM.');
};
