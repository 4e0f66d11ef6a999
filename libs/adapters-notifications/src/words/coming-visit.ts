import type { Notification } from '@portico/domain/notifications';
import { shortWhenText, whenText } from './times.ts';
import type { NotificationWords } from './words.ts';

type Told<Kind extends Notification['kind']> = Extract<Notification, { readonly kind: Kind }>;

/** `2 hours`, `90 minutes`. */
const spanIn =
  (hour: string, minute: string) =>
  (minutes: number): string => {
    const [count, one] = minutes % 60 === 0 ? [minutes / 60, hour] : [minutes, minute];
    return `${count} ${one}${count === 1 ? '' : 's'}`;
  };
const hours = spanIn('hour', 'minute');
const horas = spanIn('hora', 'minuto');

const english: NotificationWords<Told<'visit-reminder'>> = {
  mail: ({ practice, start, timeZone }) => ({
    subject: `Your visit at ${practice} is coming up`,
    before: [`You have a visit at ${practice} on ${whenText(start, timeZone, 'en')}.`, 'Will you be there?'],
    action: 'Confirm or change my visit',
    after: ['If you cannot come, please change or cancel it, so that somebody else can have the time.'],
  }),
  text: ({ practice, start, timeZone, link }) =>
    `${practice}: you have a visit on ${shortWhenText(start, timeZone, 'en')}. Confirm or change it: ${link}`,
};

const spanish: NotificationWords<Told<'visit-reminder'>> = {
  mail: ({ practice, start, timeZone }) => ({
    subject: `Se acerca su cita en ${practice}`,
    before: [`Tiene una cita en ${practice} el ${whenText(start, timeZone, 'es')}.`, '¿Podrá venir?'],
    action: 'Confirmar o cambiar mi cita',
    after: ['Si no puede venir, cámbiela o cancélela para que otra persona pueda aprovechar la hora.'],
  }),
  text: ({ practice, start, timeZone, link }) =>
    `${practice}: tiene una cita el ${shortWhenText(start, timeZone, 'es')}. Confírmela o cámbiela: ${link}`,
};

export const reminderWords = { en: english, es: spanish };

const offered: NotificationWords<Told<'earlier-time'>> = {
  mail: ({ practice, minutes }) => ({
    subject: `An earlier time is free at ${practice}`,
    before: [`An earlier time is free at ${practice}. We are keeping it for you for ${hours(minutes)}.`],
    action: 'See the time',
    after: ['If you do not take it, you keep the time you have, and the next person is asked.'],
  }),
  text: ({ practice, minutes, link }) =>
    `${practice}: an earlier time is free. We are keeping it for you for ${hours(minutes)}: ${link}`,
};

const ofrecida: NotificationWords<Told<'earlier-time'>> = {
  mail: ({ practice, minutes }) => ({
    subject: `Hay una hora más temprana en ${practice}`,
    before: [`Se desocupó una hora más temprana en ${practice}. Se la guardamos por ${horas(minutes)}.`],
    action: 'Ver la hora',
    after: ['Si no la toma, conserva la hora que tiene y le preguntaremos a la siguiente persona.'],
  }),
  text: ({ practice, minutes, link }) =>
    `${practice}: se desocupó una hora más temprana. Se la guardamos por ${horas(minutes)}: ${link}`,
};

export const waitListWords = { en: offered, es: ofrecida };
