import type { Failure } from '@portico/application/kernel';
import { messages, type Message } from '../../words/messages.ts';

export const errorPageWords = messages('system.errorPage', {
  title: {
    en: 'We could not reach the portal',
    es: 'No pudimos conectar con el portal',
    description: 'Title of the error page: time-out or no network',
  },
  body: {
    en: 'The connection was lost or took too long. Nothing was changed. Check your internet connection, then try again.',
    es: 'La conexión se perdió o tardó demasiado. No se cambió nada. Revise su conexión a internet e inténtelo de nuevo.',
    description: 'On the error page',
  },
  again: {
    en: 'Try Again',
    es: 'Intentar de nuevo',
    description: 'Button that loads the page anew; exact text in English',
  },
  home: { en: 'Go to the start page', es: 'Ir a la página de inicio', description: 'Link to the start of the portal' },
});

export const oopsWords = messages('system.oops', {
  title: {
    en: 'Something went wrong on this page',
    es: 'Algo falló en esta página',
    description: 'Title when a page could not be drawn',
  },
  body: {
    en: 'This is our mistake, not yours. Your records are safe. Please try again. If it happens again, call your practice.',
    es: 'Es un error nuestro, no suyo. Sus registros están seguros. Inténtelo de nuevo. Si vuelve a pasar, llame a su consultorio.',
    description: 'When a page could not be drawn',
  },
});

export const systemIssueWords = messages('system.systemIssue', {
  title: {
    en: 'Our system is currently experiencing issues.',
    es: 'Nuestro sistema tiene problemas en este momento.',
    description: 'System-issue page; exact text in English',
  },
  body: {
    en: 'We are working on it. Please try again in a few minutes. If you need care now, call your practice. In an emergency, call 911.',
    es: 'Ya estamos trabajando en ello. Inténtelo de nuevo en unos minutos. Si necesita atención ahora, llame a su consultorio. En una emergencia, llame al 911.',
    description: 'On the system-issue page',
  },
});

export const offlineWords = messages('system.offline', {
  text: {
    en: 'You are offline. What you see may be out of date. We will go on when you are back.',
    es: 'No tiene conexión. Lo que ve puede no estar al día. Seguiremos cuando vuelva la conexión.',
    description: 'Stands above every page while the device has no network',
  },
});

export const sessionOverWords = messages('system.sessionOver', {
  title: {
    en: 'Your session has ended',
    es: 'Su sesión terminó',
    description: 'Title of the modal after a token failure',
  },
  body: {
    en: 'To keep your records private, please sign in again.',
    es: 'Para proteger sus datos, inicie sesión otra vez.',
    description: 'In that modal, under the message of the gateway',
  },
  back: {
    en: 'Return To Login',
    es: 'Volver al inicio de sesión',
    description: 'Button of that modal; exact text in English',
  },
});

export type SessionOver = Extract<Failure, { readonly kind: 'session-over' }>;

/** The gateway's own texts for the two token failures. */
export const sessionOverReasons: Readonly<Record<SessionOver['reason'], Message>> = messages(
  'system.sessionOverReason',
  {
    expired: {
      en: 'The incoming token has expired.',
      es: 'Su acceso caducó.',
      description: 'First sentence of the modal after an expired token; exact text in English',
    },
    'renewal-failed': {
      en: 'Your sign-in could not be renewed.',
      es: 'No se pudo renovar su acceso.',
      description: 'First sentence of the modal after a failed renewal (RefreshTokenError)',
    },
  },
);

export const inviteWords = messages('system.invite', {
  refused: {
    en: 'We could not add the practice of your invitation to your account. Open its link again, or call the practice.',
    es: 'No pudimos agregar a su cuenta el consultorio de su invitación. Abra el enlace otra vez o llame al consultorio.',
    description: 'Toast after signing in by the link of an invitation that could not be accepted',
  },
});
