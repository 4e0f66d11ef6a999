import type { LedgerPostingId, ChargeId } from '@portico/domain/payments';
import { sampleForm } from '@portico/domain/profile/testing';
import type { AppointmentId, HoldId } from '@portico/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { databaseClock } from '@portico/adapters-storage';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import type { Instant } from '@portico/domain/kernel';
import { startTestServer } from '@portico/adapters-storage/testing';
import { openMigrated, testSealing } from '@portico/adapters-storage/testing/clusters';
import type { BookingKey } from '@portico/domain/appointments';
import { plus, type Cents, type LabId, type Language } from '@portico/domain/kernel';
import type { Lab } from '@portico/domain/health';
import { idOfTeam } from '@portico/domain/messages';
import type { RefillKey } from '@portico/domain/refills';
import { firstAvailable } from '@portico/domain/scheduling';
import {
  EmbeddedBilling,
  EmbeddedBookingSetup,
  EmbeddedChart,
  EmbeddedCheckOutSystem,
  EmbeddedCheckInSystem,
  EmbeddedCheckInSetup,
  EmbeddedComingVisits,
  EmbeddedCorrespondence,
  EmbeddedFormStore,
  EmbeddedFormSetup,
  EmbeddedSetup,
  EmbeddedMailSetup,
  EmbeddedMessageStore,
  EmbeddedMessageFiles,
  EmbeddedMoneySetup,
  EmbeddedAvailability,
  EmbeddedThirdPartyTasks,
  EmbeddedAllergyMedicationSearch,
  EmbeddedMedicationReconciliation,
  EmbeddedPayers,
  EmbeddedPatientPages,
  EmbeddedPatients,
  EmbeddedRecordPages,
  EmbeddedPractices,
  EmbeddedSchedule,
  EmbeddedSlotHolds,
  EmbeddedSurveyStore,
  EmbeddedSurveySetup,
  EmbeddedVideoRooms,
  EmbeddedAppointmentBooking,
  EmbeddedVisitRequests,
  EmbeddedVisitPages,
  EmbeddedVisitPolicies,
  EmbeddedVisitSummaries,
  EmbeddedPhysicians,
  EmbeddedAmendmentOffice,
  EmbeddedArrivals,
  EmbeddedAmendmentStore,
  EmbeddedRefillOffice,
  EmbeddedRefillStore,
  EmbeddedRegistration,
  EmbeddedRegistrationSetup,
  EmbeddedZipCodes,
} from '../embedded/index.ts';
import { arrivalsContract, type Arriving } from './arrivals.contract.ts';
import { billingContract } from './billing.contract.ts';
import { checkOutSystemContract } from './check-out-system.contract.ts';
import { comingVisitsContract } from './coming-visits.contract.ts';
import { bookingModelContract } from './booking-model.contract.ts';
import { bookable, checkUpAtNorth, type BookingFixture } from './booking-fixture.ts';
import { chartContract } from './chart.contract.ts';
import { pagesContract } from './record-pages.contract.ts';
import { mailContract } from './correspondence.contract.ts';
import { formStoreContract } from './form-store.contract.ts';
import { patientsContract, practicesContract } from './practices-and-patients.contract.ts';
import {
  checkInSystemContract,
  allergyMedicationSearchContract,
  medicationReconciliationContract,
} from './check-in.contract.ts';
import { openBookable } from './open-practice-for-booking.ts';
import { thirdPartyTasksContract, partnerName } from './third-party-tasks.contract.ts';
import { availabilityContract } from './availability.contract.ts';
import {
  physicianDirectoryContract,
  physicians,
  registrationContract,
  payerDirectoryContract,
  payers,
  zipCodesContract,
  zipPlaces,
} from './registration.contract.ts';
import { amendmentStoreContract } from './amendment-store.contract.ts';
import { refillStoreContract } from './refill-store.contract.ts';
import { scheduleContract } from './schedule.contract.ts';
import { slotHoldsContract } from './slot-holds.contract.ts';
import { ana, doctors, elsewhere, here, now, offices, otherAna, people, practices } from './practice-fixture.ts';
import { surveyStoreContract } from './survey-store.contract.ts';
import { appointmentBookingContract } from './appointment-booking.contract.ts';
import { visitSummariesContract } from './visit-summaries.contract.ts';
import { visitAccommodationsContract } from './visit-accommodations.contract.ts';
import { visitRequestsContract } from './visit-requests.contract.ts';
import { videoRoomsContract, visitPoliciesContract } from './visit-policies.contract.ts';

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

const engines: Readonly<Record<string, () => Promise<Opened>>> = {
  PGlite: async () => {
    const database = await openMigrated();
    return { database, close: () => database.close() };
  },
  'a PostgreSQL server': async () => {
    const server = await startTestServer();
    const database = await openDatabase({ kind: 'server', url: await server.createDatabase() }, testSealing);
    return {
      database,
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  },
};

describe.each(Object.entries(engines))('the embedded practice system on %s', (_, open) => {
  let opened: Opened | undefined;

  const database = (): Database => {
    if (opened === undefined) throw new Error('The database opens before the tests.');
    return opened.database;
  };
  const setup = (): EmbeddedSetup => new EmbeddedSetup(database());
  /** As the clock of the gateway does: it asks the database, which nothing may do within a transaction. */
  const askedFirst = (at: () => Instant) => async (): Promise<Instant> => {
    await databaseClock(database())();
    return at();
  };
  const money = (): EmbeddedMoneySetup => new EmbeddedMoneySetup(database());
  /** Everything that `bookable` says of its practice. */
  const openBooking = async (): Promise<void> => {
    await openBookable(database(), bookable);
    await new EmbeddedBookingSetup(database()).videoHost(bookable.practice, {
      address: 'https://video.example/join?of=clinic',
      secret: new Uint8Array(32),
    });
  };
  const clear = (table: string) => database().rows({ text: `delete from clinic.${table}` });

  beforeAll(async () => {
    opened = await open();
    await migrate(database());
    await setup().practices(practices);
    for (const { id } of practices) {
      await setup().locations(id, offices);
      await setup().providers(id, doctors);
    }
    await setup().patients(people);
    await openBooking();
    const registration = new EmbeddedRegistrationSetup(database());
    await registration.physicians(physicians);
    await registration.zipCodes(zipPlaces);
  }, 60_000);

  afterAll(() => opened?.close());

  beforeEach(async () => {
    for (const table of ['appointments', 'document_contents', 'chart_entries', 'chart_sections', 'charges']) {
      await clear(table);
    }
    for (const table of ['statements', 'message_files', 'messages', 'threads', 'form_requests']) await clear(table);
    for (const table of ['held_slots', 'payment_settings', 'history_requests', 'refill_requests', 'amendment_requests'])
      await clear(table);
    for (const table of ['held_slots', 'payment_settings', 'registrations', 'pictures']) await clear(table);
  });

  scheduleContract(() => ({
    schedule: new EmbeddedSchedule(database()),
    book: async (appointments) => {
      await clear('appointments');
      await setup().appointments(appointments);
    },
  }));

  comingVisitsContract(() => ({
    coming: new EmbeddedComingVisits(database()),
    schedule: new EmbeddedSchedule(database()),
    book: async (visits) => {
      await clear('appointments');
      await setup().appointments(visits);
    },
    system: async (slot) => {
      await money().heldSlots([slot]);
      return new EmbeddedAppointmentBooking(
        database(),
        askedFirst(() => now),
      );
    },
  }));

  checkOutSystemContract(() => ({
    system: new EmbeddedCheckOutSystem(database()),
    schedule: new EmbeddedSchedule(database()),
    keep: async (visits) => {
      await setup().appointments(visits);
    },
    ask: async (practice, appointment, forms) => {
      await setup().checkOutForms(practice, appointment, forms);
    },
  }));

  chartContract(() => ({
    charts: new EmbeddedChart(database()),
    keep: async (patient, chart, bytes) => {
      for (const table of ['document_contents', 'chart_entries', 'chart_sections']) await clear(table);
      await setup().charts([{ patient, chart, ...(bytes === undefined ? {} : { bytes }) }]);
    },
  }));

  arrivalsContract('reports', async () => {
    for (const table of ['chart_entries', 'chart_sections', 'arrived_reports']) await clear(table);
    const statuses = { unready: 'pending', first: 'final', second: 'corrected' } as const;
    const labOf = ({ id, version }: Arriving): Lab => ({
      ...{ id: id as LabId, name: 'Glucose', status: statuses[version], results: [] },
    });
    return {
      arrived: new EmbeddedArrivals(database(), 'arrived_reports'),
      write: async (patient, arriving) => {
        await setup().charts([{ patient, chart: { labs: { kind: 'entries', entries: arriving.map(labOf) } } }]);
      },
    };
  });

  arrivalsContract('messages', async () => {
    for (const table of ['messages', 'threads', 'arrived_messages']) await clear(table);
    const provider = doctors[0]?.id ?? idOfTeam('front-desk');
    const messageOf = ({ id, version }: Arriving) => ({
      ...{ id: `${id} ${version}`, fromPatient: version === 'unready', sender: 'Dr. Ito', body: 'Hello', sentAt: now },
    });
    return {
      arrived: new EmbeddedArrivals(database(), 'arrived_messages'),
      write: async (patient, arriving) => {
        const thread = { patient, id: 'one', provider, subject: 'Hello', messages: arriving.map(messageOf) };
        await new EmbeddedMailSetup(database()).threads([thread]);
      },
    };
  });

  pagesContract(() => ({
    records: new EmbeddedRecordPages(database()),
    patients: new EmbeddedPatientPages(database()),
    visits: new EmbeddedVisitPages(database()),
    keep: async (patient, chart) => {
      for (const table of ['document_contents', 'chart_entries', 'chart_sections']) await clear(table);
      await setup().charts([{ patient, chart }]);
    },
    book: async (visits) => {
      await clear('appointments');
      await setup().appointments(visits);
    },
  }));

  visitSummariesContract(() => ({
    summaries: new EmbeddedVisitSummaries(database()),
    keep: async (visits) => {
      await setup().appointments(visits);
    },
    chart: async (patient, chart) => {
      await setup().charts([{ patient, chart }]);
    },
    sent: () =>
      database().rows({
        text: 'select appointment_id as id, address as "to" from clinic.summary_mailings order by 1, 2',
      }),
  }));

  practicesContract(() => ({ directory: new EmbeddedPractices(database()) }));
  patientsContract(() => ({ registry: new EmbeddedPatients(database()) }));
  registrationContract(() => ({ registration: new EmbeddedRegistration(database()) }));
  physicianDirectoryContract(() => ({ directory: new EmbeddedPhysicians(database()) }));
  zipCodesContract(() => ({ zipCodes: new EmbeddedZipCodes(database()) }));

  billingContract(() => ({
    billing: new EmbeddedBilling(database(), () => now),
    knowsNoOpenLines: true,
    owe: async (patient, due, statements) => {
      await setup().charges([
        { patient, id: 'visit', description: 'Visit', amount: (due + 500) as Cents, at: now },
        { patient, id: 'payment', description: 'Payment', amount: -500 as Cents, at: now },
      ]);
      await money().statements(statements.map((statement) => ({ ...statement, patient })));
    },
    expect: async (visit, dues) => {
      await setup().appointments([visit]);
      await money().visitDues(visit.patient.practice, [{ ...dues, appointment: visit.id }]);
    },
    decide: async (practice, settings, terms) => {
      const { planTerms: _, ...decided } = settings;
      await money().settings(practice, { ...decided, ...(terms === undefined ? {} : { planTerms: terms }) });
    },
  }));

  it('answers a balance as of the beginning of the request; looked at anew, with what was entered since', async () => {
    const chart = ana.patient;
    const clock = { now };
    const billing = new EmbeddedBilling(
      database(),
      () => clock.now,
      () => now,
    );
    await setup().charges([{ patient: chart, id: 'visit', description: 'Visit', amount: 500 as Cents, at: now }]);
    clock.now = plus(now, 2);
    await setup().charges([
      { patient: chart, id: 'desk', description: 'Paid', amount: -500 as Cents, at: plus(now, 1) },
    ]);
    expect(await billing.balance(chart)).toEqual({ due: 500, asOf: now });
    expect(await billing.balance(chart, 'anew')).toEqual({ due: 0, asOf: clock.now });
  });

  appointmentBookingContract(() => {
    const clock = { now };
    return {
      system: new EmbeddedAppointmentBooking(
        database(),
        askedFirst(() => clock.now),
      ),
      clock,
      keep: async (visits, slots) => {
        await setup().appointments(visits);
        await money().heldSlots(slots);
      },
    };
  });

  const bookingFixture = (): BookingFixture => {
    const clock = { now };
    const at = () => clock.now;
    return {
      availability: new EmbeddedAvailability(database(), at),
      slotHolds: new EmbeddedSlotHolds(database(), at),
      requests: new EmbeddedVisitRequests(database(), at),
      system: new EmbeddedAppointmentBooking(database(), askedFirst(at)),
      schedule: new EmbeddedSchedule(database()),
      clock,
      keep: async (visits) => {
        await setup().appointments(visits);
      },
      prepay: (patient, key, amount) =>
        new EmbeddedBilling(database(), at).post({
          id: `${key}-${amount}` as LedgerPostingId,
          charge: key as string as ChargeId,
          patient,
          amount,
          at: clock.now,
          purpose: { kind: 'prepayment', hold: 'hold' as HoldId },
          tries: 1,
        }),
    };
  };
  availabilityContract(bookingFixture);
  slotHoldsContract(bookingFixture);
  visitRequestsContract(bookingFixture);
  visitAccommodationsContract(bookingFixture);

  describe('the needs that the registration keeps', () => {
    it('are those of a new visit, unless something else is said; a practice that does not ask has no page for them', async () => {
      const registration = new EmbeddedRegistration(database());
      const { requests, schedule } = bookingFixture();
      const needs = { interpreter: 'ase', otherHelp: 'Ramp' } as const;
      const at = async (accommodations?: object) => {
        const said = accommodations === undefined ? {} : { accommodations };
        const key = `needs-${JSON.stringify(said)}` as BookingKey;
        const when = { kind: 'wish', preference: firstAvailable } as const;
        const id = await requests.request(ana.patient, { offer: checkUpAtNorth, when, language: 'es', ...said }, key);
        return id && (await schedule.visit(ana.patient, id as AppointmentId))?.accommodations;
      };
      await registration.keep(ana.patient, { details: { accommodations: needs } });
      expect([await at(), await at({ otherHelp: 'Chair' }), await at({})]).toEqual([
        needs,
        { otherHelp: 'Chair' },
        undefined,
      ]);
      await registration.keep(ana.patient, { details: { accommodations: { interpreter: '', otherHelp: ' ' } } });
      expect(await at({ interpreter: '' })).toBeUndefined();
      const pagesOf = async () => (await registration.form(here.id)).sections.demographics.pages.length;
      const asking = await pagesOf();
      await new EmbeddedRegistrationSetup(database()).form(here.id, { asksAccommodations: false });
      expect(await pagesOf()).toBe(asking - 1);
    });
  });
  bookingModelContract(async () => {
    for (const table of ['appointments', 'held_slots']) await clear(table);
    return bookingFixture();
  }, 8);
  visitPoliciesContract(() => ({ policies: new EmbeddedVisitPolicies(database()) }));

  videoRoomsContract(() => {
    const clock = { now };
    return {
      rooms: new EmbeddedVideoRooms(
        database(),
        () => clock.now,
        () => 'https://portal.example',
      ),
      clock,
      keep: async (visits) => {
        await setup().appointments(visits);
      },
    };
  });

  surveyStoreContract(() => ({
    system: new EmbeddedSurveyStore(database()),
    visits: async (visits) => {
      for (const table of ['survey_answers', 'surveys', 'appointments']) await clear(table);
      await setup().appointments(visits);
    },
    ask: async (contents, rules) => {
      await new EmbeddedSurveySetup(database()).surveys(here.id, contents, rules);
    },
  }));

  amendmentStoreContract(() => {
    const clock = { now };
    const office = new EmbeddedAmendmentOffice(database());
    return {
      system: new EmbeddedAmendmentStore(database(), () => clock.now),
      clock,
      answer: (patient, id, answer, words) => office.answer(patient, id, answer, clock.now, words),
    };
  });

  refillStoreContract(() => {
    const clock = { now };
    const office = new EmbeddedRefillOffice(database());
    return {
      system: new EmbeddedRefillStore(database(), () => clock.now),
      clock,
      answer: (patient, id, answer, words) => office.answer(patient, id, answer, clock.now, words),
    };
  });

  it('lists to the office what is to be answered or to be sent, the oldest first, of its practice alone', async () => {
    const office = new EmbeddedRefillOffice(database());
    const clock = { now };
    const store = new EmbeddedRefillStore(database(), () => clock.now);
    const ids = [];
    for (const [at, name] of ['first', 'second', 'third', 'fourth'].entries()) {
      clock.now = plus(now, at);
      const refill = { medication: { id: name, name }, note: `About the ${name}.` };
      const made = await store.request(at === 3 ? otherAna.patient : ana.patient, refill, name as RefillKey);
      if (made.ok) ids.push(made.value.id);
    }
    const [first, second] = ids;
    if (first === undefined || second === undefined) throw new Error('Nothing was requested.');
    await office.answer(ana.patient, first, 'denied', now);
    await office.answer(ana.patient, second, 'approved', now, 'Yes.');
    const listed = await office.open(here.id);
    expect(listed.map(({ patient, request: { note, status, answer } }) => ({ patient, note, status, answer }))).toEqual(
      [
        { patient: ana.patient, note: 'About the second.', status: 'approved', answer: 'Yes.' },
        { patient: ana.patient, note: 'About the third.', status: 'requested', answer: undefined },
      ],
    );
  });

  mailContract(() => {
    const clock = { now };
    const at = () => clock.now;
    const mail = new EmbeddedMailSetup(database());
    return {
      correspondence: new EmbeddedCorrespondence(database()),
      system: new EmbeddedMessageStore(database(), at),
      files: new EmbeddedMessageFiles(database(), at),
      clock,
      meet: async ({ patient, provider, visit }) => {
        await setup().providers(patient.practice, [provider]);
        await setup().appointments([visit]);
        if (provider.name.includes('gone')) await mail.deactivate(patient.practice, [provider.id]);
      },
      write: async (patient, threads) => {
        const bytes = Uint8Array.from([1, 2, 3]);
        await mail.threads(
          threads.map(({ messages, ...thread }) => ({
            ...thread,
            patient,
            messages: messages.map(({ files, ...message }) => ({
              ...message,
              files: (files ?? []).map((file) => ({ ...file, bytes })),
            })),
          })),
        );
      },
      tellsSizes: true as const,
      answersWithin: (practice, hours) => mail.answersWithin(practice, hours),
      offerTeams: (practice, teams) => mail.offerTeams(practice, teams),
    };
  });
  checkInSystemContract(() => ({
    system: new EmbeddedCheckInSystem(database()),
    schedule: new EmbeddedSchedule(database()),
    keep: async (visits) => {
      await clear('appointments');
      await setup().appointments(visits);
    },
  }));

  thirdPartyTasksContract(async () => {
    const clock = { now };
    const practiceSide = new EmbeddedCheckInSetup(database());
    const address = 'https://partner.example/tasks?clinic=1';
    await practiceSide.partner(here.id, { name: partnerName, address, secret: new Uint8Array(32).fill(5) });
    const tasks = new EmbeddedThirdPartyTasks(
      database(),
      () => clock.now,
      () => 'https://portal.example',
    );
    return {
      tasks,
      clock,
      keep: async (visits) => {
        for (const name of ['appointments', 'tasks_done']) await clear(name);
        await setup().appointments(visits);
      },
      wayOf: async (to) => {
        const { return_to: returnTo, locale: language } = claimsOf(to);
        return returnTo === undefined ? undefined : { returnTo, language: language as Language };
      },
      finish: (to) => practiceSide.taskDone(here.id, claimsOf(to)['task'] ?? '', clock.now),
    };
  });

  medicationReconciliationContract(() => ({
    history: new EmbeddedMedicationReconciliation(database()),
    keep: async (patient, medication) => {
      await setup().charts([{ patient, chart: { medications: { kind: 'entries', entries: [medication] } } }]);
    },
  }));
  allergyMedicationSearchContract(() => ({ catalog: new EmbeddedAllergyMedicationSearch() }));
  payerDirectoryContract(() => ({
    directory: new EmbeddedPayers({ form: async () => ({ ...sampleForm, insurers: payers }) }),
  }));

  formStoreContract(() => ({
    system: new EmbeddedFormStore(database()),
    request: async (patient, forms) => {
      const done = { id: 'f0', title: { en: 'Done', es: 'Listo' }, patient, completedAt: now };
      await clear('form_requests');
      await setup().forms([done, ...forms.map((form) => ({ ...form, patient }))]);
    },
    write: async (...templates) => {
      await new EmbeddedFormSetup(database()).forms(here.id, templates);
    },
    withdraw: async (uuid, standing) => {
      await new EmbeddedFormSetup(database()).withdraw(here.id, uuid, standing);
    },
    closeReviewElsewhere: () => new EmbeddedFormSetup(database()).closeReview(elsewhere.id),
    askAtEndOf: async (visit, forms) => {
      // The same number at another practice asks for nothing here.
      await setup().appointments([visit, { ...visit, patient: otherAna.patient, id: 'there' as AppointmentId }]);
      for (const { id } of forms) await setup().checkOutForms(here.id, visit.id, [id]);
      await setup().checkOutForms(elsewhere.id, 'there' as AppointmentId, ['f3']);
    },
  }));
});

/** The claims in the ticket of an address. */
const claimsOf = (address: string): Readonly<Record<string, string>> => {
  const [, claims = ''] = new URL(address).searchParams.get('ticket')?.split('.') ?? [];
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Readonly<Record<string, string>>;
};
