import { messages } from '../words/messages.ts';

export const kitWords = messages('kit.common', {
  close: { en: 'Close', es: 'Cerrar', description: 'Button that closes a dialog or a message' },
  retry: { en: 'Try again', es: 'Intentar de nuevo', description: 'Button that asks a failed question again' },
  loading: { en: 'Loading…', es: 'Cargando…', description: 'Said while something is fetched' },
  notifications: {
    en: 'Messages',
    es: 'Avisos',
    description: 'Name of the region that holds short-lived messages, for screen readers',
  },
  language: { en: 'Language', es: 'Idioma', description: 'Label of the language menu' },
});

export const plotWords = messages('kit.plot', {
  summaryUnit: {
    en: '{name}: {count, plural, one {# result} other {# results}} from {from} to {to}. Latest {latest} {unit} on {to}.',
    es: '{name}: {count, plural, one {# resultado} other {# resultados}} ({from} – {to}). El último: {latest} {unit} ({to}).',
    description:
      'Says a plot of laboratory values in words; name of the test, number of values, first and last date, last value, its unit',
  },
  summary: {
    en: '{name}: {count, plural, one {# result} other {# results}} from {from} to {to}. Latest {latest} on {to}.',
    es: '{name}: {count, plural, one {# resultado} other {# resultados}} ({from} – {to}). El último: {latest} ({to}).',
    description: 'As summaryUnit, for a value without unit',
  },
  range: {
    en: 'Usual range: {range}',
    es: 'Rango habitual: {range}',
    description: 'Reference range of a laboratory value, such as 70–99 mg/dL',
  },
  noRange: {
    en: 'The lab gave no usual range.',
    es: 'El laboratorio no indicó un rango habitual.',
    description: 'Stands where a laboratory value has no reference range',
  },
  table: { en: 'Show as a table', es: 'Ver como tabla', description: 'Opens the table with the values of a plot' },
  date: { en: 'Date', es: 'Fecha', description: 'Column of the table of a plot' },
  value: { en: 'Result', es: 'Resultado', description: 'Column of the table of a plot' },
  standing: {
    en: 'Compared with the usual range',
    es: 'Comparado con el rango habitual',
    description: 'Column of the table of a plot: within, above or below the reference range',
  },
});

export const statusWords = messages('kit.standing', {
  within: {
    en: 'Within the usual range',
    es: 'Dentro del rango habitual',
    description: 'A laboratory value against its reference range',
  },
  below: {
    en: 'Below the usual range',
    es: 'Por debajo del rango habitual',
    description: 'A laboratory value against its reference range',
  },
  above: {
    en: 'Above the usual range',
    es: 'Por encima del rango habitual',
    description: 'A laboratory value against its reference range',
  },
  unknown: {
    en: 'No range to compare with',
    es: 'Sin rango para comparar',
    description: 'A laboratory value without a reference range',
  },
});
