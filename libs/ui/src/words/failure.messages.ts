import type { Failure } from '@portico/application/kernel';
import { messages, type Message } from './messages.ts';

/** Texts of general failures, on every screen; a kind without a text does not compile. */
export const failureWords: Readonly<Record<Failure['kind'], Message>> = messages('kit.failure', {
  'session-over': {
    en: 'Your session has ended. Please sign in again.',
    es: 'Su sesión terminó. Inicie sesión otra vez.',
    description: 'The person is no longer signed in',
  },
  'timed-out': {
    en: 'This is taking longer than it should. Please try again.',
    es: 'Esto tarda más de lo normal. Inténtelo de nuevo.',
    description: 'No answer came in time',
  },
  unreachable: {
    en: 'We cannot reach the portal. Check your internet connection, then try again.',
    es: 'No podemos conectar con el portal. Revise su conexión a internet e inténtelo de nuevo.',
    description: 'The network is down',
  },
  unavailable: {
    en: 'The portal is not available right now. Please try again in a few minutes.',
    es: 'El portal no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
    description: 'The service is down',
  },
  'not-found': {
    en: 'We did not find this in your records.',
    es: 'No encontramos esto en sus registros.',
    description: 'Not there, or not this person’s',
  },
  'not-represented': {
    en: 'You can no longer act for this person.',
    es: 'Ya no puede actuar en nombre de esta persona.',
    description: 'A delegate’s right to act for somebody ended',
  },
  'bad-input': {
    en: 'Something in this request was not right. Please try again.',
    es: 'Algo en esta solicitud no era correcto. Inténtelo de nuevo.',
    description: 'The gateway refused what was sent',
  },
  'too-many-requests': {
    en: 'There were too many tries. Please wait a few minutes, then try again.',
    es: 'Hubo demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    description: 'The limit of requests is reached',
  },
  malfunction: {
    en: 'Something went wrong on our side. Nothing was changed. Please try again.',
    es: 'Algo falló de nuestro lado. No se cambió nada. Inténtelo de nuevo.',
    description: 'A bug on the server',
  },
});
