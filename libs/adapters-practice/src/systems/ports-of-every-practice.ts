import type { ComingVisit } from '@portico/domain/appointments';
import type { PatientRef, PracticeId } from '@portico/domain/kernel';
import { byPracticeName } from '@portico/domain/practices';
import type { PracticeSystem, PracticeSystems } from './practice-system.ts';
import { routed, type Routes } from './route-calls-by-practice.ts';

const ofPatient = ({ practice }: PatientRef): PracticeId => practice;
const ofPractice = (practice: PracticeId): PracticeId => practice;
const nothing = { everywhere: () => ({ join: (): void => undefined }) };

const byStart = ({ visit: one }: ComingVisit, { visit: other }: ComingVisit): number =>
  one.start - other.start ||
  (one.patient.practice === other.patient.practice ? 0 : one.patient.practice < other.patient.practice ? -1 : 1) ||
  (one.id < other.id ? -1 : 1);

/** Which practice each call of each port concerns. A method that is missing here does not compile. */
const routes: { readonly [Name in keyof PracticeSystem]: Routes<Name> } = {
  practices: {
    practices: {
      everywhere: (ids) => ({
        given: (isKept) => [ids.filter(isKept)],
        join: (answers) => {
          const found = new Map(answers.flat().map((practice) => [practice.id, practice]));
          return ids.flatMap((id) => found.get(id) ?? []);
        },
      }),
    },
    openToNewPatients: {
      everywhere: (_, most) => ({ join: (answers) => answers.flat().sort(byPracticeName).slice(0, most) }),
    },
  },
  patients: {
    identity: ofPatient,
    contact: ofPatient,
    reachedAt: ofPractice,
    register: ({ patient }) => patient.practice,
    correct: ({ patient }) => patient.practice,
  },
  patientPages: { patients: ofPractice },
  registration: { form: ofPractice, read: ofPatient, updates: ofPatient, keep: ofPatient, pictures: ofPatient },
  schedule: { upcoming: ofPatient, past: ofPatient, visit: ofPatient },
  visitPages: {
    visits: ofPatient,
    everyVisit: ofPractice,
    visitOf: ofPractice,
    providers: ofPractice,
    locations: ofPractice,
  },
  comingVisits: {
    starting: { everywhere: (_, most) => ({ join: (answers) => answers.flat().sort(byStart).slice(0, most) }) },
    standing: ofPractice,
    confirm: ofPatient,
  },
  visitPolicies: {
    rules: ofPractice,
    rulesOf: {
      everywhere: (practices) => ({
        given: (isKept) => [practices.filter(isKept)],
        join: (answers) => new Map(answers.flatMap((rules) => [...rules])),
      }),
    },
    reminderOffsets: { everywhere: () => ({ join: (answers) => [...new Set(answers.flat())] }) },
  },
  videoRooms: { addressOf: ofPatient },
  availability: { rules: ofPractice, catalog: ofPatient, slots: ofPatient },
  slotHolds: { keep: ofPatient, release: ofPatient, prune: nothing },
  appointmentBooking: {
    held: ofPatient,
    book: ofPatient,
    bookedFor: ofPatient,
    bookedUnder: ofPatient,
    cancel: ofPatient,
    canceledFor: ofPatient,
    isCanceled: ofPatient,
  },
  visitRequests: { request: ofPatient },
  checkInSystem: { asks: ofPatient, arrive: ofPatient },
  checkOutSystem: { checkOutForms: ofPatient, checkOut: ofPatient },
  medicationReconciliation: { of: ofPatient, report: ofPatient },
  thirdPartyTasks: { of: ofPatient },
  charts: { summary: ofPatient, reportsSince: ofPatient, chart: ofPatient, lab: ofPatient, document: ofPatient },
  recordPages: { section: ofPatient, entry: ofPatient },
  visitSummaries: { has: ofPatient, make: ofPatient },
  summaryDocuments: { list: ofPatient, of: ofPatient, open: ofPatient, send: ofPatient },
  correspondence: {
    unread: ofPatient,
    correspondents: ofPatient,
    threads: ofPatient,
    thread: ofPatient,
    latestWith: ofPatient,
  },
  messageStore: { start: ofPatient, reply: ofPatient, mark: ofPatient, remove: ofPatient },
  messageFiles: { keep: ofPatient, file: ofPatient, pruneUnsent: nothing },
  formStore: {
    canReview: ofPractice,
    requested: ofPatient,
    blank: ofPatient,
    signed: ofPatient,
    signedForm: ofPatient,
    sign: ofPatient,
  },
  surveyStore: {
    rules: ofPractice,
    open: ofPatient,
    survey: ofPatient,
    ofVisit: ofPatient,
    keep: ({ patient }) => patient.practice,
  },
  refillStore: { of: ofPatient, request: ofPatient, withdraw: ofPatient },
  amendmentStore: { of: ofPatient, request: ofPatient, disagree: ofPatient },
  billing: {
    balance: ofPatient,
    statements: ofPatient,
    statement: ofPatient,
    visitDues: ofPatient,
    openCopays: ofPatient,
    settings: ofPractice,
    post: ({ patient }) => patient.practice,
  },
};

/** The ports of all practices together; each call reaches the system of the practice that it concerns. */
export const everyPractice = (systems: PracticeSystems): PracticeSystem =>
  Object.fromEntries(
    (Object.keys(routes) as (keyof PracticeSystem)[]).map((name) => [
      name,
      routed(systems, name, routes[name] as never),
    ]),
  ) as unknown as PracticeSystem;
