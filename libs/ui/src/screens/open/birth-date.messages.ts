import { messages } from '../../words/messages.ts';

export const birthDateWords = messages('open.birthDate', {
  label: { en: 'Date of birth', es: 'Fecha de nacimiento', description: 'Name of three fields: month, day and year' },
  month: { en: 'Month', es: 'Mes', description: 'Field of a date of birth; a list of months' },
  choose: { en: 'Month', es: 'Mes', description: 'Stands in the list of months until one is chosen' },
  day: { en: 'Day', es: 'Día', description: 'Field of a date of birth; a number' },
  year: { en: 'Year', es: 'Año', description: 'Field of a date of birth; a number with four digits' },
  noDate: {
    en: 'There is no such date. Please look at day and year again.',
    es: 'Esa fecha no existe. Revise el día y el año.',
    description: 'The three fields are filled in and are no date of the past',
  },
});
