import type { SectionSettings } from '@portico/application/profile';
import { spellPhoneNumber } from '@portico/domain/forms';
import { fieldId, type DetailGroup, type Physician } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Card } from '../../kit/card.tsx';
import { RadioList } from '../../kit/radio-list.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useFocusWhen } from '../../kit/use-focus-when.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { shownPhone } from '../../words/tel-link.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { demographicsWords as words } from './demographics.messages.ts';
import css from './profile-settings.module.css';

export interface PhysicianDetailsModel {
  readonly section: { readonly settings: SectionSettings | undefined };
  readonly input: { answerTo(name: string): string };
  pick(group: DetailGroup, physician: Physician | undefined): void;
}

export interface PhysicianPickerModel {
  readonly expanded: boolean;
  readonly search: string;
  readonly found: readonly Physician[];
  readonly selected: Physician | undefined;
  readonly hasMore: boolean;
  readonly phase: 'idle' | 'searching' | 'found' | 'failed';
  expand(): void;
  type(search: string): Promise<void>;
  more(): Promise<void>;
  select(physician: Physician): void;
  apply(): void;
  cancel(): void;
}

interface PickerProps {
  readonly title: string;
  readonly details: PhysicianDetailsModel;
  readonly group: DetailGroup;
  readonly picker: PhysicianPickerModel;
}

/** Collapsed, showing the chosen physician, or expanded to a search (`MON-325`). */
export const PhysicianPicker = observer(({ title, details, group, picker }: PickerProps) => {
  const say = useWords();
  const textOf = (field: string): string => details.input.answerTo(fieldId(group, field));
  const has = textOf('npi') !== '';
  // The page has two of these, so button labels include the title.
  const spoken = (action: Message): string => say(words.buttonOf, { action: say(action), which: title });
  const find = useFocusWhen<HTMLButtonElement>(!picker.expanded);
  const lines = [
    [textOf('specialty')],
    [textOf('address1'), textOf('address2')],
    [textOf('city'), `${textOf('state')} ${textOf('zipcode')}`.trim()],
    [shownPhone(spellPhoneNumber(textOf('phone_number')))],
  ]
    .map((line) => line.filter((text) => text !== '').join(', '))
    .filter((line) => line !== '');
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      <Card>
        <div className={css.cardBody}>
          {has ? (
            <div>
              <strong>{`${textOf('first_name')} ${textOf('last_name')}`}</strong>
              {lines.map((line) => (
                <p key={line} className={css.soft}>
                  {line}
                </p>
              ))}
            </div>
          ) : (
            <p className={css.soft}>{say(words.nobody)}</p>
          )}
          {picker.expanded && <Search title={title} picker={picker} />}
          {!picker.expanded && details.section.settings?.readOnly === false && (
            <div className={css.actions}>
              <Button aria-label={spoken(has ? words.change : words.find)} ref={find} onClick={picker.expand}>
                {say(has ? words.change : words.find)}
              </Button>
              {has && (
                <Button
                  look="quiet"
                  aria-label={spoken(words.takeAway)}
                  onClick={() => {
                    details.pick(group, undefined);
                    find.current?.focus();
                  }}
                >
                  {say(words.takeAway)}
                </Button>
              )}
            </div>
          )}
        </div>
      </Card>
    </section>
  );
});

/** What the search says while it has nothing to choose from. */
const saidOf = (say: Say, phase: PhysicianPickerModel['phase'], count: number): string =>
  ({
    idle: '',
    searching: say(words.searching),
    found: count === 0 ? say(words.none) : '',
    failed: say(words.failed),
  })[phase];

const Search = observer(({ title, picker }: { readonly title: string; readonly picker: PhysicianPickerModel }) => {
  const say = useWords();
  const { phase, found, selected } = picker;
  const [isUndecided, setUndecided] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void field.current?.focus(), []);
  const said = saidOf(say, phase, found.length);
  const use = (): void => {
    if (selected !== undefined) return picker.apply();
    setUndecided(true);
    field.current?.focus();
  };
  return (
    <div className={css.cardBody} role="group" aria-label={title}>
      <TextField
        ref={field}
        label={say(words.search)}
        description={say(words.searchHint)}
        type="search"
        autoComplete="off"
        error={
          isUndecided && selected === undefined ? say(kitWords.fieldMissing, { field: say(words.search) }) : undefined
        }
        value={picker.search}
        onChange={({ currentTarget }) => void picker.type(currentTarget.value)}
        // Enter searches; it must not submit the surrounding form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {said !== '' && <p role="status">{said}</p>}
      {found.length > 0 && (
        <RadioList
          legend={say(words.results)}
          options={found.map((physician) => ({
            value: physician.npi,
            text: `${physician.first_name} ${physician.last_name}`,
            hint: placeOf(physician),
          }))}
          value={selected?.npi}
          onChoose={(npi) => {
            const chosen = found.find((physician) => physician.npi === npi);
            if (chosen !== undefined) picker.select(chosen);
          }}
        />
      )}
      <LiveRegion>{found.length > 0 ? say(words.found, { count: found.length }) : ''}</LiveRegion>
      {picker.hasMore && <Button onClick={() => void picker.more()}>{say(words.more)}</Button>}
      <div className={css.actions}>
        <Button look="primary" onClick={use}>
          {say(words.apply)}
        </Button>
        <Button onClick={picker.cancel}>{say(words.cancel)}</Button>
      </div>
    </div>
  );
});

const placeOf = ({ specialty, address: { city, state } }: Physician): string =>
  [specialty, city, state].filter((text) => text !== '').join(', ');
