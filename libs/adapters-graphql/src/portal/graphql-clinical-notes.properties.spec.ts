import { describe, expect, it } from '@jest/globals';
import type { ClinicalNotes, NotePage } from '@portico/application/health';
import { notes } from '@portico/domain/health/testing';
import { ok } from '@portico/domain/kernel';
import { clinicalDates, ids, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { notingService } from '../testing/recording-service.ts';

import { clinicalNotesWire } from '../wire/clinical-notes.wire.ts';

const pages: fc.Arbitrary<NotePage> = withOptional(
  { note: notes },
  { visit: withOptional({ id: ids('e'), name: words() }, { date: clinicalDates }) },
);

describe('a clinical note over the wire', () => {
  it('arrives as it was answered, asked for by its id', async () => {
    const { asked, place, service } = notingService<ClinicalNotes>();
    const own = () => ({ clinicalNotes: service }) as unknown as OwnServices;
    const { client } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
    await fc.assert(
      fc.asyncProperty(pages, async (page) => {
        place.answer = ok(page);
        expect(await client.port(clinicalNotesWire).note(page.note.id)).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['note', page.note.id]);
      }),
      { numRuns: 100 },
    );
  });
});
