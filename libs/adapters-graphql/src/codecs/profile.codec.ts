import type {
  Named,
  ProfilePhotoSettings,
  Saved,
  SectionSettings,
  SettingsPage,
  UpdatesSettings,
} from '@portico/application/profile';
import { parseForm, type Form } from '@portico/domain/forms';
import {
  notificationTopics,
  profileParts,
  sourceFactKinds,
  usualChoices,
  type NotificationChoices,
  type NotificationTopic,
  type SourceFactKind,
  type SourceFactTexts,
  type ZipPlace,
} from '@portico/domain/profile';
import { codec, readableList, unreadable, type Codec } from './codec.ts';
import { demographics, texts } from './demographics.codec.ts';
import { both, field, record, under } from './object-codec.ts';
import { day, email, idOf, maybe, oneOf, phone, word } from './scalars.ts';

export const settingsPage = record<SettingsPage>()({
  practiceName: 'practice_name',
  practicePhone: 'practice_phone',
  readOnly: 'read_only',
  hidden: maybe('hidden_parts', readableList(oneOf(profileParts))),
  today: field('today', day),
});

interface WireSchema {
  readonly schema?: string | null;
}

/** A form as the JSON text of its schema. */
const schema: Codec<Form, { readonly schema: string }[], readonly WireSchema[]> = codec(
  (form) => [{ schema: JSON.stringify(form) }],
  (sections) => {
    const form = parseForm(parsedJson(sections[0]?.schema ?? ''));
    return form.ok ? form.value : unreadable();
  },
);

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const page = both(settingsPage, record<Pick<SectionSettings, 'form'>>()({ form: field('settingsSections', schema) }));

type Own = Omit<SectionSettings, keyof SettingsPage | 'form' | 'section'>;

const personalDetails: Codec<SectionSettings['details'], object, object | null | undefined> = codec(
  ({ personal = {} }) => personal,
  (json) => ({ personal: texts.read(json) }),
);

interface WireFact {
  readonly kind: Uppercase<SourceFactKind>;
  readonly texts: string[];
}

interface ReadFact {
  readonly kind: string;
  readonly texts: readonly string[];
}

/** A kind that this side does not know is left out. */
const sourceFacts: Codec<SourceFactTexts, WireFact[], readonly ReadFact[]> = codec(
  (facts) =>
    sourceFactKinds.flatMap((kind) => {
      const said = facts[kind];
      return said === undefined ? [] : [{ kind: kind.toUpperCase() as Uppercase<SourceFactKind>, texts: [...said] }];
    }),
  (json) =>
    Object.fromEntries(
      json.flatMap(({ kind, texts: said }) => {
        const known = sourceFactKinds.find((each) => each.toUpperCase() === kind);
        return known === undefined ? [] : [[known, said]];
      }),
    ),
);

export const personalSection = both(
  page,
  under(
    'payload',
    record<Own>()({
      details: field('personal', personalDetails),
      sourceFacts: maybe('source_facts', sourceFacts),
      email: maybe('email', email),
      phone: maybe('phone', phone),
    }),
  ),
);

export const demographicsSection = both(
  page,
  under(
    'payload',
    record<Pick<Own, 'details' | 'sourceFacts'>>()({
      details: field('demographics', demographics),
      sourceFacts: maybe('source_facts', sourceFacts),
    }),
  ),
);

interface Choice {
  readonly topic: WireTopic;
  readonly email: boolean;
  readonly sms: boolean;
}

type WireTopic = Uppercase<NotificationTopic>;

/** Each topic once, in whatever order. What `absent` makes of a topic that is not there is the reader's. */
const topicChoices = (
  absent: (topic: NotificationTopic) => NotificationChoices[NotificationTopic],
): Codec<NotificationChoices, Choice[], readonly Choice[] | null> =>
  codec(
    (choices) => notificationTopics.map((topic) => ({ topic: topics.write(topic), ...choices[topic] })),
    (json) => {
      const choiceOf = (topic: NotificationTopic) => {
        const [choice, ...more] = (json ?? []).filter((one) => one.topic === topics.write(topic));
        if (more.length > 0) return unreadable();
        return choice === undefined ? absent(topic) : { email: choice.email, sms: choice.sms };
      };
      return Object.fromEntries(notificationTopics.map((topic) => [topic, choiceOf(topic)])) as NotificationChoices;
    },
  );

const topics = word(notificationTopics);

/** Topics that a page of an earlier release does not know. */
const laterTopics: ReadonlySet<NotificationTopic> = new Set(['results', 'messages']);

/** The choices as a person sends them: each topic exactly once, but those which a page of an earlier release does not know. */
export const sentChoices = topicChoices((topic) => (laterTopics.has(topic) ? usualChoices[topic] : unreadable()));

const isTrue = codec<boolean, boolean, boolean | null>(
  (is) => is,
  (is) => is === true,
);

export const updates = both(
  settingsPage,
  under(
    'payload',
    record<Omit<UpdatesSettings, keyof SettingsPage>>()({
      choices: field(
        'updates',
        topicChoices((topic) => usualChoices[topic]),
      ),
      hasPhone: field('has_phone', isTrue),
      sendsTo: 'sends_to',
      tellsOfResults: field('tells_of_results', isTrue),
      tellsOfMessages: field('tells_of_messages', isTrue),
    }),
  ),
);

export const profilePhoto = both(
  settingsPage,
  under('payload', record<Omit<ProfilePhotoSettings, keyof SettingsPage>>()({ profilePhoto: 'profilePhoto' })),
);

interface WireZip {
  readonly valid: boolean;
  readonly cities: readonly { readonly stateAbbreviation: string }[];
  readonly zipcodes: readonly { readonly defaultCity: string }[];
}

/** What is known of a zip; nothing where it is none. */
export const zipPlace: Codec<ZipPlace | undefined, { readonly lookups: readonly { readonly result: WireZip }[] }> =
  codec(
    (place) => ({
      lookups: [
        {
          result: {
            valid: place !== undefined,
            cities: place === undefined ? [] : [{ stateAbbreviation: place.state }],
            zipcodes: place === undefined ? [] : [{ defaultCity: place.city }],
          },
        },
      ],
    }),
    ({ lookups }) => {
      const result = lookups[0]?.result;
      const [state, city] = [result?.cities[0]?.stateAbbreviation, result?.zipcodes[0]?.defaultCity];
      return result?.valid !== true || state === undefined || city === undefined ? undefined : { city, state };
    },
  );

/** The practice's note on a saved change. */
export const saved: Codec<
  Saved,
  { readonly type: 'SUCCESS'; readonly customMessage: string },
  { readonly customMessage: string }
> = codec(
  ({ message }) => ({ type: 'SUCCESS', customMessage: message }),
  ({ customMessage }) => ({ message: customMessage }),
);

/** A patient whom a request names; the portal names none, and the gateway refuses every other one. */
export const named: Codec<Named | undefined, Record<never, never>, WireNamed> = codec(
  () => ({}),
  (sent) => namedFields.read(sent),
);

interface WireNamed {
  readonly patientId?: string | null | undefined;
  readonly practiceId?: string | null | undefined;
}

const namedFields = record<Named>()({ patient: maybe('patientId', idOf()), practice: maybe('practiceId', idOf()) });
