import { describe, expect, it } from '@jest/globals';
import type { CheckIn, CheckInPage, CheckInRefusal, CheckInScreen, CheckInVisit } from '@portico/application/visits';
import type { Information, Profile, SectionSettings } from '@portico/application/profile';
import type { FormUuid } from '@portico/domain/forms';
import { inLanguage } from '@portico/domain/forms';
import {
  blankInsurance,
  detailFields,
  detailGroups,
  pictureChanges,
  pictureOnFile,
  type Details,
  type DetailSection,
  type IdentityNumbers,
  type InsuranceId,
} from '@portico/domain/profile';
import { sampleForm } from '@portico/domain/profile/testing';
import {
  failed,
  ok,
  type LocalDate,
  type AppointmentId,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { forms } from '@portico/domain/forms/testing';
import { ids, instants, localDates, timeZones, withOptional, words } from '@portico/domain/kernel/testing';
import { checkInPageSteps, formSteps, type HistoryChange, type HistoryReport } from '@portico/domain/visits';
import { historyLists, historyTellings } from '@portico/domain/visits/testing';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { documentIdIn, gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import {
  ContinueThirdPartyDocument,
  GetAppointmentCheckInDocument,
  SearchAllergiesDocument,
  SearchMedicationsDocument,
  PostCheckInPatientFormsDocument,
} from '../generated/operations.ts';
import documents from '../generated/documents.json' with { type: 'json' };
import { GraphqlProfile } from './graphql-profile.ts';
import { GraphqlCheckIn } from './graphql-check-in.ts';

const whole = <Json>(json: Json): Json => json;

const patients = fc.record({ practice: ids<PracticeId>('practice-'), patient: ids<PatientId>('patient-') });
const visits: fc.Arbitrary<CheckInVisit> = withOptional(
  {},
  { patient: patients, appointment: ids<AppointmentId>('visit-') },
);
const pages: fc.Arbitrary<CheckInPage> = fc.oneof(
  fc.constant<CheckInPage>({ kind: 'ready' }),
  ids('ticket-').map((ticket): CheckInPage => ({ kind: 'task', address: `https://partner.example/?ticket=${ticket}` })),
  fc.boolean().map((payment): CheckInPage => ({ kind: 'arrived', payment })),
  fc.record({
    kind: fc.constantFrom(...formSteps),
    forms: fc.uniqueArray(forms, { maxLength: 2, selector: ({ uuid }) => uuid }),
    today: localDates,
  }),
  fc.record({
    kind: fc.constant('medsAllergies' as const),
    lists: fc.record({ allergies: historyLists, medications: historyLists }),
    clinicianEntriesStay: fc.boolean(),
  }),
);
const steps = fc.subarray([...checkInPageSteps]);
const screens: fc.Arbitrary<CheckInScreen> = fc
  .record({
    visit: fc.record({
      id: ids<AppointmentId>('visit-'),
      patient: patients,
      start: instants,
      timeZone: timeZones,
      providerName: words(),
      office: words(),
      video: fc.boolean(),
    }),
    name: words(),
    phone: words(),
    steps,
    done: steps,
    told: withOptional(
      { forms: fc.record({ consents: fc.array(words()), intake: fc.array(words()) }) },
      { history: fc.record({ allergies: historyTellings, medications: historyTellings }) },
    ),
    at: pages,
    changesByPhone: fc.option(words(), { nil: undefined }),
    task: fc.option(fc.record({ partner: words(), isDone: fc.boolean() }), { nil: undefined }),
  })
  .map(({ name, phone, task, changesByPhone, ...rest }) => {
    const asked = task ?? (rest.at.kind === 'task' ? { partner: name, isDone: false } : undefined);
    const practice = { id: rest.visit.patient.practice, name, phone };
    return {
      ...rest,
      practice,
      ...(changesByPhone !== undefined && { changesByPhone }),
      ...(asked === undefined ? {} : { task: asked }),
    };
  });
const changes: fc.Arbitrary<HistoryChange> = fc.oneof(
  withOptional({ action: fc.constant('add' as const), name: words() }, { code: ids('code-') }),
  fc.record({ action: fc.constantFrom('delete' as const, 'restore' as const), id: ids('entry-') }),
) as fc.Arbitrary<HistoryChange>;
const reports: fc.Arbitrary<HistoryReport> = fc.record({ none: fc.boolean(), changes: fc.array(changes) });

/** Some fields of each group, with a text; a physician has all of theirs, or there is none. */
const details: fc.Arbitrary<Details> = fc.record(
  Object.fromEntries(
    detailGroups.map((group) => {
      const fields: readonly string[] = detailFields[group];
      const texts = Object.fromEntries(fields.map((field) => [field, fc.stringMatching(/^\w{1,9}$/)]));
      const all = fc.record(texts);
      return [group, fields.includes('npi') ? fc.oneof(fc.constant({}), all) : fc.record(texts, { requiredKeys: [] })];
    }),
  ),
) as fc.Arbitrary<Details>;
const numbers = withOptional({}, { ssn: ids('1'), driversLicenseNumber: ids('D') }) as fc.Arbitrary<IdentityNumbers>;

const across = (isGuest = false) => {
  const { asked, place, service } = notingService();
  const context: Partial<GatewayContext> = { checkIn: async () => service as CheckIn };
  const { client, requests } = tab(gatewayFetch(() => context as GatewayContext));
  return { asked, place, requests, client, port: new GraphqlCheckIn(client, () => isGuest) };
};

describe('check-in over the wire', () => {
  it('APT-165 APT-167 APT-168 APT-169 APT-174 arrives as it was, wherever it stands, and so does which visit is meant', async () => {
    const { asked, place, port } = across();
    await fc.assert(
      fc.asyncProperty(screens, visits, async (screen, visit) => {
        place.answer = ok(screen);
        expect(await port.open(visit)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['open', visit]);
        for (const step of checkInPageSteps) {
          await port.open(visit, step);
          expect(asked.at(-1)).toEqual(['open', visit, step]);
        }
        expect(await port.goOn(visit)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['goOn', visit]);
      }),
      { numRuns: 60 },
    );
  });

  it('APT-209 goes on by naming the visit, and hears of success and where to go once the person is checked in', async () => {
    for (const [isGuest, redirect] of [
      [false, '/appointments'],
      [true, '/guest/workflow/appointments/add_appointment_success'],
    ] as const) {
      const { place, client } = across(isGuest);
      const checkInIds = { appointment_id: 'visit-1', is_guest_checkin: isGuest };
      await fc.assert(
        fc.asyncProperty(screens, async (screen) => {
          place.answer = ok(screen);
          const answer = await client.ask(ContinueThirdPartyDocument, { checkInIds }, whole);
          const { at } = screen;
          expect(answer).toMatchObject({
            value: {
              submissionResult: {
                success: at.kind === 'arrived',
                redirect: at.kind === 'arrived' && !at.payment ? redirect : null,
              },
            },
          });
        }),
        { numRuns: 40 },
      );
    }
  });

  it('APT-214 takes no address that is not of the web', async () => {
    const { place, port } = across();
    const [screen] = fc.sample(screens, { seed: 1, numRuns: 1 });
    const task = { partner: 'Mesa', isDone: false };
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '/path', '', ' https://partner.example/']) {
      place.answer = ok({ ...screen, task, at: { kind: 'task', address } });
      expect(await port.open({})).toEqual(failed({ kind: 'malfunction' }));
    }
  });

  it('APT-193 APT-194 APT-195 MON-313 carries every change, what is in no catalog in a list of its own', async () => {
    const { asked, place, port, requests } = across();
    const shown = fc.record({ allergies: reports, medications: reports });
    const [screen] = fc.sample(screens, { seed: 1, numRuns: 1 });
    place.answer = ok(screen);
    const inOrder = ({ none, changes: all }: HistoryReport) => ({ none, changes: new Set(all) });
    await fc.assert(
      fc.asyncProperty(visits, shown, async (visit, report) => {
        await port.postMedsAllergies(visit, report);
        const [, said, told] = asked.at(-1) as [string, CheckInVisit, typeof report];
        expect(said).toEqual(visit);
        expect(told.allergies).toEqual(report.allergies);
        expect(inOrder(told.medications)).toEqual(inOrder(report.medications));
        const { input } = requests.at(-1)?.body['variables'] as {
          readonly input: { readonly unlistedMedsArray: readonly { readonly displayName: string }[] };
        };
        const unlisted = report.medications.changes.flatMap((change) =>
          change.action === 'add' && change.code === undefined ? [change.name] : [],
        );
        expect(input.unlistedMedsArray.map(({ displayName }) => displayName)).toEqual(unlisted);
      }),
      { numRuns: 60 },
    );
  });

  it('APT-199 APT-200 APT-201 carries forms of either step with whose they are, and why they are not taken', async () => {
    const { asked, place, port, client } = across();
    const [screen] = fc.sample(screens, { seed: 1, numRuns: 1 });
    const visit = {
      patient: { practice: 'p1' as PracticeId, patient: 'ana' as PatientId },
      appointment: 'v1' as AppointmentId,
    };
    const filled = {
      uuid: 'f1' as FormUuid,
      version: 2,
      responses: [
        { propertyUuid: 'name', type: 'text' as const, value: 'Ñame' },
        { propertyUuid: 'any', type: 'checkboxes' as const, valueArray: ['a', 'b'] },
      ],
    };
    place.answer = ok(screen);
    for (const step of formSteps) {
      expect(await port.postForms(visit, step, [filled])).toEqual(ok(screen));
      expect(asked.at(-1)).toEqual(['postForms', visit, step, [filled]]);
    }
    for (const kind of ['form-not-requested', 'form-incomplete', 'form-changed'] as const) {
      place.answer = failed({ kind, uuid: filled.uuid });
      expect(await port.postForms(visit, 'consents', [filled])).toEqual(failed({ kind, uuid: filled.uuid }));
    }
    place.answer = failed({ kind: 'check-in-over' });
    expect(await port.postForms(visit, 'consents', [filled])).toEqual(failed({ kind: 'check-in-over' }));
    // Named in several ways, and they differ: whose they are is not known.
    const before = asked.length;
    const pendingIds = { patientId: 'ben', practiceId: 'p1' };
    const input = { checkInIds: { patient_id: 'ana', practice_id: 'p1' }, pendingIds, patientForms: [] };
    expect(await client.ask(PostCheckInPatientFormsDocument, { input }, whole)).toEqual(failed({ kind: 'not-found' }));
    expect(asked).toHaveLength(before);
  });

  it('APT-180 APT-181 carries the information check whole, both ways, and why it is not taken', async () => {
    const { asked, place, port, requests } = across();
    const [screen] = fc.sample(screens, { seed: 1, numRuns: 1 });
    const settings = { practiceName: 'Mesa', practicePhone: '602', readOnly: false, today: '2026-11-21' as LocalDate };
    const sectionOf = (section: DetailSection, details: Details): SectionSettings => ({
      ...settings,
      section,
      form: inLanguage(sampleForm.sections[section], 'es'),
      details,
    });
    const insurance = { ...blankInsurance('i1' as InsuranceId), frontPhoto: pictureOnFile, memberId: "Ñ'1" };
    await fc.assert(
      fc.asyncProperty(visits, details, numbers, async (visit, known, given) => {
        const { personal = {}, ...rest } = known;
        const information: Information = {
          personal: sectionOf('personal', { personal }),
          demographics: sectionOf('demographics', rest),
          identityDocuments: {
            ...settings,
            insurances: [insurance],
            insurers: [{ name: 'Medicare', payer_plans: ['Part B'] }],
            photosRequired: true,
            identity: { frontPhoto: pictureOnFile, backPhoto: '' },
            identityRequired: true,
            accepted: { insurers: ['Medicare'], banner: 'Llámenos.' },
          },
          numbers: ['ssn'],
        };
        const shown = { ...screen, at: { kind: 'information' as const, information } };
        place.answer = ok(shown);
        const photos = pictureChanges({ frontPhoto: pictureOnFile }, { frontPhoto: '', backPhoto: 'data:x' });
        const { id: _, deleted: __, frontPhoto: ___, backPhoto: ____, ...texts } = insurance;
        const identityDocuments = {
          insurances: [{ id: 'i1' as InsuranceId, texts, photos, deleted: false }],
          identity: photos,
        };
        const report = { details: known, identityDocuments, numbers: given };
        expect(await port.postInformation(visit, report)).toEqual(ok(shown));
        expect(asked.at(-1)).toEqual(['postInformation', visit, report]);
      }),
      { numRuns: 30 },
    );
    const { input } = requests.at(-1)?.body['variables'] as { readonly input: { readonly demographics: object } };
    expect(Object.keys(input.demographics)).toEqual(
      expect.arrayContaining(['address', 'details', 'personalDetails', 'identityDocument', 'insurances']),
    );
    for (const kind of ['profile-read-only', 'no-jpeg', 'too-large', 'check-in-over'] as const) {
      place.answer = failed({ kind });
      const identity = pictureChanges({}, { frontPhoto: '', backPhoto: '' });
      const report = { details: {}, identityDocuments: { insurances: [], identity }, numbers: {} };
      expect(await port.postInformation({}, report)).toEqual(failed({ kind }));
    }
  });

  it('APT-187 MON-292 MON-324 looks up postal codes and physicians for guests as well, and says that a guest asks', async () => {
    const { asked, place, service } = notingService<Profile>();
    const { client, requests } = tab(
      gatewayFetch(() => ({ lookups: async () => service }) as unknown as GatewayContext),
    );
    const guest = new GraphqlProfile(client, () => true);
    place.answer = ok({ city: 'Mesa', state: 'AZ' });
    expect(await guest.zipPlace('85201')).toEqual(place.answer);
    place.answer = ok([]);
    expect(await guest.physicians({ search: 'nuñ', page: 2, stateCode: 'AZ' })).toEqual(ok([]));
    expect(asked).toEqual([
      ['zipPlace', '85201'],
      ['physicians', { search: 'nuñ', page: 2, stateCode: 'AZ' }],
    ]);
    expect(requests.at(-1)?.body).toMatchObject({ variables: { is_guest_checkin: true } });
    expect(documents[documentIdIn(requests.at(-1)?.body) as keyof typeof documents]).toContain('limit: 12');
  });

  it('APT-197 APT-198 MON-320 MON-321 asks either catalog, and says that a guest asks', async () => {
    for (const [kind, operation] of [
      ['allergies', 'SearchAllergies'],
      ['medications', 'SearchMedications'],
    ] as const) {
      const { asked, place, port, requests } = across(true);
      const found = [{ code: 'c1', name: 'Ñame' }];
      place.answer = ok(found);
      const visit = { appointment: 'visit-1' as AppointmentId };
      expect(await port.search(visit, kind, 'ñam')).toEqual(ok(found));
      expect(asked).toEqual([['search', visit, kind, 'ñam']]);
      expect(requests[0]?.body).toMatchObject({
        operationName: operation,
        variables: { search: 'ñam', checkInIds: { appointment_id: 'visit-1', is_guest_checkin: true } },
      });
    }
  });

  it('MON-320 MON-321 take a guest by username and the flag too, though the portal knows no username of a guest', async () => {
    const { asked, place, client } = across(true);
    place.answer = ok([]);
    const checkInIds = { appointment_id: 'visit-1', username: 'somebody', is_guest_checkin: true };
    const named = { search: 'ñam', checkInIds };
    expect((await client.ask(SearchAllergiesDocument, named, whole)).ok).toBe(true);
    expect((await client.ask(SearchMedicationsDocument, named, whole)).ok).toBe(true);
    expect(asked).toEqual([
      ['search', { appointment: 'visit-1' }, 'allergies', 'ñam'],
      ['search', { appointment: 'visit-1' }, 'medications', 'ñam'],
    ]);
  });

  it('APT-005 takes a guest by username, user_id and the flag, of which nothing but the token decides', async () => {
    const { asked, place, client, port, requests } = across(true);
    const [screen] = fc.sample(screens, { seed: 1, numRuns: 1 });
    place.answer = ok(screen);
    const guest = { username: 'somebody', user_id: 'user-1', is_guest_checkin: true };
    const answer = await client.ask(GetAppointmentCheckInDocument, { checkInIds: guest }, whole);
    expect(answer.ok).toBe(true);
    expect(asked).toEqual([['open', {}]]);
    await port.open({});
    expect(requests.at(-1)?.body).toMatchObject({ variables: { checkInIds: { is_guest_checkin: true } } });
    const own = across();
    own.place.answer = ok(screen);
    await own.port.open({});
    expect(own.requests.at(-1)?.body).not.toMatchObject({ variables: { checkInIds: { is_guest_checkin: true } } });
  });

  it('APT-320 carries each refusal, with the moment from which it is possible', async () => {
    const { place, port } = across();
    const refusals: fc.Arbitrary<CheckInRefusal> = fc.oneof(
      fc.record({ kind: fc.constant('check-in-too-early' as const), until: instants }),
      fc
        .constantFrom('check-in-over' as const, 'history-unanswered' as const, 'needs-provider' as const)
        .map((kind) => ({ kind })),
    );
    await fc.assert(
      fc.asyncProperty(refusals, async (refusal) => {
        place.answer = failed(refusal);
        expect(await port.open({})).toEqual(failed(refusal));
        expect(await port.goOn({})).toEqual(failed(refusal));
      }),
      { numRuns: 30 },
    );
  });
});
