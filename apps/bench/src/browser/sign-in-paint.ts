import type { Browser } from 'playwright-core';
import { type Language, languages } from '@portico/domain/kernel';
import { type Bar, median } from '../performance-targets.ts';
import { type FirstLetter, firstLetter } from './first-letter-timing.ts';
import { serveStaticPage } from './handwritten-sign-in-page.ts';

const contenders = ['static', 'portal'] as const;
type Contender = (typeof contenders)[number];

/**
 * The sign-in page next to a page of the same words without a script, in turn, so that a busy machine is busy for both;
 * medians of as many rounds are compared.
 */
export const benchSignInPaint = async (browser: Browser, portal: string, rounds: number): Promise<readonly Bar[]> => {
  const page = await serveStaticPage();
  const addresses: Readonly<Record<Contender, string>> = { static: page.url, portal };
  const visits = new Map<string, FirstLetter[]>();
  try {
    // The first round warms the browser up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const { name, language } of inTurn(visitors, round)) {
        const visit = await firstLetter(browser, addresses[name], language);
        if (round > 0) visitsOf(visits, name, language).push(visit);
      }
    }
  } finally {
    await page.close();
  }

  console.log(`sign-in on a slow phone, ${rounds} rounds in turn, medians in ms`);
  console.log('page    language  painted  first letter  taken over  letters kept');
  for (const language of languages) {
    for (const name of contenders) console.log(line(name, language, visitsOf(visits, name, language)));
  }
  return languages.flatMap((language) => bars(language, (name) => visitsOf(visits, name, language)));
};

const visitors = languages.flatMap((language) => contenders.map((name) => ({ name, language })));

/**
 * A balanced order, because each visit affects the next: within four rounds each of the four follows each other one
 * once, and stands at each place once.
 */
const inTurn = <One>(all: readonly One[], round: number): readonly One[] =>
  [0, 1, 3, 2].flatMap((place) => all[(place + round) % all.length] ?? []);

const visitsOf = (visits: Map<string, FirstLetter[]>, name: Contender, language: Language): FirstLetter[] => {
  const key = `${name} ${language}`;
  const known = visits.get(key) ?? [];
  visits.set(key, known);
  return known;
};

const mid = (visits: readonly FirstLetter[], of: 'painted' | 'typed' | 'takenOver'): number =>
  median(visits.map((visit) => visit[of]));

const line = (name: Contender, language: Language, visits: readonly FirstLetter[]): string => {
  const [painted, typed, takenOver] = (['painted', 'typed', 'takenOver'] as const).map((of) =>
    mid(visits, of).toFixed(0),
  );
  const kept = `${visits.filter((visit) => visit.kept).length} of ${visits.length}`;
  const columns = [painted?.padStart(7), typed?.padStart(12), takenOver?.padStart(10), kept.padStart(12)];
  return `${name.padEnd(6)}  ${language.padEnd(8)}  ${columns.join('  ')}`;
};

const bars = (language: Language, of: (name: Contender) => readonly FirstLetter[]): readonly Bar[] => {
  const ratio = (what: 'painted' | 'typed'): number => mid(of('portal'), what) / mid(of('static'), what);
  const portal = of('portal');
  const kept = (100 * portal.filter((visit) => visit.kept).length) / portal.length;
  const limit = { bar: 1.2, unit: '× a static page', better: 'less' } as const;
  return [
    { name: `sign-in is painted (${language})`, measured: ratio('painted'), ...limit },
    { name: `sign-in takes a letter (${language})`, measured: ratio('typed'), ...limit },
    { name: `visits that kept every letter (${language})`, measured: kept, bar: 100, unit: '%', better: 'more' },
  ];
};
