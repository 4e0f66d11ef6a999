import type {
  Allergy,
  Chart,
  ChartSection,
  ClinicalNote,
  Coding,
  Condition,
  Immunization,
  ItemSection,
  Lab,
  Medication,
  Procedure,
  RecordItem,
  Section,
  VitalSign,
} from '@portico/domain/health';
import { isLoinc } from '@portico/adapters-practice/records';
import { noteKindOf } from '@portico/practice-fhir/record';

type Entry = Readonly<Record<string, unknown>>;
type Kept<T> = (entry: T) => readonly object[];

const entriesIn = <T>(section: Section<T>): readonly T[] => (section.kind === 'entries' ? section.entries : []);

/** The files of the law are read at midnight of November 24, 2026, when the 22nd is the last day that is over everywhere. */
const isOver = (date: string): boolean =>
  date.includes('T') ? Date.parse(date) < Date.UTC(2026, 10, 24) : date < '2026-11-23'.slice(0, date.length);

/** Whether a day or a time has begun nowhere then: the 24th has, east of UTC. */
const isToCome = (date: string): boolean =>
  date.includes('T') ? Date.parse(date) > Date.UTC(2026, 10, 24) : date > '2026-11-24'.slice(0, date.length);

/**
 * What was unconfirmed has no word, what has ended when nothing else is said is over, and what is told together with an
 * end that excludes it is unknown.
 */
const condition =
  (at: string): Kept<Condition> =>
  ({ status, ...rest }) => {
    const told = status === 'unconfirmed' ? 'unknown' : status;
    const { ended } = rest;
    if (ended === undefined || told === 'refuted') return [{ ...rest, status: told }];
    if (told === 'active' && (isBefore(ended, at) || isOver(ended))) return [{ ...rest, status: 'unknown' }];
    if (told === 'resolved' && isToCome(ended)) return [{ ...rest, status: 'unknown' }];
    return [{ ...rest, status: told === 'unknown' && isOver(ended) ? 'resolved' : told }];
  };

/** As far as both are written. */
const isBefore = (date: string, at: string): boolean => date.slice(0, 10) < at.slice(0, Math.min(date.length, 10));

const allergy: Kept<Allergy> = ({ status, ...rest }) => [
  { ...rest, status: status === 'unconfirmed' ? 'unknown' : status },
];

/** A dose that is no amount of one unit stands before the directions; what is taken has not ended. */
const medication =
  (at: string): Kept<Medication> =>
  ({ dose, instructions, status, fills = [], ...rest }) => {
    // What was not handed out yet has no code.
    const told = fills.filter((fill) => fill.status !== 'pending');
    const isAmount = dose !== undefined && /^\d+(?:\.\d+)? \S+$/.test(dose);
    const directions = [isAmount ? undefined : dose, instructions].filter((each) => each !== undefined).join(', ');
    const isEnded = status === 'current' && rest.ended !== undefined && isBefore(rest.ended, at);
    return [
      {
        ...rest,
        ...(told.length === 0 ? {} : { fills: told }),
        ...(isAmount ? { dose } : {}),
        ...(directions === '' || directions === rest.name ? {} : { instructions: directions }),
        status: isEnded ? 'unknown' : status,
      },
    ];
  };

/** Who says so and why something was given have no place. */
const immunization: Kept<Immunization> = ({ source: _, reason, ...rest }) => [
  { ...rest, ...(rest.status === 'not-done' && reason !== undefined ? { reason } : {}) },
];

/** Who ordered it, what was commented and that it was corrected have no place; what only waits for its results is pending. */
const lab: Kept<Lab> = ({ orderedBy: _, comments: __, status, ...rest }) => {
  const waits = status === 'preliminary' && rest.results.every(({ value }) => value.kind === 'pending');
  return [{ ...rest, status: waits ? 'pending' : status === 'corrected' ? 'final' : status }];
};

/** Parts that are no blood pressure are read one by one. */
const vitalSign: Kept<VitalSign> = ({ status, date, parts }) =>
  parts.map((part) => ({
    name: part.name,
    ...(part.code && { code: part.code }),
    ...(date && { date }),
    status: status === 'corrected' ? 'final' : status,
    parts: [part],
  }));

/** What is planned is a plan. */
const procedure: Kept<Procedure> = (entry) => (entry.status === 'planned' ? [] : [entry]);

const detailsOf = <S extends ItemSection>(item: RecordItem<S>, kind: string): readonly object[] => {
  const texts = item.details.filter((each) => each.kind === kind).map(({ text }) => text);
  return [...new Set(texts)].map((text) => ({ kind, text }));
};

const oneOf = <S extends ItemSection>(item: RecordItem<S>, ...kinds: readonly string[]): readonly object[] =>
  kinds.flatMap((kind) => item.details.find((each) => each.kind === kind) ?? []);

/** What was said of the end alone is its time. */
const datesOf = ({ date, ended }: RecordItem): object => ({
  ...((date ?? ended) && { date: date ?? ended }),
  ...(date && ended && { ended }),
});

const codeOf = ({ code }: { readonly code?: Coding }): object => (code ? { code } : {});

/** Those that took place; an encounter has no value. */
const encounter: Kept<RecordItem<'encounters'>> = (item) =>
  item.status === 'planned' || item.status === 'refuted'
    ? []
    : [
        {
          name: item.name,
          ...codeOf(item),
          ...datesOf(item),
          status: item.status,
          details: [
            ...detailsOf(item, 'diagnosis'),
            ...detailsOf(item, 'reason'),
            ...oneOf(item, 'performer', 'place', 'disposition'),
          ],
        },
      ];

/** Of the statuses of an observation only the final one has a word. */
const findingStatus = (status: string): string =>
  status === 'final' || status === 'corrected' ? 'final' : status === 'refuted' ? status : 'unknown';

const finding: Kept<RecordItem<'socialHistory' | 'healthStatus' | 'advanceDirectives'>> = (item) => [
  {
    name: item.name,
    ...codeOf(item),
    ...(item.value && { value: item.value }),
    ...datesOf(item),
    ...(item.due && { due: item.due.slice(0, 10) }),
    status: findingStatus(item.status),
    details: detailsOf(item, 'agent'),
  },
];

/** An age in words stands in the text alone. */
const relative: Kept<RecordItem<'familyHistory'>> = (item) => [
  {
    name: item.name,
    ...codeOf(item),
    ...datesOf(item),
    status: findingStatus(item.status),
    details: [
      ...oneOf(item, 'relative'),
      ...oneOf(item, 'age').filter((each) => /^\d+(?:\.\d+)?(?: \S+)?$/.test((each as { text: string }).text)),
      ...detailsOf(item, 'outcome'),
    ],
  },
];

/** A goal in this standard is active from the beginning, has no end, and its details stand in the text alone. */
const goal: Kept<RecordItem<'goals'>> = ({ ended: _, details: __, status, value, ...rest }) => [
  {
    ...rest,
    ...(value === undefined || value.kind === 'unknown' ? {} : { value }),
    status: status === 'planned' ? 'active' : status,
    details: [],
  },
];

/** What goes on is planned by its mood; activities, values and a day until when stand in the text alone. */
const plan: Kept<RecordItem<'carePlans'>> = (item) =>
  isAssessment(item)
    ? []
    : [
        {
          name: item.name,
          ...codeOf(item),
          ...datesOf(item),
          status: item.status === 'active' ? 'planned' : item.status === 'final' ? 'unknown' : item.status,
          details: [...detailsOf(item, 'reason'), ...oneOf(item, 'performer')],
        },
      ];

const isAssessment = ({ status, value }: RecordItem<'carePlans'>): boolean =>
  status === 'final' && value?.kind === 'text';

/** A text of its own, as of the document where it has no date. */
const assessments = ({ carePlans }: Chart, at: string): readonly object[] =>
  entriesIn(carePlans)
    .filter(isAssessment)
    .map(({ name, value, date }) => ({ name, value, date: date ?? at, status: 'final', details: [] }));

const plannedVisits = ({ encounters, procedures }: Chart): readonly object[] => [
  ...entriesIn(encounters)
    .filter(({ status }) => status === 'planned')
    .map((item) => ({
      name: item.name,
      ...codeOf(item),
      ...datesOf(item),
      status: 'planned',
      details: [...detailsOf(item, 'reason'), ...oneOf(item, 'performer')],
    })),
  ...entriesIn(procedures)
    .filter(({ status }) => status === 'planned')
    .map((each) => ({
      name: each.name,
      ...codeOf(each),
      ...(each.date && { date: each.date }),
      status: 'planned',
      details: each.performer === undefined ? [] : [{ kind: 'performer', text: each.performer }],
    })),
];

/** A vaccine that is due comes back as recommended on the day of the document, without how it stands. */
const recommended = ({ immunizationRecommendations }: Chart, at: string): readonly object[] =>
  entriesIn(immunizationRecommendations)
    .filter(({ status, name, details }) => {
      const isDisease = details.some(({ kind, text }) => kind === 'disease' && text === name);
      return (status === 'due' || status === 'overdue') && !isDisease;
    })
    .map((item) => ({
      name: item.name,
      ...codeOf(item),
      date: at,
      ...(item.due && { due: item.due }),
      status: 'unknown',
      details: detailsOf(item, 'reason'),
    }));

const device: Kept<RecordItem<'devices'>> = (item) =>
  item.status === 'refuted'
    ? []
    : [
        {
          name: item.name,
          ...codeOf(item),
          ...datesOf(item),
          ...(item.due && { due: item.due }),
          ...(item.made && { made: item.made }),
          status: item.status === 'active' ? 'active' : 'unknown',
          details: oneOf(item, 'udi', 'device-identifier', 'manufacturer', 'model', 'serial', 'lot', 'distinct-code'),
        },
      ];

/** A plan that has a code and no name is called by the code. */
const policy: Kept<RecordItem<'coverage'>> = (item) => {
  const named = oneOf(item, 'plan');
  const bare = item.code?.system === undefined ? [] : [{ kind: 'plan', text: item.code.code }];
  return [
    {
      name: item.name,
      ...codeOf(item),
      ...datesOf(item),
      status: item.status,
      details: [
        ...(named.length === 0 ? bare : named),
        ...oneOf(item, 'payer-number', 'member', 'group', 'subscriber', 'subscriber-number', 'relationship'),
      ],
    },
  ];
};

/** Tests that no laboratory made are reports of results too; a value that is not known is said so in words. */
const tests = ({ clinicalTests }: Chart): readonly object[] =>
  entriesIn(clinicalTests)
    .filter(({ status }) => status !== 'refuted')
    .map(({ name, code, value, date, ended, status }) => ({
      name,
      ...((date ?? ended) && { date: date ?? ended }),
      status: status === 'corrected' ? 'final' : status,
      results: [
        {
          code: analyteOf(code) ?? name,
          name,
          value: value === undefined || value.kind === 'unknown' ? { kind: 'text', text: 'unknown' } : value,
        },
      ],
    }));

const analyteOf = (code: Coding | undefined): string | undefined => {
  const system = oids[code?.system ?? ''] ?? code?.system;
  if (code === undefined || system === undefined) return undefined;
  if (system === oids['http://loinc.org']) return isLoinc(code.code) ? code.code : undefined;
  return `${system}|${code.code}`;
};

export const oids: Readonly<Record<string, string>> = {
  'http://loinc.org': 'urn:oid:2.16.840.1.113883.6.1',
  'http://hl7.org/fhir/sid/cvx': 'urn:oid:2.16.840.1.113883.12.292',
};

/** A note is of a kind by its code, a corrected one is final, and its visit has another id. */
const note: Kept<ClinicalNote> = ({ visit: _, status, code, ...rest }) => [
  {
    ...rest,
    ...(code === undefined ? {} : { code }),
    kind: noteKindOf(code?.system === undefined ? [] : [code.code]),
    status: status === 'corrected' ? 'final' : status,
  },
];

const keptEntries = (chart: Chart, at: string): Readonly<Partial<Record<ChartSection, readonly object[]>>> => ({
  conditions: entriesIn(chart.conditions).flatMap(condition(at)),
  allergies: entriesIn(chart.allergies).flatMap(allergy),
  medications: entriesIn(chart.medications).flatMap(medication(at)),
  immunizations: entriesIn(chart.immunizations).flatMap(immunization),
  labs: [...entriesIn(chart.labs).flatMap(lab), ...tests(chart)],
  vitalSigns: entriesIn(chart.vitalSigns).flatMap(vitalSign),
  procedures: entriesIn(chart.procedures).flatMap(procedure),
  immunizationRecommendations: recommended(chart, at),
  encounters: entriesIn(chart.encounters).flatMap(encounter),
  healthStatus: entriesIn(chart.healthStatus).flatMap(finding),
  socialHistory: entriesIn(chart.socialHistory).flatMap(finding),
  familyHistory: entriesIn(chart.familyHistory).flatMap(relative),
  goals: entriesIn(chart.goals).flatMap(goal),
  carePlans: [...entriesIn(chart.carePlans).flatMap(plan), ...plannedVisits(chart), ...assessments(chart, at)],
  devices: entriesIn(chart.devices).flatMap(device),
  advanceDirectives: entriesIn(chart.advanceDirectives).flatMap(finding),
  coverage: entriesIn(chart.coverage).flatMap(policy),
  notes: entriesIn(chart.notes).flatMap(note),
  careTeam: entriesIn(chart.careTeam),
});

/** Sections of which it can be said that there is nothing. */
const titlesOfOthers: Readonly<Partial<Record<ChartSection, string>>> = {
  labs: 'Results',
  vitalSigns: 'Vital signs',
  socialHistory: 'Social history',
  healthStatus: 'Functional status',
  familyHistory: 'Family history',
  goals: 'Goals',
  devices: 'Medical equipment',
  advanceDirectives: 'Advance directives',
  coverage: 'Insurance',
  careTeam: 'Care team',
};

/** What an import reads of a section of a written document. */
export const keptSection = (name: ChartSection, chart: Chart, at: string): unknown => {
  const entries = keptEntries(chart, at)[name] ?? [];
  if (entries.length > 0) return entries.map(withoutId);
  const said = chart[name];
  // Claims have no section there. A section of stays speaks of those stays, and tests that no laboratory made have none of their own.
  if (
    name === 'immunizationRecommendations' ||
    name === 'bills' ||
    name === 'encounters' ||
    name === 'clinicalTests' ||
    name === 'notes' ||
    said.kind === 'entries'
  )
    return 'no-information';
  // The text of a plan stands alone: where it holds an entry, as a vaccine that is recommended, it is the text of that.
  if (name === 'carePlans' && recommended(chart, at).length > 0) return 'no-information';
  if (name === 'carePlans' && said.kind !== 'no-information') {
    const text = said.kind === 'narrative' ? said.text.join('\n') : 'Plan of treatment: none known';
    return [{ name: 'Plan of treatment', value: { kind: 'text', text }, date: at, status: 'final', details: [] }];
  }
  const title = titlesOfOthers[name];
  if (said.kind === 'none-known' && title !== undefined) return [`${title}: none known`];
  return said.kind === 'narrative' ? said.text : said.kind;
};

const withoutId = (entry: object): Entry => {
  const { id: _, visit: __, ...rest } = entry as { readonly id?: unknown; readonly visit?: unknown };
  return rest;
};

export const shownSection = (said: Section<object>): unknown => {
  if (said.kind === 'entries') return said.entries.map(withoutId);
  return said.kind === 'narrative' ? said.text : said.kind;
};
