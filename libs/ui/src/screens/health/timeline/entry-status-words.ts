import type { ChartSection, EntryStatus } from '@portico/domain/health';
import type { Message } from '../../../words/message-descriptor.ts';
import { billStatusWords } from '../bills.messages.ts';
import { conditionWords, medicationWords } from '../health.messages.ts';
import { immunizationWords } from '../immunizations.messages.ts';
import { labStatusWords } from '../labs.messages.ts';
import { procedureWords } from '../procedures.messages.ts';
import { recommendedStatusWords } from '../recommended-immunizations.messages.ts';
import { itemStatusWords } from '../record-items.messages.ts';

type Words = Readonly<Partial<Record<EntryStatus, Message>>>;

/** The sections whose statuses have words of their own. */
const own: Readonly<Partial<Record<ChartSection, Words>>> = {
  conditions: conditionWords,
  allergies: conditionWords,
  medications: medicationWords,
  immunizations: immunizationWords,
  immunizationRecommendations: recommendedStatusWords,
  bills: billStatusWords,
  labs: labStatusWords,
  procedures: procedureWords,
};

/** The status of an entry in words; undefined where it says nothing that is not usual, as that a finding is final. */
export const entryStatusWords = (section: ChartSection, status: EntryStatus | undefined): Message | undefined =>
  status === undefined || status === 'final' ? undefined : ((own[section] ?? itemStatusWords) as Words)[status];
