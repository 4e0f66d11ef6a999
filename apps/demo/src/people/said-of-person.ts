import type { SaidOfPatient } from '@portico/adapters-practice/embedded';

type Demographics = NonNullable<SaidOfPatient['demographics']>;

const told: ReadonlyMap<string, Demographics> = new Map(
  Object.entries({
    "Walter O'Brien": {
      formerAddresses: { group: 'personal', texts: {}, more: ['212 Cedar Lane, Tucson, AZ 85701'] },
      detailedRace: { group: 'personal_details', texts: {}, more: [{ text: 'Irish', code: '2113-9' }] },
      relatedPeople: {
        group: 'emergency_contact',
        texts: {},
        more: [
          { name: "Nora O'Brien", relationship: 'Wife', code: 'WIFE' },
          { name: "Kevin O'Brien", relationship: 'Son', code: 'SON' },
        ],
      },
    },
    'María Fernanda Núñez-Peña': {
      formerNames: { group: 'personal', texts: {}, more: ['María Fernanda Peña'] },
      detailedEthnicity: { group: 'personal_details', texts: {}, more: [{ text: 'Cubana', code: '2182-4' }] },
      relatedPeople: {
        group: 'emergency_contact',
        texts: {},
        more: [{ name: 'Luis Núñez', relationship: 'Esposo', code: 'HUSB' }],
      },
    },
  }),
);

/** What another system says of a person of the cast beside the forms of the profile. */
export const saidOfPerson = (name: string): SaidOfPatient => {
  const demographics = told.get(name);
  return demographics === undefined ? {} : { demographics };
};
