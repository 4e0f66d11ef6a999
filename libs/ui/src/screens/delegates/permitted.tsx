import type { Permission } from '@portico/domain/access';
import { permissionTree, type Branch } from '@portico/domain/delegates';
import type { LocalDate } from '@portico/domain/kernel';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { areaWords, manageDelegatesWords as words } from './delegates.messages.ts';
import css from './delegates.module.css';
import { helpersOfAnotherWords as helperWords } from './helpers-of-another.messages.ts';

interface Granted {
  readonly permissions: readonly Permission[];
  readonly until?: LocalDate | undefined;
}

/** Whether less than everything is permitted, or not for good. */
export const isLimited = ({ permissions, until }: Granted): boolean =>
  until !== undefined || permissionTree(permissions).some(({ tick }) => tick !== 'all');

/** Whether two grants open the same areas until the same day. */
export const isSamePermitted = (one: Granted, other: Granted): boolean =>
  one.until === other.until && one.permissions.join() === other.permissions.join();

/** The areas that are open to act in, and those open to read, as two lists in words; undefined for none. */
const useOpenAreas = () => {
  const say = useWords();
  const { language } = useFormats();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return ({ permissions }: Granted) => {
    const tree = permissionTree(permissions);
    const named = (tick: Branch['tick']): string | undefined => {
      const areas = tree.filter((branch) => branch.tick === tick);
      return areas.length === 0 ? undefined : list.format(areas.map(({ area }) => say(areaWords[area])));
    };
    return { toAct: named('all'), toSee: named('some'), isAll: tree.every(({ tick }) => tick === 'all') };
  };
};

/** What somebody may see and change, area by area, and until when; `isReader`: it is the reader’s own. */
export const Permitted = ({ isReader = false, ...granted }: Granted & { readonly isReader?: boolean }) => {
  const say = useWords();
  const formats = useFormats();
  const { toAct, toSee } = useOpenAreas()(granted);
  return (
    <>
      {toAct !== undefined && (
        <p>
          {say(isReader ? words.youAct : words.openToAct)}: {toAct}
        </p>
      )}
      {toSee !== undefined && (
        <p>
          {say(isReader ? words.youSee : words.open)}: {toSee}
        </p>
      )}
      {granted.until !== undefined && (
        <p className={css.hint}>{say(words.ends, { day: formats.day(granted.until) })}</p>
      )}
    </>
  );
};

/** The same of another person in one line, to follow their name. */
export const useRightsLine = (): ((granted: Granted) => string) => {
  const say = useWords();
  const formats = useFormats();
  const areasOf = useOpenAreas();
  return (granted) => {
    const { toAct, toSee, isAll } = areasOf(granted);
    const rights = isAll
      ? [say(helperWords.everything)]
      : [
          toAct === undefined ? [] : [say(helperWords.seesAndChanges, { areas: toAct })],
          toSee === undefined ? [] : [say(helperWords.sees, { areas: toSee })],
        ].flat();
    const end = granted.until === undefined ? [] : [say(helperWords.endsInLine, { day: formats.day(granted.until) })];
    return [...rights, ...end].join('; ');
  };
};
