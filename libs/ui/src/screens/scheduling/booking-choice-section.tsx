import type { BookingChoices, Aspect } from '@portico/application/scheduling';
import type { ProviderId } from '@portico/domain/kernel';
import type { Choices, LanguageTag, Picked } from '@portico/domain/scheduling';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { FieldError } from '../../kit/field-error.tsx';
import { useMissingText } from '../../kit/last-submit.ts';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useFocusWhen } from '../../kit/use-focus-when.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { aspectMissingWords, aspectWords, chooseWords } from './add-appointment.messages.ts';
import css from './add-appointment.module.css';
import { LanguageFilter } from './provider/language-filter.tsx';
import { providerWords } from './provider.messages.ts';
import { itemsOf, type ChoicesModel } from './booking-choice-items.tsx';

const FilterList = lazyComponent(async () => ({
  default: (await import('../../kit/filter-list.tsx')).FilterList<string>,
}));

export interface AspectSectionModel extends ChoicesModel {
  readonly picked: Picked;
  readonly open: Aspect | undefined;
  show(aspect: Aspect): void;
  pick(picked: Picked): void;
}

export interface AspectSectionProps {
  readonly selection: AspectSectionModel;
  readonly choices: BookingChoices;
  readonly aspect: Aspect;
  /** The path of the page about a provider; absent for guests, who have none. */
  readonly aboutPath?: ((provider: ProviderId) => string) | undefined;
}

/** One of the choices: its list while open, otherwise the chosen item. */
export const AspectSection = observer(({ selection, choices, aspect, aboutPath }: AspectSectionProps) => {
  const say = useWords();
  const formats = useFormats();
  const heading = useId();
  const { open, picked } = selection;
  const isOpen = open === aspect;
  const title = useFocusWhen<HTMLHeadingElement>(isOpen);
  const what = say(aspectWords[aspect]);
  const items = itemsOf(selection, choices, aspect, { say, formats });
  const chosen = items.find(({ id }) => id === picked[aspect]);
  const error = useMissingText(true, what, chosen?.id ?? '', { missing: say(aspectMissingWords[aspect]) });
  const resource = aspect === 'resource' && selection.fitting.resources.find(({ id }) => id === chosen?.id);
  const about = resource ? aboutPath?.(resource.provider.id) : undefined;

  return (
    <Card
      className={css.aspect}
      role="group"
      id={`${heading}-group`}
      aria-labelledby={heading}
      data-invalid={error !== undefined || undefined}
    >
      <div className={css.head}>
        <h2 id={heading} ref={title} tabIndex={-1} className={css.title}>
          {what}
        </h2>
        {!isOpen && (
          <Button
            look="quiet"
            aria-label={say(chosen === undefined ? chooseWords.chooseAbout : chooseWords.changeAbout, { what })}
            onClick={() => selection.show(aspect)}
          >
            {say(chosen === undefined ? chooseWords.choose : chooseWords.change)}
          </Button>
        )}
      </div>
      <FieldError of={`${heading}-group`} label={what} whole>
        {error}
      </FieldError>
      {isOpen ? (
        <OpenList selection={selection} choices={choices} aspect={aspect} items={items} />
      ) : chosen === undefined ? (
        <p className={css.soft}>{say(chooseWords.notChosen)}</p>
      ) : (
        <Chosen item={chosen} about={about} />
      )}
    </Card>
  );
});

/** The list to choose from; of providers, those who speak the language that is chosen. */
const OpenList = observer(
  ({ selection, choices, aspect, items }: AspectSectionProps & { readonly items: readonly Item[] }) => {
    const say = useWords();
    const { spoken, setSpoken, speakers } = useSpeakers(selection.fitting.resources);
    const what = say(aspectWords[aspect]);
    return (
      <>
        {items.length < all(choices.catalog, aspect) && <p className={css.soft}>{say(chooseWords.narrowed)}</p>}
        {aspect === 'resource' && (
          <LanguageFilter resources={selection.fitting.resources} chosen={spoken} onChoose={setSpoken} />
        )}
        <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
          <FilterList
            label={what}
            searchLabel={say(chooseWords.search)}
            items={aspect === 'resource' ? items.filter(({ id }) => speakers.has(id)) : items}
            chosen={selection.picked[aspect]}
            noResults={choices.noSearchResults}
            onChoose={(id) => selection.pick({ [aspect]: id } as Picked)}
          />
        </Meanwhile>
      </>
    );
  },
);

/** Those who speak the language that is chosen; all of them while none is, or none of them speaks it any more. */
const useSpeakers = (resources: Choices['resources']) => {
  const [spoken, setSpoken] = useState<LanguageTag>();
  const speaking = resources.filter(({ languages = [] }) => spoken !== undefined && languages.includes(spoken));
  const shown = speaking.length === 0 ? resources : speaking;
  return {
    spoken: speaking.length === 0 ? undefined : spoken,
    setSpoken,
    speakers: new Set(shown.map(({ id }) => id as string)),
  };
};

type Item = ReturnType<typeof itemsOf>[number];

/** In two lines: what the list says of it beyond them is there again once it is to be changed. */
const Chosen = ({ item, about }: { readonly item: Item; readonly about: string | undefined }) => {
  const say = useWords();
  const { before, name, more, brief = more } = item;
  return (
    <>
      <div className={css.chosen}>
        {before}
        <div className={css.words}>
          <p className={css.strong}>{name}</p>
          <p className={css.more}>{brief}</p>
        </div>
      </div>
      {about !== undefined && (
        <Link className={css.call} to={about}>
          {say(providerWords.about, { name })}
        </Link>
      )}
    </>
  );
};

const all = (
  catalog: {
    readonly resources: readonly unknown[];
    readonly visitReasons: readonly unknown[];
    readonly locations: readonly unknown[];
  },
  aspect: Aspect,
): number =>
  ({ resource: catalog.resources, visitReason: catalog.visitReasons, location: catalog.locations })[aspect].length;
