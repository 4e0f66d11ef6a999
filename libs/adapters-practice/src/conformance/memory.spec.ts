import {
  MemoryComingVisits,
  MemorySchedule,
  MemoryVideoRooms,
  MemoryAppointmentBooking,
  MemoryVisitPolicies,
} from '@portico/domain/appointments/testing';
import { MemoryFormStore } from '@portico/domain/forms/testing';
import { MemoryAmendmentStore, MemoryCharts, MemoryVisitSummaries } from '@portico/domain/health/testing';
import { MemoryMail } from '@portico/domain/messages/testing';
import { MemoryBilling } from '@portico/domain/payments/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { samePatient, type PatientRef } from '@portico/domain/kernel';
import { MemoryArrivals } from '@portico/domain/kernel/testing';
import { MemoryRefillStore } from '@portico/domain/refills/testing';
import { MemorySurveyStore } from '@portico/domain/surveys/testing';
import { MemoryCheckOutSystem } from '@portico/domain/visits/testing';
import {
  MemoryCheckInSystem,
  MemoryAllergyMedicationSearch,
  MemoryThirdPartyTasks,
  MemoryMedicationReconciliation,
} from '@portico/domain/visits/testing';
import { usualAllergiesAndMedications } from '../embedded/usual-allergies-medications.ts';
import { MemoryPatients, MemoryPhysicians, MemoryRegistration, MemoryZipCodes } from '@portico/domain/profile/testing';
import { usualForm } from '../registration/registration-form.ts';
import { arrivalsContract } from './arrivals.contract.ts';
import { billingContract } from './billing.contract.ts';
import { bookable } from './booking-fixture.ts';
import { memoryBookingFixture } from './memory-booking-fixture.ts';
import { checkOutSystemContract } from './check-out-system.contract.ts';
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
import { elsewhere, here, now, people, practices } from './practice-fixture.ts';
import { comingVisitsContract } from './coming-visits.contract.ts';
import { surveyStoreContract } from './survey-store.contract.ts';
import { appointmentBookingContract } from './appointment-booking.contract.ts';
import { visitSummariesContract } from './visit-summaries.contract.ts';
import { visitAccommodationsContract } from './visit-accommodations.contract.ts';
import { visitRequestsContract } from './visit-requests.contract.ts';
import { videoRoomsContract, visitPoliciesContract } from './visit-policies.contract.ts';

scheduleContract(() => {
  let kept = new MemorySchedule();
  return {
    schedule: {
      upcoming: (...asked) => kept.upcoming(...asked),
      past: (...asked) => kept.past(...asked),
      visit: (...asked) => kept.visit(...asked),
    },
    book: async (appointments) => {
      kept = new MemorySchedule(appointments);
    },
  };
});

comingVisitsContract(() => {
  const schedule = new MemorySchedule();
  return {
    coming: new MemoryComingVisits(schedule),
    schedule,
    book: async (visits) => schedule.put(...visits),
  };
});

checkOutSystemContract(() => {
  const schedule = new MemorySchedule();
  const system = new MemoryCheckOutSystem(schedule);
  return {
    system,
    schedule,
    keep: async (visits) => schedule.put(...visits),
    ask: async (...asked) => system.ask(...asked),
  };
});

chartContract(() => {
  const charts = new MemoryCharts();
  return { charts, keep: async (...kept) => charts.put(...kept) };
});

pagesContract(() => {
  const [charts, schedule] = [new MemoryCharts(), new MemorySchedule()];
  return {
    records: charts,
    patients: new MemoryPatients(people),
    visits: schedule,
    keep: async (...kept) => charts.put(...kept),
    book: async (visits) => schedule.put(...visits),
  };
});

visitSummariesContract(() => {
  const charts = new MemoryCharts();
  const summaries = new MemoryVisitSummaries(charts);
  return {
    summaries,
    keep: async (visits) => {
      for (const { id, patient, status, start, provider, location, visitReason } of visits) {
        const encounter = {
          appointment: id,
          start,
          timeZone: location.timeZone,
          provider: provider.name,
          office: location.office,
          ...(visitReason === undefined ? {} : { reason: visitReason }),
        };
        summaries.put(patient, encounter, status === 'COMPLETED');
      }
    },
    chart: async (patient, chart) => charts.put(patient, chart),
    sent: async () => summaries.sent,
  };
});

practicesContract(() => ({ directory: new MemoryPractices(practices) }));
patientsContract(() => ({ registry: new MemoryPatients(people) }));
registrationContract(() => ({ registration: new MemoryRegistration(usualForm) }));
physicianDirectoryContract(() => ({ directory: new MemoryPhysicians(physicians) }));
zipCodesContract(() => ({ zipCodes: new MemoryZipCodes(zipPlaces) }));

billingContract(() => {
  const billing = new MemoryBilling(() => now);
  return {
    billing,
    owe: async (patient, due, statements) => billing.put(patient, { due, asOf: now }, statements),
    expect: async ({ patient, id, status, start }, dues) =>
      billing.putVisit(patient, id, dues, status === 'COMPLETED' ? start : undefined),
    decide: async (practice, settings, terms) => billing.putSettings(practice, settings, terms),
  };
});

appointmentBookingContract(() => {
  const clock = { now };
  const system = new MemoryAppointmentBooking(() => clock.now);
  return {
    system,
    clock,
    keep: async (visits, slots) => {
      system.putSchedule(visits);
      for (const slot of slots) system.hold(slot);
    },
  };
});

mailContract(() => {
  const clock = { now };
  const mail = new MemoryMail(() => clock.now);
  return {
    correspondence: mail,
    system: mail,
    files: mail,
    clock,
    meet: async ({ patient, provider }) =>
      mail.putProviders(patient, { ...provider, active: !provider.name.includes('gone') }),
    write: async (patient, threads) => {
      mail.put(patient, ...threads);
      for (const { id, messages } of threads) {
        for (const file of messages.flatMap(({ files }) => files ?? [])) {
          mail.putFile(patient, { ...file, bytes: Uint8Array.from([1, 2, 3]), thread: id });
        }
      }
    },
    answersWithin: async (practice, hours) => mail.putAnswersWithin(practice, hours),
    offerTeams: async (practice, teams) => mail.putTeams(practice, teams),
  };
});

formStoreContract(() => {
  const system = new MemoryFormStore();
  return {
    system,
    request: async (patient, forms) => system.put(patient, forms),
    write: async (...templates) => {
      for (const template of templates) system.write(here.id, template);
    },
    withdraw: async (uuid, standing) => system.setStanding(here.id, uuid, standing),
    closeReviewElsewhere: async () => system.closeReview(elsewhere.id),
    askAtEndOf: async ({ patient, id: visit }, forms) => {
      const asked = (await system.requested(patient)).map(({ online: _, ...form }) => form);
      const isAsked = (form: string) => forms.some(({ id }) => id === form);
      system.put(
        patient,
        asked.map((form) => (isAsked(form.id) ? { ...form, atEndOf: [visit] } : form)),
      );
    },
  };
});

surveyStoreContract(() => {
  const schedule = new MemorySchedule();
  const system = new MemorySurveyStore(schedule);
  return {
    system,
    visits: async (visits) => schedule.put(...visits),
    ask: async (contents, rules) => system.put(here.id, contents, rules),
  };
});

amendmentStoreContract(() => {
  const clock = { now };
  const isKnown = (patient: PatientRef) => people.some((person) => samePatient(person.patient, patient));
  const system = new MemoryAmendmentStore(() => clock.now, isKnown);
  return { system, clock, answer: (...answered) => system.answer(...answered) };
});

refillStoreContract(() => {
  const clock = { now };
  const isKnown = (patient: PatientRef) => people.some((person) => samePatient(person.patient, patient));
  const system = new MemoryRefillStore(() => clock.now, isKnown);
  return { system, clock, answer: (...answered) => system.answer(...answered) };
});

availabilityContract(memoryBookingFixture);
slotHoldsContract(memoryBookingFixture);
visitRequestsContract(memoryBookingFixture);
visitAccommodationsContract(memoryBookingFixture);

visitPoliciesContract(() => {
  const policies = new MemoryVisitPolicies();
  policies.put(here.id, bookable.visits);
  return { policies };
});

videoRoomsContract(() => {
  const clock = { now };
  const schedule = new MemorySchedule();
  const rooms = new MemoryVideoRooms(schedule, () => clock.now);
  return { rooms, clock, keep: async (visits) => schedule.put(...visits) };
});

checkInSystemContract(() => {
  const schedule = new MemorySchedule();
  return { system: new MemoryCheckInSystem(schedule), schedule, keep: async (visits) => schedule.put(...visits) };
});

medicationReconciliationContract(() => {
  const history = new MemoryMedicationReconciliation();
  return {
    history,
    keep: async (patient, { id, name, dose, instructions }) => {
      const entry = { id, name, mayDelete: true, directions: `${dose} · ${instructions}` };
      history.put(patient, { medications: { entries: [entry], none: false } });
    },
  };
});

allergyMedicationSearchContract(() => ({ catalog: new MemoryAllergyMedicationSearch(usualAllergiesAndMedications) }));

payerDirectoryContract(() => ({ directory: { insurers: async () => payers } }));

thirdPartyTasksContract(() => {
  const clock = { now };
  const schedule = new MemorySchedule();
  const tasks = new MemoryThirdPartyTasks(schedule, () => clock.now);
  tasks.putPartner(here.id, partnerName);
  return {
    tasks,
    clock,
    keep: async (visits) => schedule.put(...visits),
    wayOf: async (address) => tasks.wayOf(address),
    finish: async (address) => tasks.finish(address),
  };
});

arrivalsContract('reports', async () => {
  const arrived = new MemoryArrivals();
  const known = new Set<string>();
  return {
    arrived,
    write: async (patient, arriving) => {
      const ready = arriving
        .filter(({ version }) => version !== 'unready')
        .map((each) => JSON.stringify([patient, each]));
      if (ready.some((each) => !known.has(each))) arrived.arrive(patient);
      for (const each of ready) known.add(each);
    },
  };
});
