import { bookablePractice } from '@portico/domain/scheduling/testing';
import { describe, expect, it } from '@jest/globals';
import type { SmartScope } from '@portico/domain/access';
import { PlainPasswords } from '@portico/domain/access/testing';
import {
  chartSections,
  heldBackReasons,
  isItemSection,
  type Chart,
  type EntryHiding,
  type EntryRef,
  type HeldBackReason,
} from '@portico/domain/health';
import {
  MemoryEntryHidings,
  MemoryHealthLinks,
  MemorySummaryJobs,
  MemoryVisitSummaries,
} from '@portico/domain/health/testing';
import {
  HOUR,
  instant,
  plus,
  type AccountId,
  type AppointmentId,
  type DocumentId,
  type LabId,
  type PatientId,
  type ProfileId,
  type TimeZone,
} from '@portico/domain/kernel';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { MemoryMail } from '@portico/domain/messages/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemoryRefillStore } from '@portico/domain/refills/testing';
import fc from 'fast-check';
import { wiredDashboard } from '../dashboard/testing/index.ts';
import {
  HealthLinkReceiving,
  HealthLinkSettingsService,
  HealthService,
  ClinicalNotesService,
  HidingByPatient,
  MeasuresService,
  RecordEntriesService,
  RefillsService,
  ShownCharts,
  ShownPages,
  SummariesService,
  SummaryMailing,
  SummaryRequests,
  SummaryWorker,
} from '../health/index.ts';
import { announcerOver, announcingStores } from '../health/testing/index.ts';
import { actingAs, ana, baseFixture, ben, benAtMesa, delegateFor, mesa, noon } from '../kernel/testing/index.ts';
import { SearchService } from '../search/index.ts';
import { appActing, FhirRecordsService } from './index.ts';

/** One entry, whose every text has its own word. */
interface Drawn {
  readonly of: EntryRef;
  readonly word: string;
  readonly heldBack?: HeldBackReason;
  readonly said?: Omit<EntryHiding, 'of'>;
}

const other = 'somebody-else' as AccountId;

const saids: fc.Arbitrary<Drawn['said']> = fc.option(
  fc.record({
    everyone: fc.boolean(),
    helpers: fc.constantFrom<readonly AccountId[]>([], [ana.id], [other], [other, ana.id]),
  }),
  { nil: undefined },
);

const drawn: fc.Arbitrary<readonly Drawn[]> = fc
  .array(
    fc.record({
      section: fc.constantFrom(...chartSections),
      heldBack: fc.option(fc.constantFrom(...heldBackReasons), { nil: undefined }),
      said: saids,
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.map(({ section, heldBack, said }, at) => ({
      of: { section, entry: section === 'labs' ? String(at + 1) : `e${String(at).padStart(2, '0')}` },
      word: `word${at}x${section}`,
      ...(heldBack === undefined ? {} : { heldBack }),
      ...(said === undefined ? {} : { said }),
    })),
  );

/** Whether the one who helps may not see it, told apart from how the services find out. */
const isHidden = ({ heldBack, said }: Drawn): boolean =>
  said === undefined ? heldBack !== undefined : said.everyone || said.helpers.includes(ana.id);

/** What was billed is shown to one who may see payments too, and to no app of one who helps. */
const isHiddenWith = (held: readonly string[], each: Drawn): boolean =>
  isHidden(each) || (each.of.section === 'bills' && !held.includes('payments:view'));

/** The pages of the portal that are about one entry. */
const ownPages = ({ of: { section } }: Drawn): readonly string[] =>
  section === 'labs' || section === 'vitalSigns' ? ['entry pages', 'pages of measures'] : ['entry pages'];

const entryOf = ({ of: { section, entry }, word, heldBack }: Drawn): object => ({
  id: section === 'labs' ? Number(entry) : entry,
  ...(section === 'allergies' ? { substance: word, reactions: [word] } : {}),
  ...(section === 'immunizations' ? { vaccine: word } : {}),
  ...(section === 'documents' ? { title: word, mediaType: 'text/plain', size: word.length } : { name: word }),
  ...(section === 'labs' ? { results: [{ code: word, name: word, value: { kind: 'text', text: word } }] } : {}),
  ...(section === 'vitalSigns' ? { parts: [] } : {}),
  ...(section === 'notes' ? { content: [] } : {}),
  ...(isItemSection(section) ? { details: [] } : {}),
  ...(section === 'labs' || section === 'clinicalTests' || section === 'documents' ? { date: '2026-11-20' } : {}),
  status:
    section === 'labs' || section === 'clinicalTests' ? 'final' : section === 'medications' ? 'current' : 'active',
  ...(heldBack === undefined ? {} : { heldBack }),
});

/** What sources say of a section without entries. */
type WhenEmpty = 'an empty list' | 'no information';

const chartOf = (all: readonly Drawn[], whenEmpty: WhenEmpty): Partial<Chart> =>
  Object.fromEntries(
    chartSections.flatMap((section) => {
      const entries = all.filter(({ of }) => of.section === section).map(entryOf);
      const isLeftOut = entries.length === 0 && whenEmpty === 'no information';
      return isLeftOut ? [] : [[section, { kind: 'entries', entries }]];
    }),
  );

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const availability = { catalog: async () => bookablePractice(mesa.id).catalog };
const written = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value));
const visit = 'visit' as AppointmentId;
const secureMail = 'direct.example.org';

const scene = async (all: readonly Drawn[], whenEmpty: WhenEmpty = 'an empty list', keptAt?: string) => {
  const practices = new MemoryPractices([{ ...mesa, behavior: { ...mesa.behavior, visitSummary: 'job' } }]);
  const parts = { ...baseFixture(), practices };
  const hidings = new MemoryEntryHidings();
  parts.patients.put({ patient: benAtMesa, name: 'Ben Ortiz', language: 'en' });
  parts.charts.put(
    benAtMesa,
    chartOf(all, whenEmpty),
    new Map(
      all.flatMap(({ of, word }) =>
        of.section === 'documents' ? [[of.entry as DocumentId, bytesOf(word)] as const] : [],
      ),
    ),
  );
  for (const { of, said } of all) if (said) await hidings.keep(benAtMesa, { of, ...said }, ben.id, noon);
  const refillStore = new MemoryRefillStore(() => noon);
  for (const { of, word } of all) {
    if (of.section !== 'medications') continue;
    await refillStore.request(benAtMesa, { medication: { id: of.entry, name: word } }, `key-${of.entry}` as never);
  }
  const amendments = all.map(({ of, word }) => ({
    ...{ id: `a-${of.entry}` as never, of, name: word, wrong: word, correct: word, requestedAt: noon },
    status: 'requested' as const,
  }));
  const visits = new MemoryVisitSummaries(parts.charts);
  visits.keptAt = keptAt;
  visits.put(benAtMesa, {
    ...{ appointment: visit, start: plus(noon, -HOUR), provider: 'Dr. Day', office: 'Mesa' },
    timeZone: 'America/Phoenix' as TimeZone,
  });
  return { parts, hidings, refillStore, amendments, visits, shown: new ShownCharts(parts.charts, hidings) };
};

type Scene = Awaited<ReturnType<typeof scene>>;
type Acting = ReturnType<typeof actingAs>;

/** Everything that somebody can be given of the record by the portal, as text, by what gave it. */
const portalOutputs = async (
  { parts, hidings, refillStore, amendments, visits, shown }: Scene,
  all: readonly Drawn[],
  acting: Acting,
): Promise<Readonly<Record<string, string>>> => {
  const call = { acting, language: 'en', now: noon } as const;
  const store = { of: async () => amendments, request: refused, disagree: refused };
  const writer = { write: async (record: object) => written(plain(record)) };
  const printer = {
    record: async (_: object, chart: Chart) => written(chart),
    lab: async (_: object, lab: object) => written(lab),
  };
  const health = new HealthService(
    parts.patients,
    parts.registration,
    parts.practices,
    shown,
    printer,
    { fhir: writer, ccda: writer, ips: writer },
    { labs: (labs) => written(labs), bills: (bills) => written(bills) },
    parts.seenResults,
    refillStore,
    store,
    { of: async () => [] },
    parts.activityLog,
    call,
  );
  const mail = new MemoryMail(() => noon);
  const entries = new RecordEntriesService(
    store,
    { of: async () => [], keep: refused, erase: refused },
    shown,
    new HidingByPatient(hidings, async () => [], { of: async () => [], revoke: refused }, parts.activityLog),
    mail,
    parts.practices,
    parts.activityLog,
    call,
  );
  const measures = new MeasuresService(
    shown,
    parts.patients,
    parts.registration,
    parts.practices,
    parts.activityLog,
    call,
  );
  const refills = new RefillsService(refillStore, shown, mail, parts.practices, parts.activityLog, call);
  const search = new SearchService(
    mail,
    new MemorySchedule(),
    shown,
    availability,
    parts.practices,
    parts.activityLog,
    call,
  );
  const notes = new ClinicalNotesService(shown, parts.activityLog, call);
  const each = async (ask: (drawn: Drawn) => Promise<unknown>) => Promise.all(all.map(ask));
  return inText({
    'the dashboard': await wiredDashboard(parts, call, undefined, shown).overview(),
    search: await each(({ word }) => search.find(word)),
    'entry pages': await each(({ of }) => entries.entry(of)),
    'pages of measures': await each(({ of }) => measures.measure({ of, result: 0 })),
    'pages of notes': await each(({ of }) => notes.note(of.entry)),
    'refill pages': await each(({ of }) => refills.medication(of.entry)),
    'my health': await health.myHealth(),
    'the PDF': await health.record('ben-mesa' as PatientId),
    'the table of results': await health.labTable('ben-mesa' as PatientId),
    'the table of bills': await health.billTable('ben-mesa' as PatientId),
    'a result': await each(({ of }) => health.lab(Number(of.entry) as LabId)),
    'a document': await each(({ of }) => health.document(of.entry as DocumentId)),
    'the bundle': await health.recordFile('ben-mesa' as PatientId, 'fhir'),
    'the CCD': await health.recordFile('ben-mesa' as PatientId, 'ccda'),
    'the IPS': await health.recordFile('ben-mesa' as PatientId, 'ips'),
    'a SMART Health Link': await linkOutput(parts, await health.recordFile('ben-mesa' as PatientId, 'ips'), call),
    ...(await summaryOutputs({ parts, visits, shown }, call)),
  });
};

/** Sealed as a browser does, in the five parts of an encrypted text, but readable. */
const sealedAs = (bytes: Uint8Array): string =>
  `${'h'.repeat(10)}..${'i'.repeat(16)}.${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}.${'t'.repeat(22)}`;

/** The links that are listed, and what a stranger is given who opens one that was made of the summary. */
const linkOutput = async (
  parts: Scene['parts'],
  summary: Awaited<ReturnType<HealthService['recordFile']>>,
  call: { readonly acting: Acting; readonly language: 'en'; readonly now: typeof noon },
): Promise<unknown> => {
  if (!summary.ok) return summary;
  const links = new MemoryHealthLinks();
  const passwords = new PlainPasswords();
  const makers = { contents: async () => undefined, standing: async () => 'open' as const };
  const settings = new HealthLinkSettingsService(links, parts.codes, passwords, makers, parts.activityLog, call);
  const sealed = sealedAs(summary.value.bytes);
  const made = await settings.make({ patient: benAtMesa, lifetime: 'day', sealed });
  if (!made.ok) return made;
  const receiving = new HealthLinkReceiving(links, parts.codes, passwords, parts.tries, makers, parts.activityLog);
  const [code = ''] = /[^/]+$/.exec(made.value.path) ?? [];
  const opened = await receiving.open({ code, now: noon, origin: {}, recipient: 'Dr. Day' });
  const given = opened.ok && opened.value.kind === 'embedded' ? opened.value.sealed : '';
  const text = (given.split('.')[3] ?? '').replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { text, listed: await settings.links(benAtMesa.patient) };
};

const summaryOutputs = async (
  { parts, visits, shown }: Pick<Scene, 'parts' | 'visits' | 'shown'>,
  call: { readonly acting: Acting; readonly language: 'en'; readonly now: typeof noon },
) => {
  const jobs = new MemorySummaryJobs();
  const printer = {
    summary: async (_: object, record: object) => written(record),
    summaryPage: async (_: object, record: object) => written(record),
    summaryError: () => '',
  };
  const summaries = new SummariesService(
    new SummaryRequests(visits, jobs, parts.codes, () => undefined, shown, parts.activityLog),
    new SummaryMailing(visits, [secureMail], parts.accounts, parts.practices, parts.notifier, shown, parts.activityLog),
    visits,
    printer,
    parts.patients,
    parts.practices,
    shown,
    parts.activityLog,
    call,
  );
  const job = await summaries.request(benAtMesa, visit);
  await new SummaryWorker(
    parts.patients,
    parts.practices,
    jobs,
    printer,
    visits,
    () => noon,
    () => undefined,
    (thrown) => {
      throw thrown;
    },
  ).round();
  const ofVisit = { patient: benAtMesa, appointment: visit };
  return {
    'the summary of a visit': job.ok ? await summaries.poll(job.value) : job,
    'the page of a summary': await summaries.open(ofVisit, 'page'),
    'the XML of a summary': await summaries.open(ofVisit, 'xml'),
    'a summary that is sent': await summaries.mail(ofVisit, `a@${secureMail}`, false),
  };
};

/** What an app reads that this account permitted, page by page. */
const appOutputs = async ({ parts, shown }: Scene, all: readonly Drawn[], account: AccountId, isPatient: boolean) => {
  const acting = appActing({
    ...{ kind: 'patient', account, isPatient, ...benAtMesa, app: { id: 'app', name: 'App' } },
    scopes: ['patient/*.rs' as SmartScope],
  });
  const records = new FhirRecordsService(
    new ShownPages(parts.charts, shown),
    new MemorySchedule(),
    parts.patients,
    shown,
    parts.patients,
    parts.registration,
    parts.activityLog,
    { acting, now: instant(0) },
  );
  const asked = { ...benAtMesa, type: 'Condition', how: 'search' } as const;
  const pages = await Promise.all(
    chartSections.map(async (section) => {
      const page = await records.section(asked, section, { limit: 2 });
      return page.ok && page.value.kind === 'entries' ? page.value.entries.length : 0;
    }),
  );
  const everyPage = (limit: number) =>
    Promise.all(
      chartSections.flatMap((section) => [
        records.section(asked, section, { limit }),
        ...all.map(({ of }) => records.section(asked, section, { limit, after: of.entry })),
      ]),
    );
  return {
    pages,
    texts: inText({
      'pages for apps': await Promise.all(chartSections.map((each) => records.section(asked, each, { limit: 100 }))),
      'short pages for apps': await everyPage(2),
      'entries for apps': await Promise.all(all.map(({ of }) => records.entry(asked, of.section, of.entry))),
      'documents for apps': await Promise.all(all.map(({ of }) => records.document(asked, of.entry as DocumentId))),
    }),
  };
};

const refused = async (): Promise<never> => {
  throw new Error('not asked');
};

/** Bytes as their text, so that words in them are found. */
const plain = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return [...value].map((byte) => String.fromCharCode(byte)).join('');
  if (value instanceof Map) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
};

const inText = (outputs: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, JSON.stringify(plain(value))]));

const placesOf = (word: string, outputs: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(outputs).flatMap(([name, text]) => (text.includes(word) ? [name] : []));

/** Outputs that have an entry of any section. */
const whole = ['my health', 'the PDF', 'the bundle', 'the CCD', 'the IPS', 'a SMART Health Link'];
const permissions = fc.constantFrom(
  ['health:view'] as const,
  ['health:act'] as const,
  ['health:act', 'appointments:view', 'profile:view', 'messages:view'] as const,
  ['health:view', 'payments:view'] as const,
);

/** What is told of new results to everybody, and what this account is told. */
const announced = async ({ parts, shown }: Scene) => {
  const stores = announcingStores();
  stores.arrivals.arrive(benAtMesa);
  const grant = { delegate: ana.id, chart: benAtMesa, profile: 'ben' as ProfileId, profileName: 'Ben' };
  await parts.delegations.grant({ ...grant, permissions: ['health:view'], grantedAt: instant(0) });
  await announcerOver(parts, shown, stores, refusedTo).runOnce(noon);
  const sent = parts.notifier.sent.filter(({ notification }) => notification.kind === 'new-results');
  return { sent, of: (address: string) => sent.filter(({ to }) => to.address === address) };
};

const refusedTo = (thrown: unknown): void => {
  throw thrown;
};

describe('hidden entries', () => {
  it('are told of in no message to one who helps, and counted in none of their marks', () =>
    fc.assert(
      fc.asyncProperty(drawn, async (all) => {
        const made = await scene(all);
        const { sent, of } = await announced(made);
        const reports = all.filter((each) => ['labs', 'clinicalTests'].includes(each.of.section));
        const open = reports.filter((each) => !isHidden(each));
        expect(of(ana.email)).toHaveLength(open.length > 0 ? 1 : 0);
        expect(of(ben.email)).toHaveLength(reports.length > 0 ? 1 : 0);
        expect(placesOf('word', inText({ sent }))).toEqual([]);
        const call = { acting: delegateFor(ana, benAtMesa, 'health:view'), language: 'en', now: noon } as const;
        const home = await wiredDashboard(made.parts, call, undefined, made.shown).overview();
        expect(home.ok && home.value.newResults.map(({ section, id }) => `${section} ${id}`).sort()).toEqual(
          open.map((each) => `${each.of.section} ${each.of.entry}`).sort(),
        );
      }),
    ));

  it('are in nothing that one who helps is given, and the other entries are in all of it', () =>
    fc.assert(
      fc.asyncProperty(drawn, permissions, async (all, held) => {
        const made = await scene(all);
        const acting = delegateFor(ana, benAtMesa, ...held);
        const app = await appOutputs(made, all, ana.id, false);
        const outputs = { ...(await portalOutputs(made, all, acting)), ...app.texts };
        for (const each of all) {
          const places = placesOf(each.word, outputs);
          const ofApps = isHiddenWith([], each) ? [] : ['pages for apps'];
          if (isHiddenWith(held, each)) expect({ each, places }).toEqual({ each, places: [] });
          else expect(places).toEqual(expect.arrayContaining([...whole, ...ownPages(each), ...ofApps]));
        }
        // A page is as long as if the others had never been there.
        const lengths = chartSections.map((section) => {
          const open = all.filter((each) => each.of.section === section && !isHiddenWith([], each));
          return Math.min(2, open.length);
        });
        expect(app.pages).toEqual(lengths);
      }),
    ));

  it('cannot be told by one who helps from entries that never were', () =>
    fc.assert(
      fc.asyncProperty(
        drawn,
        permissions,
        fc.constantFrom<WhenEmpty>('an empty list', 'no information'),
        fc.constantFrom(undefined, 'https://records.example/written-by-the-practice'),
        async (all, held, whenEmpty, keptAt) => {
          const acting = delegateFor(ana, benAtMesa, ...held);
          const given = async (there: readonly Drawn[], empty: WhenEmpty) => {
            const made = await scene(there, empty, keptAt);
            const app = await appOutputs(made, all, ana.id, false);
            return { ...(await portalOutputs(made, all, acting)), ...app.texts };
          };
          const shown = all.filter((each) => !isHiddenWith(held, each));
          expect(await given(all, 'an empty list')).toEqual(await given(shown, whenEmpty));
        },
      ),
    ));

  it('are in all that the patient is given', () =>
    fc.assert(
      fc.asyncProperty(drawn, async (all) => {
        const made = await scene(all);
        const app = await appOutputs(made, all, ben.id, true);
        const outputs = { ...(await portalOutputs(made, all, actingAs(ben, mesa))), ...app.texts };
        for (const each of all) {
          const wanted = [...whole, ...ownPages(each), 'pages for apps', 'entries for apps'];
          expect(placesOf(each.word, outputs)).toEqual(expect.arrayContaining(wanted));
        }
      }),
    ));
});
