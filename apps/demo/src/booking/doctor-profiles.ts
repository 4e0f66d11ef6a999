import type { KeptResource } from '@portico/adapters-practice/embedded';
import { languageTags } from '@portico/domain/scheduling';

type Profile = Pick<KeptResource, 'languages' | 'about'>;

const speaking = (languages: readonly string[], about?: KeptResource['about']): Profile => ({
  languages: languageTags(languages),
  ...(about === undefined ? {} : { about }),
});

/** What practices of the demo say about their providers; about some they say nothing. */
const profiles: ReadonlyMap<string, Profile> = new Map(
  Object.entries({
    'Dr. Helen Begay': speaking(['en', 'nv'], {
      en: 'Dr. Begay cares for whole families, from newborns to grandparents.',
      es: 'La Dra. Begay atiende a familias enteras, desde recién nacidos hasta abuelos.',
    }),
    'Dr. Inés Zúñiga': speaking(['es', 'en']),
    'Dr. Priya Raman': speaking(['en', 'ta']),
    'Dr. Alejandro Ibáñez': speaking(['es', 'en'], {
      en: 'Dr. Ibáñez sees adults with diabetes, high blood pressure and other long-term conditions.',
      es: 'El Dr. Ibáñez atiende a adultos con diabetes, presión alta y otros padecimientos crónicos.',
    }),
    'Dr. Renée Toussaint': speaking(['en', 'fr', 'ht']),
    'Dr. Sofía Castañeda': speaking(['es', 'en']),
    'Dr. Beatriz Peña-Soto': speaking(['es', 'en', 'pt-BR']),
    'Dr. Rosa Treviño': speaking(['en', 'es'], {
      en: 'Dr. Treviño has been a family doctor in this neighborhood since 2004.',
      es: 'La Dra. Treviño es médica de familia en este vecindario desde 2004.',
    }),
    'Dr. Mei-Ling Chen': speaking(['en', 'zh']),
  }),
);

export const profileOf = ({ name }: { readonly name: string }): Profile => profiles.get(name) ?? {};
