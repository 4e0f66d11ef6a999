import type { ActivityPerson } from '@portico/application/activity';
import type { ActivityAction } from '@portico/domain/activity';
import { messages, type Message } from '../../words/messages.ts';

export const activityWords = messages('activity.log', {
  intro: {
    en: 'What was done with your account and your records: your sign-ins, changes and downloads, and everything that others did for you. The newest is first.',
    es: 'Lo que se hizo con su cuenta y sus registros: sus inicios de sesión, cambios y descargas, y todo lo que otras personas hicieron en su nombre. Lo más reciente aparece primero.',
    description: 'Above the activity log',
  },
  unknown: {
    en: 'If you see something that you do not recognize, change your password and call your practice.',
    es: 'Si ve algo que no reconoce, cambie su contraseña y llame a su consultorio.',
    description: 'Above the activity log, after the introduction',
  },
  loading: { en: 'Loading the activity log', es: 'Cargando el registro de actividad', description: 'While it loads' },
  empty: { en: 'Nothing was done yet.', es: 'Todavía no se hizo nada.', description: 'In place of an empty log' },
  by: { en: 'Show what was done by', es: 'Mostrar lo que hizo', description: 'Label of the list of people' },
  everybody: { en: 'Everybody', es: 'Todas las personas', description: 'First entry of the list of people' },
  more: { en: 'Load more', es: 'Cargar más', description: 'Button: older lines' },
  loadingMore: { en: 'Loading…', es: 'Cargando…', description: 'On that button while it loads' },
  shown: {
    en: '{count, plural, one {# entry} other {# entries}} shown',
    es: '{count, plural, one {Se muestra # entrada} other {Se muestran # entradas}}',
    description: 'Said to screen readers when the log was loaded or grew',
  },
  print: { en: 'Print', es: 'Imprimir', description: 'Button that prints the log' },
});

/** The actors, as the beginning of a sentence and in the list of people. */
export const personWords: Readonly<Record<ActivityPerson['kind'] | 'gone', Message>> = messages('activity.person', {
  self: { en: 'You', es: 'Usted', description: 'The person who reads; begins a sentence' },
  other: {
    en: '{name} (acting for you)',
    es: '{name} (en su nombre)',
    description: 'Somebody who was allowed to act for the person who reads; begins a sentence',
  },
  guest: {
    en: 'Someone with a link that was sent to you',
    es: 'Alguien con un enlace que se le envió a usted',
    description: 'Whoever came by a mailed link; begins a sentence',
  },
  operator: {
    en: 'Someone who runs this portal',
    es: 'Alguien que administra este portal',
    description: 'An operator of the portal, at the practice or its provider; begins a sentence',
  },
  portal: {
    en: 'This portal, automatically,',
    es: 'Este portal, de forma automática,',
    description: 'Nobody: the portal by itself, as when it makes a payment on its day; begins a sentence',
  },
  nobody: {
    en: 'Someone who did not sign in',
    es: 'Alguien que no inició sesión',
    description: 'Somebody of whom nothing is known; begins a sentence',
  },
  gone: {
    en: 'Someone whose account is gone (acting for you)',
    es: 'Alguien cuya cuenta ya no existe (en su nombre)',
    description: 'Somebody who acted and has no account any more; begins a sentence',
  },
});

/**
 * One sentence for every action; `who` is one of the texts above. In both languages all of them take the same verb
 * form.
 */
export const actionWords: Readonly<Record<ActivityAction, Message>> = messages('activity.action', {
  'signed-in': { en: '{who} signed in.', es: '{who} inició sesión.', description: 'Line of the activity log' },
  'signed-out': { en: '{who} signed out.', es: '{who} cerró sesión.', description: 'Line of the activity log' },
  'signed-out-by-provider': {
    en: 'The sign-in service ended a session of this account.',
    es: 'El servicio de acceso cerró una sesión de esta cuenta.',
    description: 'Line of the activity log: somebody signed out at the other service, or was closed there',
  },
  'signed-out-device': {
    en: '{who} signed out another device.',
    es: '{who} cerró la sesión de otro dispositivo.',
    description: 'Line of the activity log',
  },
  'signed-up': {
    en: '{who} created the account.',
    es: '{who} creó la cuenta.',
    description: 'Line of the activity log',
  },
  'connected-practice': {
    en: '{who} connected a practice to the account.',
    es: '{who} conectó un consultorio con la cuenta.',
    description: 'Line of the activity log',
  },
  'confirmed-email': {
    en: '{who} confirmed the email address.',
    es: '{who} confirmó el correo electrónico.',
    description: 'Line of the activity log',
  },
  'asked-for-reset': {
    en: '{who} asked for a new password.',
    es: '{who} pidió una contraseña nueva.',
    description: 'Line of the activity log',
  },
  'reset-password': {
    en: '{who} set a new password by email.',
    es: '{who} creó una contraseña nueva por correo electrónico.',
    description: 'Line of the activity log',
  },
  'changed-password': {
    en: '{who} changed the password.',
    es: '{who} cambió la contraseña.',
    description: 'Line of the activity log',
  },
  'changed-email': {
    en: '{who} changed the email address.',
    es: '{who} cambió el correo electrónico.',
    description: 'Line of the activity log',
  },
  'linked-identity': {
    en: '{who} connected a sign-in service.',
    es: '{who} conectó un servicio de acceso.',
    description: 'Line of the activity log',
  },
  'unlinked-identity': {
    en: '{who} disconnected a sign-in service.',
    es: '{who} desconectó un servicio de acceso.',
    description: 'Line of the activity log',
  },
  'changed-second-factors': {
    en: '{who} changed how sign-in is protected.',
    es: '{who} cambió la protección del inicio de sesión.',
    description: 'Line of the activity log: two-factor methods, passkeys',
  },
  'changed-profile': {
    en: '{who} changed the profile.',
    es: '{who} cambió el perfil.',
    description: 'Line of the activity log',
  },
  ordered: {
    en: '{who} ordered something at the shop.',
    es: '{who} hizo un pedido en la tienda.',
    description: 'Line of the activity log',
  },
  'signed-on-to-shop': {
    en: '{who} opened the website of the shop under your name.',
    es: '{who} abrió el sitio de la tienda a nombre de usted.',
    description: 'Line of the activity log',
  },
  'created-plan': {
    en: '{who} set up a payment plan.',
    es: '{who} creó un plan de pagos.',
    description: 'Line of the activity log',
  },
  'changed-plan': {
    en: '{who} changed a payment plan.',
    es: '{who} cambió un plan de pagos.',
    description: 'Line of the activity log',
  },
  'cancelled-plan': {
    en: '{who} cancelled a payment plan.',
    es: '{who} canceló un plan de pagos.',
    description: 'Line of the activity log',
  },
  paid: { en: '{who} made a payment.', es: '{who} hizo un pago.', description: 'Line of the activity log' },
  'charged-card': {
    en: '{who} recorded a payment by card.',
    es: '{who} registró un pago con tarjeta.',
    description: 'Line of the activity log: money was taken',
  },
  'refunded-payment': {
    en: '{who} recorded a refund to a card.',
    es: '{who} registró un reembolso a una tarjeta.',
    description: 'Line of the activity log: money went back',
  },
  'lost-dispute': {
    en: '{who} recorded that a bank returned a payment.',
    es: '{who} registró que un banco devolvió un pago.',
    description: 'Line of the activity log: a dispute was decided for the cardholder',
  },
  'ordered-refund': {
    en: '{who} asked for a refund to a card.',
    es: '{who} pidió un reembolso a una tarjeta.',
    description: 'Line of the activity log: an operator',
  },
  'added-card': {
    en: '{who} put a card on file.',
    es: '{who} guardó una tarjeta.',
    description: 'Line of the activity log',
  },
  'removed-card': {
    en: '{who} removed a card on file.',
    es: '{who} eliminó una tarjeta guardada.',
    description: 'Line of the activity log',
  },
  'set-default-card': {
    en: '{who} chose which card is used first.',
    es: '{who} eligió qué tarjeta se usa primero.',
    description: 'Line of the activity log: another card on file became the default one',
  },
  'booked-visit': {
    en: '{who} booked a visit.',
    es: '{who} reservó una cita.',
    description: 'Line of the activity log',
  },
  'requested-visit': {
    en: '{who} asked for a visit.',
    es: '{who} solicitó una cita.',
    description: 'Line of the activity log: asked for, not booked',
  },
  'changed-visit': {
    en: '{who} moved a visit to another time.',
    es: '{who} cambió la hora de una cita.',
    description: 'Line of the activity log',
  },
  'cancelled-visit': {
    en: '{who} canceled a visit.',
    es: '{who} canceló una cita.',
    description: 'Line of the activity log: a visit, or a request for one',
  },
  'confirmed-visit': {
    en: '{who} confirmed a visit.',
    es: '{who} confirmó una cita.',
    description: 'Line of the activity log: said that the patient will come',
  },
  'checked-out': {
    en: '{who} checked out of a visit.',
    es: '{who} registró la salida de una cita.',
    description: 'Line of the activity log: told the practice that the patient has left a visit',
  },
  'checked-in': {
    en: '{who} checked in for a visit.',
    es: '{who} registró la llegada a una cita.',
    description: 'Line of the activity log: checked in online',
  },
  'joined-wait-list': {
    en: '{who} asked for an earlier time.',
    es: '{who} pidió una hora más temprana.',
    description: 'Line of the activity log: joined the wait list of a practice',
  },
  'left-wait-list': {
    en: '{who} stopped waiting for an earlier time.',
    es: '{who} dejó de esperar una hora más temprana.',
    description: 'Line of the activity log: left the wait list of a practice',
  },
  'joined-video-visit': {
    en: '{who} joined a video visit.',
    es: '{who} entró a una consulta por video.',
    description: 'Line of the activity log',
  },
  'signed-form': {
    en: '{who} signed a form.',
    es: '{who} firmó un formulario.',
    description: 'Line of the activity log',
  },
  'answered-survey': {
    en: '{who} answered a survey about your visit.',
    es: '{who} respondió una encuesta sobre su consulta.',
    description: 'Line of the activity log',
  },
  'invited-delegate': {
    en: '{who} invited somebody to act for you.',
    es: '{who} invitó a alguien a actuar en su nombre.',
    description: 'Line of the activity log',
  },
  'accepted-delegation': {
    en: '{who} accepted your invitation.',
    es: '{who} aceptó su invitación.',
    description: 'Line of the activity log: an invitation to act for the person who reads',
  },
  'changed-delegation': {
    en: '{who} changed what somebody may do for you.',
    es: '{who} cambió lo que alguien puede hacer en su nombre.',
    description: 'Line of the activity log',
  },
  'revoked-delegation': {
    en: '{who} ended that somebody acts for you.',
    es: '{who} retiró a alguien el permiso de actuar en su nombre.',
    description: 'Line of the activity log',
  },
  'disconnected-profile': {
    en: '{who} stopped acting for another person.',
    es: '{who} dejó de actuar en nombre de otra persona.',
    description: 'Line of the activity log: the delegate ends it',
  },
  'merged-profiles': {
    en: '{who} merged two profiles.',
    es: '{who} unió dos perfiles.',
    description: 'Line of the activity log: two entries for the same represented person',
  },
  'opened-guest-link': {
    en: '{who} opened the link.',
    es: '{who} abrió el enlace.',
    description: 'Line of the activity log',
  },
  'viewed-dashboard': {
    en: '{who} looked at your dashboard.',
    es: '{who} vio su página de inicio.',
    description: 'Line of the activity log',
  },
  'viewed-appointments': {
    en: '{who} looked at your appointments.',
    es: '{who} vio sus citas.',
    description: 'Line of the activity log',
  },
  'viewed-balance': {
    en: '{who} looked at what you owe.',
    es: '{who} vio lo que usted debe.',
    description: 'Line of the activity log',
  },
  'viewed-payments': {
    en: '{who} looked at your payments.',
    es: '{who} vio sus pagos.',
    description: 'Line of the activity log',
  },
  'viewed-shop': {
    en: '{who} looked at the shop.',
    es: '{who} vio la tienda.',
    description: 'Line of the activity log',
  },
  'viewed-health': {
    en: '{who} looked at your health record.',
    es: '{who} vio su historial médico.',
    description: 'Line of the activity log',
  },
  'viewed-forms': {
    en: '{who} looked at your forms.',
    es: '{who} miró sus formularios.',
    description: 'Line of the activity log',
  },
  'viewed-surveys': {
    en: '{who} looked at your surveys.',
    es: '{who} vio sus encuestas.',
    description: 'Line of the activity log',
  },
  'viewed-messages': {
    en: '{who} looked at your messages.',
    es: '{who} vio sus mensajes.',
    description: 'Line of the activity log',
  },
  'sent-message': {
    en: '{who} sent a message to the practice.',
    es: '{who} envió un mensaje al consultorio.',
    description: 'Line of the activity log',
  },
  'deleted-conversation': {
    en: '{who} deleted a conversation.',
    es: '{who} eliminó una conversación.',
    description: 'Line of the activity log: messages with a provider',
  },
  'opened-attachment': {
    en: '{who} opened a file in your messages.',
    es: '{who} abrió un archivo de sus mensajes.',
    description: 'Line of the activity log',
  },
  'downloaded-record': {
    en: '{who} downloaded your medical record.',
    es: '{who} descargó su historial médico.',
    description: 'Line of the activity log',
  },
  'downloaded-lab': {
    en: '{who} downloaded your lab results.',
    es: '{who} descargó sus resultados de laboratorio.',
    description: 'Line of the activity log',
  },
  'opened-summary': {
    en: '{who} opened a visit summary.',
    es: '{who} abrió el resumen de una consulta.',
    description: 'Line of the activity log',
  },
  'downloaded-summary': {
    en: '{who} downloaded a visit summary.',
    es: '{who} descargó el resumen de una consulta.',
    description: 'Line of the activity log',
  },
  'sent-summary': {
    en: '{who} had a visit summary sent by email.',
    es: '{who} hizo enviar por correo electrónico el resumen de una consulta.',
    description: 'Line of the activity log',
  },
  'downloaded-document': {
    en: '{who} downloaded one of your documents.',
    es: '{who} descargó uno de sus documentos.',
    description: 'Line of the activity log',
  },
  'downloaded-calendar-file': {
    en: '{who} saved a visit for a calendar.',
    es: '{who} guardó una cita para un calendario.',
    description: 'Line of the activity log',
  },
  'downloaded-receipt': {
    en: '{who} downloaded one of your receipts.',
    es: '{who} descargó uno de sus recibos.',
    description: 'Line of the activity log',
  },
  'downloaded-statement': {
    en: '{who} opened one of your statements.',
    es: '{who} abrió uno de sus estados de cuenta.',
    description: 'Line of the activity log: the bill of a practice',
  },
  'downloaded-payments': {
    en: '{who} downloaded a list of your payments.',
    es: '{who} descargó una lista de sus pagos.',
    description: 'Line of the activity log',
  },
  'viewed-cards': {
    en: '{who} looked at your cards on file.',
    es: '{who} vio sus tarjetas guardadas.',
    description: 'Line of the activity log',
  },
  'viewed-signed-form': {
    en: '{who} opened a form that you signed.',
    es: '{who} abrió un formulario que usted firmó.',
    description: 'Line of the activity log',
  },
  'viewed-profile': {
    en: '{who} looked at your profile.',
    es: '{who} vio su perfil.',
    description: 'Line of the activity log: contact details, insurance, identity documents, photo',
  },
  'viewed-check-in': {
    en: '{who} looked at the check-in for a visit.',
    es: '{who} vio el registro de llegada a una cita.',
    description: 'Line of the activity log',
  },
  'viewed-check-out': {
    en: '{who} looked at the check-out of a visit.',
    es: '{who} vio el registro de salida de una cita.',
    description: 'Line of the activity log',
  },
  'viewed-booking': {
    en: '{who} looked for a time for a visit.',
    es: '{who} buscó una hora para una cita.',
    description: 'Line of the activity log',
  },
  'viewed-wait-list': {
    en: '{who} looked at the wait list for an earlier time.',
    es: '{who} vio la lista de espera para una hora más temprana.',
    description: 'Line of the activity log',
  },
  'viewed-delegates': {
    en: '{who} looked at who acts for whom.',
    es: '{who} vio quién actúa en nombre de quién.',
    description: 'Line of the activity log: the list of delegates and represented people',
  },
  'viewed-activity': {
    en: '{who} looked at the activity log.',
    es: '{who} vio el registro de actividad.',
    description: 'Line of the activity log',
  },
  'viewed-sign-in-settings': {
    en: '{who} looked at how sign-in is protected.',
    es: '{who} vio cómo está protegido el inicio de sesión.',
    description: 'Line of the activity log: email, second factors, devices',
  },
  'viewed-summaries': {
    en: '{who} looked at the list of visit summaries.',
    es: '{who} vio la lista de resúmenes de consultas.',
    description: 'Line of the activity log',
  },
  'requested-summary': {
    en: '{who} asked for a visit summary.',
    es: '{who} solicitó el resumen de una consulta.',
    description: 'Line of the activity log',
  },
  'reported-history': {
    en: '{who} told the practice about medications and allergies.',
    es: '{who} informó al consultorio sobre medicamentos y alergias.',
    description: 'Line of the activity log: at check-in',
  },
  'passed-earlier-time': {
    en: '{who} kept the booked time and did not take an earlier one.',
    es: '{who} conservó la hora reservada y no tomó una más temprana.',
    description: 'Line of the activity log: an offer of the wait list was declined',
  },
  'saved-survey': {
    en: '{who} saved answers to a survey about your visit.',
    es: '{who} guardó respuestas de una encuesta sobre su consulta.',
    description: 'Line of the activity log: not finished yet',
  },
  'uploaded-file': {
    en: '{who} brought in a file for a message.',
    es: '{who} subió un archivo para un mensaje.',
    description: 'Line of the activity log: not sent yet',
  },
  'examined-payments': {
    en: '{who} looked at payments.',
    es: '{who} consultó los pagos.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'explained-difference': {
    en: '{who} explained a difference in the payments.',
    es: '{who} aclaró una diferencia en los pagos.',
    description: 'Line of the activity log: an operator, between the ledger and the card processor',
  },
  'entered-dispute': {
    en: '{who} recorded a payment that a bank is questioning.',
    es: '{who} registró un pago que un banco está revisando.',
    description: 'Line of the activity log: an operator, of a dispute by the cardholder',
  },
  'examined-log': {
    en: '{who} examined the activity log.',
    es: '{who} examinó el registro de actividad.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'examined-account': {
    en: '{who} looked at how this account is kept.',
    es: '{who} revisó cómo está protegida esta cuenta.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'disabled-account': {
    en: '{who} disabled this account.',
    es: '{who} desactivó esta cuenta.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'enabled-account': {
    en: '{who} enabled this account again.',
    es: '{who} volvió a activar esta cuenta.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'ended-sessions': {
    en: '{who} signed this account out everywhere.',
    es: '{who} cerró todas las sesiones de esta cuenta.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'removed-factor': {
    en: '{who} removed a second sign-in step from this account.',
    es: '{who} quitó un segundo paso de inicio de sesión de esta cuenta.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'unlocked-account': {
    en: '{who} ended the pause after wrong tries.',
    es: '{who} terminó la pausa tras intentos incorrectos.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'failed-sign-in': {
    en: '{who} tried to sign in with a wrong password or code.',
    es: '{who} intentó iniciar sesión con una contraseña o un código incorrecto.',
    description: 'Line of the activity log',
  },
  'failed-identity-check': {
    en: '{who} opened a link and did not give the right date of birth or name.',
    es: '{who} abrió un enlace y no dio la fecha de nacimiento o el nombre correcto.',
    description: 'Line of the activity log: the check before a mailed link opens',
  },
  'was-refused': {
    en: '{who} asked for something that was not allowed.',
    es: '{who} pidió algo que no estaba permitido.',
    description: 'Line of the activity log; not listed to patients',
  },
});
