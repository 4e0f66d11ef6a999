import {
  amendmentWays,
  type AmendmentToRequest,
  type DisagreementToSend,
  type EntryHidingShown,
  type EntryPage,
  type EntryToHide,
  type NoteToKeep,
} from '@portico/application/health';
import {
  amendmentStatuses,
  amountDetails,
  parseAmendmentKey,
  type AmendmentKey,
  type AmendmentRequest,
  type Authorship,
  type EntryRef,
  type EntryTopic,
  heldBackReasons,
  type Helper,
  type TellsAmount,
} from '@portico/domain/health';
import type { AccountId, PatientId, PracticeId } from '@portico/domain/kernel';
import { clinicalDate } from './clinical-date.ts';
import { codec, list, unreadable, type Codec } from './codec.ts';
import { ofEntry, ownNote } from './entry-marks.codec.ts';
import { coding } from './note-headline.codec.ts';
import { field, record } from './object-codec.ts';
import { id, idOf, maybe, moment, money, timeZone, word } from './scalars.ts';

const ofPatient = {
  practice: field('practiceId', idOf<PracticeId>()),
  patient: field('patientId', idOf<PatientId>()),
} as const;

export const entryRef = record<EntryRef>()(ofEntry);

const amendment = record<AmendmentRequest>()({
  id: id('amendmentId'),
  of: ofEntry,
  name: 'name',
  wrong: 'wrong',
  correct: 'correct',
  requestedAt: field('requestedAt', moment),
  status: field('status', word(amendmentStatuses)),
  changedAt: maybe('changedAt', moment),
  answer: 'answer',
  disagreement: maybe(
    'disagreement',
    record<NonNullable<AmendmentRequest['disagreement']>>()({ statement: 'statement', at: field('at', moment) }),
  ),
});

const hiddenFrom = {
  everyone: 'hidden_from_everyone',
  helpers: field('hiddenFrom', list(idOf<AccountId>())),
} as const;

const entryHiding = record<EntryHidingShown>()({
  from: hiddenFrom,
  helpers: field('helpers', list(record<Helper>()({ account: id('accountId'), name: 'name' }))),
  heldBack: maybe('heldBack', word(heldBackReasons)),
});

const authorship = record<Authorship>()({
  by: 'by',
  organization: 'organization',
  at: maybe('at', clinicalDate),
});

export const entryPage = record<EntryPage>()({
  practiceName: 'practice_name',
  practicePhone: 'practice_phone',
  timeZone: field('timeZone', timeZone),
  of: ofEntry,
  name: 'name',
  way: field('way', word(amendmentWays)),
  requests: field('requests', list(amendment)),
  note: maybe('note', ownNote),
  authored: maybe('authored', authorship),
  measures: 'measures',
  paper: maybe('paper', word(['claim', 'explanation'])),
  amounts: maybe(
    'amounts',
    list(record<TellsAmount>()({ kind: field('kind', word(amountDetails)), amount: field('amount', money) })),
  ),
  topics: field('topics', list(record<EntryTopic>()({ name: 'name', code: field('code', coding) }))),
  hiding: maybe('hiding', entryHiding),
  answersWithin: 'answers_within_hours',
});

const amendmentKey: Codec<AmendmentKey, string> = codec(
  (key) => key,
  (text) => {
    const key = parseAmendmentKey(text);
    return key.ok ? key.value : unreadable();
  },
);

export const amendmentToRequest = record<AmendmentToRequest>()({
  key: field('uniqueId', amendmentKey),
  patient: ofPatient,
  of: ofEntry,
  wrong: 'wrong',
  correct: 'correct',
});

export const disagreementToSend = record<DisagreementToSend>()({
  patient: ofPatient,
  id: id('amendmentId'),
  statement: 'statement',
});

export const noteToKeep = record<NoteToKeep>()({ patient: ofPatient, of: ofEntry, text: 'text' });

export const entryToHide = record<EntryToHide>()({ patient: ofPatient, of: ofEntry, ...hiddenFrom });

export const noteToErase = record<Omit<NoteToKeep, 'text'>>()({ patient: ofPatient, of: ofEntry });
