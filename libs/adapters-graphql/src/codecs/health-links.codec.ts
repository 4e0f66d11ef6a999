import type {
  HealthLinkToMake,
  HealthLinkToRevoke,
  MadeHealthLink,
  ShownHealthLink,
} from '@portico/application/health';
import { healthLinkStates, linkLifetimes, type HealthLinkOpening } from '@portico/domain/health';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { list } from './codec.ts';
import { field, record } from './object-codec.ts';
import { id, idOf, maybe, moment, text, word } from './scalars.ts';

const ofPatient = {
  practice: field('practiceId', idOf<PracticeId>()),
  patient: field('patientId', idOf<PatientId>()),
} as const;

const opening = record<HealthLinkOpening>()({ at: field('openedAt', moment), recipient: 'recipient' });

export const healthLinks = list(
  record<ShownHealthLink>()({
    id: id('linkId'),
    madeAt: field('madeAt', moment),
    expiresAt: field('expiresAt', moment),
    state: field('state', word(healthLinkStates)),
    hasPasscode: 'has_passcode',
    wrongPasscodes: 'wrong_passcodes',
    openedTimes: 'opened_times',
    openings: field('openings', list(opening)),
  }),
);

export const healthLinkToMake = record<HealthLinkToMake>()({
  patient: ofPatient,
  lifetime: field('lifetime', word(linkLifetimes)),
  passcode: maybe('passcode', text),
  sealed: 'sealed',
});

export const madeHealthLink = record<MadeHealthLink>()({
  id: id('linkId'),
  path: 'path',
  expiresAt: field('expiresAt', moment),
});

export const healthLinkToRevoke = record<HealthLinkToRevoke>()({ patient: ofPatient, id: id('linkId') });
