import { describe, expect, it } from '@jest/globals';
import { readFolders } from './catalog.ts';

const folders = await readFolders(['libs/ui/src/screens']);

/** Screens that show one person's visits, bills, messages and record, also to a person who acts for them. */
const shownToHelpers =
  /screens\/(dashboard\/(home|dashboard|later-tabs)|appointments\/|visits\/|scheduling\/|payments\/history\/|payments\/checkout\/|health\/(?!shared-summary)|refills\/|messages\/|entries\/(?!hiding)|notes\/|measures\/|ask\/|elsewhere\/|forms\/form-history|profile\/(source-facts|identity-documents|demographics))/;

/** What a sentence claims of the reader: that something is theirs, or what they have, owe or keep. */
const claims = {
  en: /\b(your|yours|my|mine|I)\b|\byou(’re on|’re checked| have| owe| keep| take| made| prepaid| had)\b/i,
  es: /(?<!\p{L})(sus?|suy[oa]s?|mis?|usted)(?!\p{L})|(?<=^|[.:;] )((todavía )?no )?(tiene|conserva|ha hecho)(?!\p{L})/iu,
};

/** Claims that hold for a helper too, with why. */
const ofWhoeverReads: readonly { readonly why: string; readonly en: RegExp; readonly es: RegExp }[] = [
  {
    why: 'whoever reads it writes, sends and pays',
    en: /\byour (text|message|reply|note|own note|request|statement|payment|card|bank|order)\b|\byour \{card\}|\byour card’s/gi,
    es: /(?<!\p{L})sus? (propia )?(texto|mensaje|respuesta|nota|solicitud|declaración|pago|tarjeta|banco|\{card\}|pedido)(?!\p{L})|(?<=^|[.:;] )usted paga/giu,
  },
  {
    why: 'it is on the device of whoever reads, or about what they do with the page',
    en: /\b(your|my) (device|file|change|filters|links|link|calendar|safety|camera( and microphone)?|microphone|browser(’s settings)?)\b|\bif you have questions\b|\byou have (the right|no links|\{most|# more)/gi,
    es: /(?<!\p{L})(sus?|mi) (dispositivo|archivo|contraseña|cambio|filtros|enlaces|enlace|calendario|seguridad|cámara|micrófono|navegador)(?!\p{L})|solo usted ve y oye|usted,? (\{signer\}, )?(puede ver esta nota|mismo|llena|tiene derecho|decida|dijo|aceptó)|tiene (enlaces|acceso|\{most)/giu,
  },
  {
    why: 'the account of whoever reads, which no one else has',
    en: /\bKeep your records private\b|\bProtect your sign-in\b|\bin your profile settings\b/g,
    es: /Proteja su (expediente|inicio de sesión)|en su perfil/g,
  },
  {
    why: 'whoever reads answers and chooses',
    en: /\byour (answers|other choices|own words)\b/gi,
    es: /(?<!\p{L})sus (respuestas|propias palabras)(?!\p{L})|usted informó/giu,
  },
  {
    why: 'whoever reads says it themselves',
    en: /\bI have a question\b|\bI prefer\b|\bI know\b|\bI’ll\b/g,
    es: /Usted$|comunicarse con usted|sobre usted|para usted/g,
  },
  {
    why: 'another person is named instead',
    en: /\{isOther, select, true \{.*?\} other \{[^}]*\}\}/g,
    es: /\{isOther, select, true \{.*?\} other \{[^}]*\}\}/g,
  },
  { why: 'a place is called so', en: /\bMy Health\b/g, es: /Mi salud/g },
];

const left = (text: string, language: 'en' | 'es'): string =>
  ofWhoeverReads.reduce((rest, allowed) => rest.replace(allowed[language], ''), text);

const entries = folders.flatMap(({ entries: found, catalogs }) =>
  found
    .filter(({ file }) => shownToHelpers.test(file))
    .map(({ id, defaultMessage }) => ({ id, en: defaultMessage, es: catalogs.get('es')?.[id] ?? '' })),
);

describe('the words for somebody whose visits, bills, messages and record a helper sees', () => {
  it.each(['en', 'es'] as const)('never call them the reader’s own (%s)', (language) => {
    const wrong = entries.filter((entry) => claims[language].test(left(entry[language], language)));
    expect(wrong.map((entry) => `${entry.id}: ${entry[language]}`)).toEqual([]);
  });
});
