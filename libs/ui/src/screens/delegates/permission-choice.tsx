import { extents, type Branch, type Extent } from '@portico/domain/delegates';
import { parseLocalDate } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { RadioList } from '../../kit/radio-list.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { areaWords, permissionWords } from './delegates.messages.ts';
import css from './delegates.module.css';
import { PermissionBoxes, type PermissionBoxesModel } from './permission-boxes.tsx';
import { choiceWords, extentHints, extentWords, summaryWords } from './permission-choice.messages.ts';

export interface PermissionChoiceModel extends PermissionBoxesModel {
  readonly extent: Extent | undefined;
  readonly until: string;
  choose(extent: Extent): void;
  typeUntil(text: string): void;
}

interface PermissionChoiceProps {
  readonly editor: PermissionChoiceModel;
  /** As typed; may be empty. */
  readonly name: string;
  /** On this device's calendar, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The last day is a day that is over. */
const isPast = ({ until }: PermissionChoiceModel, today: string): boolean => parseLocalDate(until).ok && until < today;

/** How far a delegate is let in, area by area only for who wants that, and the last day. */
export const PermissionChoice = observer(({ editor, name, today }: PermissionChoiceProps) => {
  const say = useWords();
  const whom = name.trim() === '' ? say(choiceWords.them) : name;
  return (
    <>
      <RadioList
        legend={say(choiceWords.extent, { name: whom })}
        required
        value={editor.extent}
        options={extents.map((value) => ({ value, text: say(extentWords[value]), hint: say(extentHints[value]) }))}
        onChoose={(extent) => editor.choose(extent)}
      />
      {editor.extent === 'some' && <PermissionBoxes editor={editor} name={whom} />}
      <DateField
        label={say(permissionWords.until)}
        description={say(permissionWords.untilHint)}
        unfit={isPast(editor, today) ? say(choiceWords.untilPast) : undefined}
        isAhead
        value={editor.until}
        onChange={(answer) => editor.typeUntil(answer)}
      />
    </>
  );
});

interface PermissionSummaryProps extends PermissionChoiceProps {
  /** At which practices, if there are several to choose from. */
  readonly practices?: readonly string[] | undefined;
}

/** Says in a sentence what the delegate will be able to see and to change. */
export const PermissionSummary = observer(({ editor, name, today, practices = [] }: PermissionSummaryProps) => {
  const say = useWords();
  const formats = useFormats();
  const list = new Intl.ListFormat(formats.language, { type: 'conjunction' });
  const named = (branches: readonly Branch[]): string => list.format(branches.map(({ area }) => say(areaWords[area])));
  const whom = name.trim() === '' ? say(summaryWords.them) : name;
  const seen = editor.tree.filter(({ tick }) => tick === 'some');
  const changed = editor.tree.filter(({ tick }) => tick === 'all');
  const until = parseLocalDate(editor.until);
  const isNone = seen.length + changed.length === 0;
  return (
    <div className={css.summary}>
      {isNone && <p>{say(summaryWords.none, { name: whom })}</p>}
      {changed.length > 0 && <p>{say(summaryWords.changed, { name: whom, areas: named(changed) })}</p>}
      {changed.some(({ area }) => area === 'appointments') && <p>{say(summaryWords.visits)}</p>}
      {seen.length > 0 && <p>{say(summaryWords.seen, { name: whom, areas: named(seen) })}</p>}
      {!isNone && practices.length > 0 && <p>{say(summaryWords.practices, { practices: list.format(practices) })}</p>}
      {!isNone && until.ok && !isPast(editor, today) && (
        <p>{say(summaryWords.until, { day: formats.day(until.value) })}</p>
      )}
    </div>
  );
});
