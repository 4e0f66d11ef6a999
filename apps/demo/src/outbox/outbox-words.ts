import type { PracticeLanguage } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';

/** What the page of the outbox says. */
interface OutboxWords {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly newest: string;
  readonly to: string;
  readonly sent: string;
  readonly refresh: string;
  readonly portal: string;
  readonly channel: Readonly<Record<Recipient['channel'], string>>;
}

export const outboxWords: Readonly<Record<PracticeLanguage, OutboxWords>> = {
  en: {
    title: 'Outbox of the demo',
    about: 'In this demo no mail and no text message leaves this computer. What the portal would send waits here.',
    empty: 'Nothing was sent yet.',
    newest: 'Newest first',
    to: 'To',
    sent: 'Sent',
    refresh: 'Look again',
    portal: 'To the portal',
    channel: { email: 'Mail', sms: 'Text message' },
  },
  es: {
    title: 'Bandeja de salida de la demostración',
    about:
      'En esta demostración ningún correo ni mensaje de texto sale de esta computadora. Lo que el portal enviaría espera aquí.',
    empty: 'Todavía no se ha enviado nada.',
    newest: 'Los más recientes primero',
    to: 'Para',
    sent: 'Enviado',
    refresh: 'Volver a mirar',
    portal: 'Al portal',
    channel: { email: 'Correo', sms: 'Mensaje de texto' },
  },
};
