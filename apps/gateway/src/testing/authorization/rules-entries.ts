import { south } from '../clinic-fixture.ts';
import {
  correctionsAreDenied,
  medicationsAreTaken,
  notesAreWritten,
  vitalSignsAreMeasured,
} from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';

const entry = { section: 'medications', entryId: '1001-pill' };
const chart = { practiceId: south.id, patientId: '1001' };
const wanted = { ...chart, ...entry, uniqueId: 'an-amendment', wrong: 'The dose', correct: 'Half of it' };
const statement = { ...chart, amendmentId: 'amendment.1001', statement: 'I disagree.' };
const hiding = { ...chart, ...entry, hidden_from_everyone: true, hiddenFrom: [] };
const note = { ...chart, ...entry, text: 'Mine' };

/** Charts and entries of others, and practices and entries that do not exist. */
const othersThan = <Asked extends object>(asked: Asked) => [
  { ...asked, patientId: '2002', entryId: '2002-pill' },
  { ...asked, practiceId: 'nowhere' },
];

export const entriesRules: Rules = {
  getRecordEntry: {
    to: 'health:view',
    given: medicationsAreTaken,
    input: entry,
    foreign: [
      { ...entry, entryId: '2002-pill' },
      { ...entry, entryId: 'unknown' },
    ],
  },
  getMeasure: {
    to: 'health:view',
    given: vitalSignsAreMeasured,
    input: { section: 'vitalSigns', entryId: '1001-weight', result: 0 },
    foreign: [
      { section: 'vitalSigns', entryId: '2002-weight', result: 0 },
      { section: 'vitalSigns', entryId: 'unknown', result: 0 },
      { section: 'vitalSigns', entryId: '1001-weight', result: 1 },
    ],
  },
  getHealthTimeline: { to: 'health:view', given: medicationsAreTaken, input: { sections: [], limit: 50 } },
  getClinicalNote: {
    to: 'health:view',
    given: notesAreWritten,
    input: { noteId: '1001-note' },
    foreign: [{ noteId: '2002-note' }, { noteId: 'unknown' }],
  },
  requestAmendment: {
    to: 'health:act',
    given: medicationsAreTaken,
    input: { input: wanted },
    foreign: [...othersThan(wanted), { ...wanted, entryId: '2002-pill' }].map((input) => ({ input })),
  },
  disagreeWithDenial: {
    to: 'health:act',
    given: correctionsAreDenied,
    input: { input: statement },
    foreign: [
      { ...statement, patientId: '2002', amendmentId: 'amendment.2002' },
      { ...statement, practiceId: 'nowhere' },
      { ...statement, amendmentId: 'unknown' },
    ].map((input) => ({ input })),
  },
  keepOwnNote: {
    to: 'health:view',
    given: medicationsAreTaken,
    input: { input: note },
    foreign: [...othersThan(note), { ...note, entryId: '2002-pill' }].map((input) => ({ input })),
  },
  hideRecordEntry: {
    to: 'self',
    given: medicationsAreTaken,
    input: { input: hiding },
    foreign: [...othersThan(hiding), { ...hiding, entryId: '2002-pill' }].map((input) => ({ input })),
  },
  eraseOwnNote: {
    to: 'health:view',
    given: medicationsAreTaken,
    input: { ...chart, ...entry },
    foreign: othersThan({ ...chart, ...entry }),
  },
};
