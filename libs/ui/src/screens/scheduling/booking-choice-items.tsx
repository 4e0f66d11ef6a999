import type { Aspect, BookingChoices } from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { TimeZone } from '@portico/domain/kernel';
import { specialtyIn } from '@portico/domain/practices';
import type { VisitReason, Choices, Resource } from '@portico/domain/scheduling';
import type { ReactNode } from 'react';
import { Avatar } from '../../kit/avatar.tsx';
import type { FilterListGroup, FilterListItem } from '../../kit/filter-list.tsx';
import { Specialty } from '../../kit/source-text.tsx';
import { shownPhone } from '../../words/tel-link.ts';
import type { Formats } from '../../words/use-formats.ts';
import type { Say } from '../../words/use-words.ts';
import { chooseWords } from './add-appointment.messages.ts';
import css from './add-appointment.module.css';
import { placeLines } from './address-lines.ts';
import { speaksText } from './provider/spoken-languages.ts';

interface ProviderCard {
  readonly resource: Resource;
  readonly location: AppointmentLocation | undefined;
  /** Number of further locations of the provider. */
  readonly elsewhere: number;
}

export interface ChoicesModel {
  readonly fitting: Choices;
  readonly providers: readonly ProviderCard[];
}

/** What is chosen is said with less than the list says of it. */
export interface ChoiceItem extends FilterListItem<string> {
  /** Below the name of what is chosen; `more` where it is absent. */
  readonly brief?: ReactNode;
}

interface Told {
  readonly say: Say;
  readonly formats: Formats;
}

interface Practice {
  readonly name: string;
  readonly timeZone: TimeZone;
}

/** The choices as searchable list items, with their names and details. */
export const itemsOf = (
  { providers, fitting }: ChoicesModel,
  choices: Pick<BookingChoices, 'practice' | 'way' | 'catalog'>,
  aspect: Aspect,
  told: Told,
): readonly ChoiceItem[] => {
  switch (aspect) {
    case 'resource':
      return providers.map((card) =>
        providerItem({ ...card, isAsked: booksSome(choices) && !card.resource.autoSchedule }, choices.practice, told),
      );
    case 'visitReason':
      return fitting.visitReasons.map((reason) => visitReasonItem(reason, told));
    case 'location':
      return fitting.locations.map(locationItem);
  }
};

/** With some of the providers a time is booked at once; of the others it is said that it is asked for. */
const booksSome = ({ way, catalog }: Pick<BookingChoices, 'way' | 'catalog'>): boolean =>
  way === 'slots' && catalog.resources.some(({ autoSchedule }) => autoSchedule);

const lines = (texts: readonly (string | undefined)[]): ReactNode =>
  texts.filter((text) => text !== undefined && text !== '').map((text) => <span key={text}>{text}</span>);

/** The card of a provider (`APT-063`, `APT-064`). */
const providerItem = (
  { resource, location, elsewhere, isAsked }: ProviderCard & { readonly isAsked: boolean },
  practice: Practice,
  { say, formats }: Told,
): ChoiceItem => {
  const { name, specialty } = resource.provider;
  const { lastAppointment } = resource;
  const speaks = speaksText(resource, formats.language, say);
  return {
    id: resource.id,
    name,
    searched: [
      name,
      specialty,
      specialty && specialtyIn(formats.language, specialty),
      speaks,
      practice.name,
      location?.office,
      location?.city,
    ]
      .filter(Boolean)
      .join(' '),
    ...(location === undefined ? {} : { group: placeGroup(location, practice) }),
    before: <Avatar name={name} photo={resource.photo} className={css.avatar} />,
    brief: (
      <span>
        {specialty !== undefined && <Specialty>{specialty}</Specialty>}
        {specialty !== undefined && location !== undefined && ' · '}
        {location?.office}
      </span>
    ),
    more: [
      specialty !== undefined && (
        <span key="specialty">
          <Specialty>{specialty}</Specialty>
        </span>
      ),
      lines([
        speaks,
        isAsked ? say(chooseWords.takesRequests) : undefined,
        elsewhere > 0 ? say(chooseWords.elsewhere, { count: elsewhere }) : undefined,
        lastAppointment === undefined
          ? undefined
          : say(chooseWords.seenOn, {
              day: formats.monthAndDay(lastAppointment, location?.timeZone ?? practice.timeZone),
            }),
      ]),
    ],
  };
};

/** Its address stands once, above everyone who sees patients there. */
const placeGroup = (location: AppointmentLocation, practice: Practice): FilterListGroup => ({
  id: location.id,
  name: location.office,
  lines: [practice.name, placeLines(location).join(', '), shownPhone(location.phone ?? '')].filter(
    (line) => line !== '' && line !== location.office,
  ),
});

const visitReasonItem = (
  { id, visitType, minutes, video, prepayment }: VisitReason,
  { say, formats }: Told,
): FilterListItem<string> => ({
  id,
  name: visitType,
  isName: false,
  searched: `${visitType} ${video ? say(chooseWords.video) : ''}`,
  more: lines([
    video ? say(chooseWords.video) : undefined,
    say(chooseWords.minutes, { count: minutes }),
    prepayment > 0 ? say(chooseWords.prepayment, { amount: formats.money(prepayment) }) : undefined,
  ]),
});

const locationItem = (location: AppointmentLocation): ChoiceItem => ({
  id: location.id,
  name: location.office,
  searched: [location.office, ...placeLines(location)].join(' '),
  brief: lines([placeLines(location).join(', ')]),
  more: lines([placeLines(location).join(', '), location.phone && shownPhone(location.phone)]),
});
