import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { north, south } from './testing/clinic-fixture.ts';
import { openPaymentsFixture, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

/** Asks until the summary is made; each question is a round trip, and there are not endlessly many. */
const made = async (jobId: string): Promise<unknown> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const { data } = await fixture.ask('getVisitSummary', { jobId });
    if (data?.['getVisitSummary'] != null) return data['getVisitSummary'];
  }
  return undefined;
};

describe('visit summary', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture({ summaries: true });
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('summaries over HTTP', () => {
    it('APT-142 APT-143 a summary that is asked for is made beside the requests, as a PDF', async () => {
      const visit = { appointment_id: '1001-past0', practice_id: south.id, patient_id: '1001', format: 'pdf' };
      const { jobId } = (await fixture.told('generateVisitSummary', visit)) as { readonly jobId: string };
      const reply = (await made(jobId)) as { readonly data: string };
      expect(reply).toMatchObject({ error: false, fileType: 'pdf' });
      expect(Buffer.from(reply.data, 'base64').toString('latin1')).toMatch(/^%PDF/);
    });

    it('APT-158 documents are viewed as HTML without scripts, and downloaded as XML', async () => {
      const input = { document_source_id: '1001-past0', practiceId: north.id, patientId: '1001' };
      for (const [type, begins] of [
        ['V', '<!doctype html>'],
        ['D', '<?xml version="1.0"'],
      ] as const) {
        const answer = (await fixture.told('downLoadVertexVisitSummary', { input: { ...input, type } })) as {
          readonly documents: readonly { readonly document_data: string }[];
        };
        const text = Buffer.from(answer.documents[0]?.document_data ?? '', 'base64').toString();
        expect(text.startsWith(begins)).toBe(true);
        expect(text).not.toContain('<script');
      }
    });
  });
});
