import type { Permission } from '@portico/domain/access';
import { permissionTree, type Branch } from '@portico/domain/delegates';
import type { LocalDate } from '@portico/domain/kernel';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { areaWords, manageDelegatesWords as words } from './delegates.messages.ts';
import css from './delegates.module.css';

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

/** What somebody may see and change, area by area, and until when. */
export const Permitted = ({ permissions, until }: Granted) => {
  const say = useWords();
  const formats = useFormats();
  const list = new Intl.ListFormat(formats.language, { type: 'conjunction' });
  const tree = permissionTree(permissions);
  const named = (areas: readonly Branch[]): string => list.format(areas.map(({ area }) => say(areaWords[area])));
  const toAct = tree.filter(({ tick }) => tick === 'all');
  const toSee = tree.filter(({ tick }) => tick === 'some');
  return (
    <>
      {toAct.length > 0 && (
        <p>
          {say(words.openToAct)}: {named(toAct)}
        </p>
      )}
      {toSee.length > 0 && (
        <p>
          {say(words.open)}: {named(toSee)}
        </p>
      )}
      {until !== undefined && <p className={css.hint}>{say(words.ends, { day: formats.day(until) })}</p>}
    </>
  );
};
