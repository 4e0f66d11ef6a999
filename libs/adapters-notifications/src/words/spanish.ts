import type { GuestAction } from '@portico/domain/notifications';
import { accountNotificationWords } from './account-notification.ts';
import { dayText, moneyText } from './amounts.ts';
import { waitListWords, reminderWords } from './coming-visit.ts';
import { visitNotificationWords } from './visit-notifications.ts';
import type { Words } from './words.ts';
import { cardExpiringWords } from './card-expiring.ts';
import { cardAgreedWords, planAgreedWords } from './plan-agreed.ts';
import { receiptWords } from './receipts.ts';
import { settledPayment } from './settled-payment.ts';
import { textWith } from './text-with.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const guestActions: Readonly<Record<GuestAction, string>> = {
  appointment: 'pedir una cita',
  reschedule: 'cambiar su cita',
  'check-in': 'registrarse para su consulta',
  pay: 'pagar su saldo',
  survey: 'contarnos cómo fue su consulta',
};

const notYou = 'Si no fue usted, inicie sesión, cambie su contraseña y llame a su consultorio.';
const ignore = 'Si no esperaba este mensaje, no tiene que hacer nada.';

export const spanish: Words = {
  greeting: 'Hola:',
  farewell: 'Portico, su portal del paciente',
  orAddress: 'Si el botón no funciona, abra esta dirección:',
  notifications: {
    'one-time-code': {
      mail: ({ code, minutes }) => ({
        subject: 'Su código de seguridad',
        before: ['Su código de seguridad para Portico es:'],
        code,
        after: [
          `Sirve una sola vez, durante ${counted(minutes, 'minuto')}.`,
          'No lo comparta con nadie. Su consultorio nunca se lo pedirá.',
          'Si usted no pidió un código, cambie su contraseña.',
        ],
      }),
      text: ({ code, minutes }) =>
        `${code} es su código de seguridad de Portico. Sirve durante ${counted(minutes, 'minuto')}. No lo comparta; su consultorio nunca se lo pedirá.`,
    },
    'reset-password': {
      mail: ({ minutes }) => ({
        subject: 'Elija una contraseña nueva',
        before: ['Alguien pidió una contraseña nueva para su cuenta de Portico.'],
        action: 'Elegir una contraseña nueva',
        after: [
          `El enlace sirve una sola vez, durante ${counted(minutes, 'minuto')}.`,
          'Si usted no la pidió, no tiene que hacer nada: su contraseña no cambia.',
        ],
      }),
      text: ({ link, minutes }) =>
        `Elija una contraseña nueva de Portico (${counted(minutes, 'minuto')}): ${link} Si no la pidió, ignore este mensaje.`,
    },
    'password-changed': {
      mail: () => ({
        subject: 'Se cambió su contraseña',
        before: ['Se cambió la contraseña de su cuenta de Portico.'],
        after: [notYou],
      }),
      text: () => 'Se cambió su contraseña de Portico. Si no fue usted, llame a su consultorio.',
    },
    'account-changed': {
      mail: ({ news }) => {
        const { subject, sentence, advice } = accountNotificationWords.es[news];
        return { subject, before: [sentence], after: [advice] };
      },
      text: ({ news }) => `${accountNotificationWords.es[news].sentence} ${accountNotificationWords.es[news].advice}`,
    },
    'email-changed': {
      mail: () => ({
        subject: 'Se cambió su correo electrónico',
        before: [
          'Se cambió el correo electrónico de su cuenta de Portico. A partir de ahora le escribiremos a la nueva dirección.',
        ],
        after: ['Si no fue usted, llame a su consultorio.'],
      }),
      text: () => 'Se cambió el correo electrónico de su cuenta de Portico. Si no fue usted, llame a su consultorio.',
    },
    'confirm-email': {
      mail: ({ hours }) => ({
        subject: 'Confirme su correo electrónico',
        before: ['Confirme que este correo electrónico es suyo. Después podrá iniciar sesión en Portico.'],
        action: 'Confirmar mi correo electrónico',
        after: [`El enlace sirve una sola vez, durante ${counted(hours, 'hora')}.`, ignore],
      }),
      text: ({ link, hours }) => `Confirme su cuenta de Portico (${counted(hours, 'hora')}): ${link}`,
    },
    'already-registered': {
      mail: () => ({
        subject: 'Usted ya tiene una cuenta',
        before: ['Alguien quiso crear una cuenta de Portico con este correo electrónico. Usted ya tiene una.'],
        action: 'Iniciar sesión',
        after: ['Si olvidó su contraseña, allí puede elegir una nueva.', ignore],
      }),
      text: ({ link }) => `Usted ya tiene una cuenta de Portico. Inicie sesión aquí: ${link}`,
    },
    invitation: {
      mail: ({ practice, days }) => ({
        subject: `${practice} le invita a su portal del paciente`,
        before: [
          `${practice} le invita a Portico, su portal del paciente. Allí verá sus citas, sus mensajes y su expediente.`,
        ],
        action: 'Crear mi cuenta',
        after: [`La invitación es solo para usted y vale durante ${counted(days, 'día')}.`, ignore],
      }),
      text: ({ practice, link }) => `${practice} le invita a su portal del paciente: ${link}`,
    },
    'delegate-invitation': {
      mail: ({ from, days }) => ({
        subject: `${from} le pide ayuda en el portal del paciente`,
        before: [`${from} desea que usted actúe en su nombre en Portico, el portal del paciente de su consultorio.`],
        action: 'Ver la invitación',
        after: [`La invitación es solo para usted y vale durante ${counted(days, 'día')}.`, ignore],
      }),
      text: ({ from, link }) => `${from} le pide que actúe en su nombre en su portal del paciente: ${link}`,
    },
    'records-sent': {
      mail: ({ practice, address }) => ({
        subject: `Se enviaron documentos de ${practice}`,
        before: [
          `Un documento de su expediente en ${practice} se envió por correo electrónico a ${address} mediante Portico.`,
        ],
        after: ['Si lo hizo usted o alguien que puede actuar en su nombre, no tiene que hacer nada.', notYou],
      }),
      text: ({ practice, address }) =>
        `Un documento de su expediente en ${practice} se envió a ${address}. Si no fue usted, cambie su contraseña.`,
    },
    'delegate-accepted': {
      mail: ({ delegate }) => ({
        subject: `${delegate} aceptó su invitación`,
        before: [`${delegate} aceptó su invitación y desde ahora puede actuar en nombre de usted en Portico.`],
        after: ['En su configuración puede cambiar lo que puede hacer, o ponerle fin, en cualquier momento.'],
      }),
      text: ({ delegate }) => `${delegate} aceptó su invitación y ya puede actuar en nombre de usted en Portico.`,
    },
    'delegation-ended': {
      mail: ({ from }) => ({
        subject: `Usted ya no actúa en nombre de ${from}`,
        before: [`Su acceso en nombre de ${from} en Portico ha terminado.`],
        after: ['Si tiene preguntas, hágaselas directamente a esa persona.'],
      }),
      text: ({ from }) => `Su acceso en nombre de ${from} en Portico ha terminado.`,
    },
    'guest-link': {
      mail: ({ opens, practice }) => ({
        subject: `Un enlace de ${practice}`,
        before: [`Con este enlace de ${practice} usted puede ${guestActions[opens]}. No necesita una cuenta.`],
        action: 'Abrir el enlace',
        after: ['El enlace es solo para usted. Se le pedirá su fecha de nacimiento.', ignore],
      }),
      text: ({ opens, practice, link }) => `${practice}: aquí puede ${guestActions[opens]}: ${link}`,
    },
    'card-agreed': cardAgreedWords.es,
    'card-expiring': cardExpiringWords.es,
    'plan-agreed': planAgreedWords.es,
    'payment-receipt': receiptWords.es,
    'payment-settled': {
      mail: ({ outcome, practice }) => {
        const { subject, before, after } = settledPayment('es', outcome, practice);
        return { subject, before, action: 'Ver mis pagos', after: [after] };
      },
      text: ({ outcome, practice, link }) => textWith(settledPayment('es', outcome, practice).text, link),
    },
    'payment-due': {
      mail: ({ amount, day, last4, practice }) => ({
        subject: `${moneyText(amount)} el ${dayText(day, 'es')}: su plan de pagos en ${practice}`,
        before: [
          `El ${dayText(day, 'es')} se hará automáticamente el próximo pago de su plan en ${practice}: ${moneyText(amount)}${last4 === undefined ? '' : `, con la tarjeta terminada en ${last4}`}.`,
        ],
        action: 'Ver mis pagos',
        after: ['No tiene que hacer nada. Si desea cambiar el plan o su tarjeta, hágalo antes de ese día.'],
      }),
      text: ({ amount, day, practice, link }) =>
        `${practice}: ${moneyText(amount)} de su plan se pagan el ${dayText(day, 'es')}. ${link}`,
    },
    'installment-paid': {
      mail: ({ amount, last4, practice }) => ({
        subject: `Pagado: ${moneyText(amount)} a ${practice}`,
        before: [
          `Se hizo el pago de su plan en ${practice}: ${moneyText(amount)}, con la tarjeta terminada en ${last4}.`,
        ],
        action: 'Ver mi recibo',
        after: ['Si tiene preguntas, llame a su consultorio.'],
      }),
      text: ({ amount, practice, link }) => `${practice}: se pagaron ${moneyText(amount)} de su plan. ${link}`,
    },
    'installment-declined': {
      mail: ({ amount, retry, practice }) => ({
        subject: `Su pago a ${practice} fue rechazado`,
        before: [
          `El banco rechazó el pago de su plan en ${practice}: ${moneyText(amount)}. No se cobró nada.`,
          retry === undefined
            ? 'Ya no lo intentaremos por nuestra cuenta. Elija otra tarjeta para el plan y haga allí este pago.'
            : `Lo intentaremos de nuevo el ${dayText(retry, 'es')}. Antes de ese día puede elegir otra tarjeta para el plan.`,
        ],
        action: 'Elegir otra tarjeta',
        after: ['Si tiene preguntas, llame a su consultorio.'],
      }),
      text: ({ amount, practice, link }) =>
        `${practice}: rechazado el pago de ${moneyText(amount)}; no se cobró. Otra tarjeta: ${link}`,
    },
    'installment-by-hand': {
      mail: ({ amount, practice }) => ({
        subject: `Haga su pago a ${practice}`,
        before: [
          `El pago de su plan en ${practice}, ${moneyText(amount)}, no se hizo automáticamente: pasa de lo que usted permitió al plan, o el consultorio no lo puede cobrar en línea ahora. No se cobró nada.`,
        ],
        action: 'Pagarlo yo',
        after: ['Si tiene preguntas, llame a su consultorio.'],
      }),
      text: ({ amount, practice, link }) =>
        `${practice}: ${moneyText(amount)} de su plan no se pagaron solos. Pague aquí: ${link}`,
    },
    'visit-news': visitNotificationWords.es,
    'visit-reminder': reminderWords.es,
    'earlier-time': waitListWords.es,
    'new-device': {
      mail: () => ({
        subject: 'Nuevo inicio de sesión en su cuenta',
        before: ['Alguien inició sesión en su cuenta de Portico desde un dispositivo que no conocíamos.'],
        after: ['Si fue usted, no tiene que hacer nada.', notYou],
      }),
      text: () =>
        'Nuevo inicio de sesión en su cuenta de Portico desde otro dispositivo. Si no fue usted, cambie su contraseña.',
    },
    'second-factors-changed': {
      mail: () => ({
        subject: 'Se cambió la protección de su cuenta',
        before: ['Se cambiaron las formas en que usted demuestra su identidad al iniciar sesión.'],
        after: [notYou],
      }),
      text: () =>
        'Se cambió la protección de inicio de sesión de su cuenta de Portico. Si no fue usted, llame a su consultorio.',
    },
  },
};
