import {
  entrySections,
  hitKinds,
  mostHitsOfKind,
  mostNear,
  type Hit,
  type SearchAnswer,
} from '@portico/application/search';
import { beginAny, nearWords, spelledWords, wordsIn } from '@portico/domain/kernel';
import type { Candidate } from './candidate.ts';

/** A candidate with its words, which are told apart once for each way in which a search is spelled. */
export interface Known extends Candidate {
  readonly words: readonly string[];
  readonly nameWords: readonly string[];
}

const given = (texts: Candidate['texts']): readonly string[] => texts.filter((text) => text !== undefined);

export const knownBy = (candidate: Candidate): Known => ({
  ...candidate,
  words: [...new Set(given(candidate.texts).flatMap(wordsIn))],
  nameWords: wordsIn(candidate.name),
});

const groups: readonly string[] = [...hitKinds, ...entrySections];
const groupOf = ({ kind, section }: Hit): string => section ?? kind;

export const hitsAmong = (known: readonly Known[], text: string): SearchAnswer['hits'] => {
  const wanted = wordsIn(text);
  if (wanted.length === 0) return [];
  const found = known
    .filter(({ words }) => beginAny(wanted, words))
    .map(({ nameWords, hit }) => ({ hit, group: groupOf(hit), isNamed: beginAny(wanted, nameWords) }));
  const isNamedIn = (group: string): boolean => found.some((each) => each.isNamed && each.group === group);
  const inOrder = [...groups.filter(isNamedIn), ...groups.filter((group) => !isNamedIn(group))];
  return inOrder.flatMap((group) => {
    const ofGroup = found.filter((each) => each.group === group);
    const namedFirst = [...ofGroup.filter(({ isNamed }) => isNamed), ...ofGroup.filter(({ isNamed }) => !isNamed)];
    return namedFirst.slice(0, mostHitsOfKind).map(({ hit }) => hit);
  });
};

/** The search with its words spelled as they stand in what was looked through, names before other texts; each of them finds something. */
export const nearAmong = (known: readonly Known[], text: string): readonly string[] => {
  // Notes say the same words again and again, so each spelling is compared once.
  const spelled = spelledWords([...known.map(({ name }) => name), ...known.flatMap(({ texts }) => given(texts))]);
  const isThere = (word: string): boolean => known.some(({ words }) => beginAny([word], words));
  const spellings = wordsIn(text).reduce<readonly string[]>(
    (begun, word) => {
      const ways = isThere(word) ? [word] : nearWords(word, spelled).slice(0, mostNear);
      return begun.flatMap((before) => ways.map((way) => `${before} ${way}`.trim())).slice(0, mostNear);
    },
    [''],
  );
  return spellings.filter((spelling) => hitsAmong(known, spelling).length > 0);
};
