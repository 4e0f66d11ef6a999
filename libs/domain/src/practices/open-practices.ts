import { beginsWords, wordsIn } from '../kernel/index.ts';
import type { ListedPractice } from './ports/practice-directory.ts';
import type { Practice } from './practice.ts';

type Named = Pick<Practice, 'id' | 'name'>;

/** Practices by name as it reads without accents and capitals, and those of one name in an order of their own. */
export const byPracticeName = (one: Named, other: Named): number => {
  const [mine, others] = [wordsIn(one.name).join(' '), wordsIn(other.name).join(' ')];
  return mine === others ? (one.id < other.id ? -1 : 1) : mine < others ? -1 : 1;
};

/** Of practices that are all known, those that a search for where to register finds. */
export const findOpenPractices = (
  practices: Iterable<Practice>,
  search: string,
  most: number,
): readonly ListedPractice[] => {
  const wanted = wordsIn(search);
  return [...practices]
    .filter(
      ({ takesNewPatients, name, billing }) =>
        takesNewPatients === true && beginsWords(wanted, [name, ...(billing?.address ?? [])]),
    )
    .sort(byPracticeName)
    .slice(0, most)
    .map(({ id, name, behavior, billing }) => ({
      id,
      name,
      management: behavior.management,
      cities: (billing?.address ?? []).flatMap(cityOf),
    }));
};

/** The city of a line such as `Phoenix, AZ 85006`; no other line has one. */
const cityOf = (line: string): readonly string[] => {
  const city = /^(.+), [A-Z]{2} \d{5}(?:-\d{4})?$/u.exec(line)?.[1];
  return city === undefined ? [] : [city];
};
