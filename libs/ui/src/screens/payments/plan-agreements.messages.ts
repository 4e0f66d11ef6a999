import { messages } from '../../words/messages.ts';

export const agreementWords = messages('makePayment.agreementRecord', {
  title: {
    en: 'What you agreed to',
    es: 'Lo que usted aceptó',
    description: 'Above the record of what was agreed to for a payment plan',
  },
  made: {
    en: 'The plan was made on {day}',
    es: 'El plan se creó el {day}',
    description: 'Opens what was agreed to when a plan was made; the day',
  },
  added: {
    en: 'More was added to the plan on {day}',
    es: 'Se agregó más al plan el {day}',
    description: 'Opens what was agreed to when something was added to a plan; the day',
  },
  changed: {
    en: 'The plan was changed on {day}',
    es: 'El plan se cambió el {day}',
    description: 'Opens what was agreed to when a plan was changed; the day',
  },
  when: { en: 'Agreed on', es: 'Aceptado el', description: 'When terms were agreed to' },
  address: {
    en: 'From the network address',
    es: 'Desde la dirección de red',
    description: 'The network address from which terms were agreed to',
  },
  card: { en: 'Card', es: 'Tarjeta', description: 'The card that a plan is paid with' },
  cap: {
    en: 'Limit for automatic payments',
    es: 'Límite para pagos automáticos',
    description: 'The largest payment that a plan makes by itself',
  },
  until: {
    en: 'Last day for automatic payments',
    es: 'Último día para pagos automáticos',
    description: 'The last day on which a plan pays by itself',
  },
  total: { en: 'Total', es: 'Total', description: 'What a plan pays altogether' },
  print: { en: 'Print', es: 'Imprimir', description: 'Prints the page with what was agreed to' },
});
