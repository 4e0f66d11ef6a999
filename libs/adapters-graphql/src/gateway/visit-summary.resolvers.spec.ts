import { expect, it } from '@jest/globals';
import { instant, type AppointmentId } from '@portico/domain/kernel';
import { listedDocument } from './visit-summary.resolvers.ts';

it('APT-159 a document that is listed says what it is, where it comes from and when it was made', () => {
  expect(
    listedDocument({ id: 'v1' as AppointmentId, name: 'Visit summary', createdAt: instant(1_795_287_600_000) }),
  ).toEqual({
    document_format: 'text/xml',
    document_handler: 'CCDA',
    document_source_id: 'v1',
    document_type: 'VISIT_SUMMARY',
    name: 'Visit summary',
    created_at: '2026-11-21T19:00:00.000Z',
  });
});
