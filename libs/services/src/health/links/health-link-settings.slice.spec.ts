import { describe, expect, it } from '@jest/globals';
import type { Acting } from '@portico/domain/access';
import type { HealthLinkId } from '@portico/domain/health';
import { MemoryHealthLinks } from '@portico/domain/health/testing';
import { failed, HOUR, ok, plus, type AccountId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { actingAs, ana, baseFixture, ben, benAtMesa, delegateFor, mesa, noon } from '../../kernel/testing/index.ts';
import { HealthLinkSettingsService } from './health-link-settings.service.ts';

const other = { ...ana, id: 'other' as AccountId };
const people: Readonly<Record<string, Acting>> = {
  [ben.id]: actingAs(ben, mesa),
  [ana.id]: delegateFor(ana, benAtMesa, 'health:view', 'health:act'),
  [other.id]: delegateFor(other, benAtMesa, 'health:view', 'health:act'),
};
const names = Object.keys(people);
const who = fc.constantFrom(...names);

describe('a link to a summary', () => {
  it('is seen and revoked by who made it and by the patient, and is none to anybody else who may see the record', () =>
    fc.assert(
      fc.asyncProperty(fc.array(who, { minLength: 1, maxLength: 4 }), who, fc.nat(), async (makers, asks, which) => {
        const { activityLog, codes, passwords } = baseFixture();
        const links = new MemoryHealthLinks();
        const madeBy = new Map<HealthLinkId, string>();
        for (const [place, by] of makers.entries()) {
          const id = `link-${place}` as HealthLinkId;
          await links.add(
            {
              ...{ id, chart: benAtMesa, by: by as AccountId, madeAt: plus(noon, place), expiresAt: plus(noon, HOUR) },
              ...{ codeHash: `hash-${place}` as never, sealed: 'sealed' },
            },
            10,
          );
          madeBy.set(id, by);
        }
        const acting = people[asks];
        const [id, by] = [...madeBy][which % madeBy.size] ?? [];
        if (acting === undefined || id === undefined) throw new Error('There is a link.');
        const call = { acting, language: 'en', now: plus(noon, 10) } as const;
        const mayAll = { contents: async () => undefined, standing: async () => 'open' as const };
        const service = new HealthLinkSettingsService(links, codes, passwords, mayAll, activityLog, call);
        const mayRevoke = asks === ben.id || asks === by;

        const shown = await service.links(benAtMesa.patient);
        expect(shown.ok && shown.value.some((link) => link.id === id)).toBe(mayRevoke);
        const answer = await service.revoke({ patient: benAtMesa, id });
        expect(answer).toEqual(mayRevoke ? ok(undefined) : failed({ kind: 'not-found' }));
        const open = (await links.of(benAtMesa)).filter(({ revokedAt }) => revokedAt === undefined);
        expect(open.map((link) => link.id).includes(id)).toBe(!mayRevoke);
      }),
    ));
});
