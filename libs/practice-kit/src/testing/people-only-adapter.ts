import { spiVersion, type Claim, type Person, type PracticeAdapter } from '@portico/practice-spi';

const ids = ['one', 'two'];
const personOf = (id: string): Person => ({ id, name: id });
const isOf = ({ firstName, lastName, birthDate }: Claim, id: string): boolean =>
  firstName === id && lastName === id && birthDate === '1990-01-01';

/** The least that an adapter may have: two people; with `wrong` in its settings it finds neither. */
export const adapter: PracticeAdapter = {
  spi: spiVersion,
  name: 'people-only',
  connect: async (settings) => {
    if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
      return { ok: false, mistakes: ['connection: is no object'] };
    }
    const known = 'wrong' in settings ? [] : ids;
    return {
      ok: true,
      connection: {
        people: {
          match: async (claim) => ({ ok: true, value: known.filter((id) => isOf(claim, id)).map(personOf) }),
          read: async (id) =>
            known.includes(id) ? { ok: true, value: personOf(id) } : { ok: false, error: { kind: 'gone' } },
        },
      },
    };
  },
};
