import type { Sql } from './sql.ts';

/** A column of which a copy of the database shows nothing. `key` are the columns that name the row, in order. */
export interface SealedColumn {
  readonly table: string;
  readonly key: readonly string[];
  readonly column: string;
  /** `field`: the member of a JSON column that is sealed. */
  readonly kind: 'text' | 'bytes' | { readonly field: string };
}

const ofPatient = ['practice_id', 'patient_id'] as const;

/** Every sealed column of the schema; `npm run keys -- reseal` and `status` walk this list. */
export const sealedColumns = {
  appSecret: {
    table: 'second_factors',
    key: ['account_id', 'kind', 'credential_id'],
    column: 'detail',
    kind: { field: 'secret' },
  },
  newAppSecret: { table: 'challenges', key: ['id'], column: 'secret', kind: 'text' },
  cardVault: { table: 'cards_on_file', key: [...ofPatient, 'id'], column: 'vault', kind: 'text' },
  processorKeys: { table: 'processor_keys', key: ['practice_id'], column: 'pair', kind: 'text' },
  // The number of a notification is not known yet when it is sealed.
  notification: { table: 'notices', key: ['channel', 'address'], column: 'notice', kind: { field: 'sealed' } },
  summaryFile: { table: 'summary_jobs', key: ['practice_id', 'id'], column: 'bytes', kind: 'bytes' },
  draftFields: { table: 'unsent_drafts', key: ['account_id', ...ofPatient, 'name'], column: 'fields', kind: 'text' },
  messageBody: { table: 'clinic.messages', key: [...ofPatient, 'thread_id', 'id'], column: 'body', kind: 'text' },
  threadSubject: { table: 'clinic.threads', key: [...ofPatient, 'id'], column: 'subject', kind: 'text' },
  messageFile: { table: 'clinic.message_files', key: [...ofPatient, 'id'], column: 'bytes', kind: 'bytes' },
  refillNote: { table: 'clinic.refill_requests', key: [...ofPatient, 'id'], column: 'note', kind: 'text' },
  refillAnswer: { table: 'clinic.refill_requests', key: [...ofPatient, 'id'], column: 'answer', kind: 'text' },
  amendmentWrong: { table: 'clinic.amendment_requests', key: [...ofPatient, 'id'], column: 'wrong', kind: 'text' },
  amendmentCorrect: { table: 'clinic.amendment_requests', key: [...ofPatient, 'id'], column: 'correct', kind: 'text' },
  amendmentAnswer: { table: 'clinic.amendment_requests', key: [...ofPatient, 'id'], column: 'answer', kind: 'text' },
  disagreement: { table: 'clinic.amendment_requests', key: [...ofPatient, 'id'], column: 'disagreement', kind: 'text' },
  ownNote: {
    table: 'own_notes',
    key: ['account_id', ...ofPatient, 'section', 'entry_id'],
    column: 'note',
    kind: 'text',
  },
  hiddenFrom: {
    table: 'entry_hidings',
    key: [...ofPatient, 'section', 'entry_id'],
    column: 'hidden_from',
    kind: 'text',
  },
  linkContents: { table: 'health_links', key: ['id'], column: 'contents', kind: 'text' },
  linkRecipient: {
    table: 'health_link_openings',
    key: ['link_id', 'number'],
    column: 'recipient',
    kind: 'text',
  },
  uploadedFile: { table: 'connected.message_files', key: [...ofPatient, 'id'], column: 'bytes', kind: 'bytes' },
  picture: { table: 'clinic.pictures', key: [...ofPatient, 'place'], column: 'picture', kind: 'text' },
  identityNumber: { table: 'clinic.identity_numbers', key: [...ofPatient, 'kind'], column: 'number', kind: 'text' },
  videoHostSecret: { table: 'clinic.video_hosts', key: ['practice_id'], column: 'secret', kind: 'bytes' },
  taskPartnerSecret: { table: 'clinic.task_partners', key: ['practice_id'], column: 'secret', kind: 'bytes' },
} as const satisfies Readonly<Record<string, SealedColumn>>;

/** What is sealed for one row and column opens at no other. */
const placeOf = ({ table, column }: SealedColumn, key: readonly string[]): string =>
  JSON.stringify([table, column, ...key]);

export const sealedText = (sql: Sql, column: SealedColumn, key: readonly string[], plain: string): string =>
  sql.sealing.seal(plain, placeOf(column, key));

export const openedText = (sql: Sql, column: SealedColumn, key: readonly string[], kept: string): string =>
  sql.sealing.open(kept, placeOf(column, key));

export const sealedBytes = (sql: Sql, column: SealedColumn, key: readonly string[], plain: Uint8Array): Uint8Array =>
  sql.sealing.sealBytes(plain, placeOf(column, key));

export const openedBytes = (sql: Sql, column: SealedColumn, key: readonly string[], kept: Uint8Array): Uint8Array =>
  sql.sealing.openBytes(kept, placeOf(column, key));
