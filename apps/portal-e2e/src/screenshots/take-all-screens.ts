// `npm run screens [-- [--pseudo | --widths] NAME…]`: a picture of every screen, or of those whose names begin so, in every language, scheme
// and size, or with `--widths` in English, light, at 390, 820, 1280 and 1920 pixels and in letters of 200 %, on one sheet: screens/index.html, and in pictures of its own, sheet-01.jpg and on. Each is checked by axe; a broken rule, or a screen that did not come
// about, is named in the table and fails the run. With `--pseudo` they speak the pseudo-language, which shows texts that are cut off or written on the spot.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sizes, type Size } from '../browser/browser.ts';
import { BrowserHarness } from '../browser/browser-harness.ts';
import { buildPortal } from '@portico/tools/setup/portal-build.mjs';
import { root } from '@portico/tools/setup/paths.mjs';
import { pseudoLanguage } from '@portico/tools/messages/pseudo-language.ts';
import { buildPseudoPortal } from './pseudo-language.ts';
import { startCapabilitySets } from '../practices/start-capability-sets.ts';
import { practiceSystemScreens } from './practice-system-screen-states.ts';
import { languages, schemes, screens, type ScreenToShow } from './all-screen-states.ts';
import { sheetOf, takeSheet } from './picture-sheet.ts';
import { lookNamed, take, type Look, type Picture } from './take-pictures.ts';

const { values, positionals: wanted } = parseArgs({
  options: { pseudo: { type: 'boolean', default: false }, widths: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isChosen = ({ name }: ScreenToShow) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const ofSystems = practiceSystemScreens.filter(isChosen);
const chosen = [...screens.filter(isChosen), ...ofSystems];
const spoken: readonly Look['language'][] = values.pseudo ? [pseudoLanguage] : languages;
const widthLooks: readonly Look[] = [
  ...[390, 820, 1_280, 1_920].map((width) => ({ width })),
  ...[390, 1_280].map((width) => ({ width, isLarge: true })),
].map((look) => ({ language: 'en', scheme: 'light', size: look.width < 800 ? 'phone' : 'desktop', ...look }));
const looksOf = ({ schemes: own = schemes }: ScreenToShow): readonly Look[] =>
  values.widths
    ? widthLooks
    : spoken.flatMap((language) =>
        own.flatMap((scheme) => (Object.keys(sizes) as Size[]).map((size) => ({ language, scheme, size }))),
      );
const folder = join(root, 'screens');

if (!values.pseudo) await buildPortal();
const options = {
  ...(values.pseudo ? { site: buildPseudoPortal() } : {}),
  ...(ofSystems.length > 0 ? { practices: startCapabilitySets } : {}),
};
await rm(folder, { recursive: true, force: true });
const pictures = new Map<string, readonly Picture[]>();

const tell = (name: string, taken: readonly Picture[]): void => {
  const wrong = taken.filter(({ violations, failure }) => violations.length > 0 || failure !== undefined);
  console.log(`${name.padEnd(26)} ${String(taken.length).padStart(3)} pictures   ${wrong.length === 0 ? 'ok' : ''}`);
  for (const { violations, failure, ...of } of wrong) {
    const look = lookNamed(of).join(' ');
    if (failure !== undefined) console.log(`    ${look}: ${failure}`);
    for (const { rule, help, where } of violations) console.log(`    ${look}: ${rule}: ${help}: ${where.join('; ')}`);
  }
};

/** Takes the remaining screens one after the other, with a portal and a browser of its own. */
const photograph = async (browserHarness: BrowserHarness, left: Iterator<ScreenToShow>): Promise<void> => {
  for (let next = left.next(); next.done !== true; next = left.next()) {
    const screen = next.value;
    const taken: Picture[] = [];
    for (const look of looksOf(screen)) taken.push(await take(browserHarness, screen, look, folder));
    pictures.set(screen.name, taken);
    tell(screen.name, taken);
  }
};

const stages = await Promise.all([BrowserHarness.open(options), BrowserHarness.open(options)]);
const sheet = (): readonly Picture[] => chosen.flatMap(({ name }) => pictures.get(name) ?? []);
try {
  const left = chosen.values();
  await Promise.all(stages.map((browserHarness) => photograph(browserHarness, left)));
  await writeFile(join(folder, 'index.html'), sheetOf(sheet()));
  await takeSheet(stages[0], folder);
} finally {
  await Promise.all(stages.map((browserHarness) => browserHarness.close()));
}

const broken = sheet().filter(({ violations }) => violations.length > 0).length;
const missing = sheet().filter(({ failure }) => failure !== undefined).length;
console.log(
  `${sheet().length - missing} pictures, ${missing} missing, ${broken} with broken rules; ${join(folder, 'index.html')}`,
);
if (broken > 0 || missing > 0) process.exitCode = 1;
