import type { UploadRefusal } from '@portico/application/messages';
import { messages, type Message } from '../../words/messages.ts';

export const messagesWords = messages('messages.screen', {
  loading: { en: 'Loading your messages', es: 'Cargando sus mensajes', description: 'While the screen is fetched' },
  emergencyTop: {
    en: 'If this is a medical emergency, call 911.',
    es: 'Si es una emergencia médica, llame al 911.',
    description: 'Top line of the emergency warning; exact text in English',
  },
  emergencyBottom: {
    en: 'Messages are not read around the clock.',
    es: 'Los mensajes no se leen a toda hora.',
    description: 'Bottom line of the emergency warning; exact text in English',
  },
  answersWithin: {
    en: '{hours, plural, one {{practice} usually answers within # hour.} other {{practice} usually answers within # hours.}}',
    es: '{hours, plural, one {{practice} suele responder en # hora.} other {{practice} suele responder en # horas.}}',
    description: 'Below the warning: when an answer can be expected; name of the practice, hours below two days',
  },
  answersWithinDays: {
    en: '{days, plural, one {{practice} usually answers within # day.} other {{practice} usually answers within # days.}}',
    es: '{days, plural, one {{practice} suele responder en # día.} other {{practice} suele responder en # días.}}',
    description: 'As answersWithin, from two days on',
  },
  list: { en: 'Conversations', es: 'Conversaciones', description: 'Heading of the list of conversations' },
  new: { en: 'New message', es: 'Nuevo mensaje', description: 'Button, and heading of the form it opens' },
  history: {
    en: 'Provider chat history',
    es: 'Historial de mensajes',
    description: 'Button on a phone: back from a conversation to the list; exact text in English',
  },
  empty: {
    en: 'You have no messages yet.',
    es: 'Todavía no tiene mensajes.',
    description: 'In place of an empty list',
  },
  none: {
    en: 'Choose a conversation to read it.',
    es: 'Elija una conversación para leerla.',
    description: 'Beside the list while no conversation is open',
  },
  unknown: {
    en: 'This conversation is no longer here. These are your conversations.',
    es: 'Esta conversación ya no está. Estas son sus conversaciones.',
    description: 'When a link leads to a conversation that was deleted or never was',
  },
  unread: { en: 'Unread', es: 'Sin leer', description: 'Mark of a conversation with something new' },
  more: { en: 'Load more', es: 'Cargar más', description: 'Button: older conversations' },
  loadingMore: { en: 'Loading…', es: 'Cargando…', description: 'On that button while it loads' },
  shown: {
    en: '{count, plural, one {# conversation} other {# conversations}} shown',
    es: '{count, plural, one {Se muestra # conversación} other {Se muestran # conversaciones}}',
    description: 'Said to screen readers when the list was loaded or grew',
  },
});

export const conversationWords = messages('messages.conversation', {
  loading: { en: 'Loading the conversation', es: 'Cargando la conversación', description: 'While it is fetched' },
  with: { en: 'With {provider}', es: 'Con {provider}', description: 'Below the subject; name of the provider' },
  withSpecialty: {
    en: 'With {provider}, {specialty}',
    es: 'Con {provider}, {specialty}',
    description: 'Below the subject; name and specialty of the provider',
  },
  messages: {
    en: 'Messages about {subject}',
    es: 'Mensajes sobre {subject}',
    description: 'Name of the list of messages, for screen readers',
  },
  you: { en: 'You', es: 'Usted', description: 'Who wrote a message: the person who reads' },
  earlier: { en: 'Earlier messages', es: 'Mensajes anteriores', description: 'Button above the messages' },
  markUnread: { en: 'Mark as unread', es: 'Marcar como no leído', description: 'Button of a conversation' },
  markRead: { en: 'Mark as read', es: 'Marcar como leído', description: 'Button of a conversation' },
  remove: { en: 'Delete', es: 'Eliminar', description: 'Button of a conversation; asks first' },
  removeTitle: {
    en: 'Delete this conversation?',
    es: '¿Eliminar esta conversación?',
    description: 'Title of the question before a conversation is deleted',
  },
  removeBody: {
    en: 'It will no longer be in your list. The practice keeps its own copy.',
    es: 'Ya no estará en su lista. El consultorio conserva su copia.',
    description: 'In that question',
  },
  keep: { en: 'Keep it', es: 'Conservar', description: 'Button that does not delete' },
  removed: {
    en: 'The conversation was deleted.',
    es: 'La conversación se eliminó.',
    description: 'Said after a conversation was deleted',
  },
  notRemoved: {
    en: 'The conversation was not deleted. Please try again.',
    es: 'La conversación no se eliminó. Inténtelo de nuevo.',
    description: 'When deleting failed',
  },
  notMarked: {
    en: 'This could not be marked. Please try again.',
    es: 'No se pudo marcar. Inténtelo de nuevo.',
    description: 'When marking as read or unread failed',
  },
  reply: { en: 'Your reply', es: 'Su respuesta', description: 'Label of the box for a reply' },
  send: { en: 'Send', es: 'Enviar', description: 'Button that sends a message' },
  sending: { en: 'Sending…', es: 'Enviando…', description: 'At a message that is on its way' },
  sent: { en: 'Your message was sent.', es: 'Su mensaje se envió.', description: 'Said when a message has arrived' },
  failed: {
    en: 'Not sent. Your text is kept here.',
    es: 'No se envió. Su texto sigue aquí.',
    description: 'At a reply that could not be sent',
  },
  inactive: {
    en: 'This provider is currently inactive. If you need to discuss anything, please contact the provider office.',
    es: 'Este proveedor está inactivo actualmente. Si necesita hablar de algo, comuníquese con el consultorio del proveedor.',
    description: 'In place of the box for a reply; exact text in both languages',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link below that; telephone number' },
  viewOnly: {
    en: 'You may read these messages, but not answer them.',
    es: 'Puede leer estos mensajes, pero no responderlos.',
    description: 'In place of the box for a reply, for somebody who may only look',
  },
  tooLong: {
    en: 'This is too long to send. Please shorten it to {most} characters.',
    es: 'Es demasiado largo para enviarlo. Acórtelo a {most} caracteres.',
    description: 'Below a box for a message; the most characters',
  },
});

export const newMessageWords = messages('messages.new', {
  to: { en: 'To', es: 'Para', description: 'Label of the list of providers' },
  choose: { en: 'Choose a provider', es: 'Elija un proveedor', description: 'First entry of the list of providers' },
  nobody: {
    en: 'You can write to a provider once you have a visit with them.',
    es: 'Podrá escribir a un proveedor cuando tenga una cita con él.',
    description: 'When there is no provider to write to',
  },
  subject: { en: 'Subject', es: 'Asunto', description: 'Label of the field for the subject' },
  body: { en: 'Your message', es: 'Su mensaje', description: 'Label of the box for the message' },
  failed: {
    en: 'Your message was not sent. Nothing you wrote is lost.',
    es: 'Su mensaje no se envió. No se perdió nada de lo que escribió.',
    description: 'When sending a new message failed',
  },
  fileGone: {
    en: 'Your message was not sent, as the file is no longer there. Please choose it again.',
    es: 'Su mensaje no se envió porque el archivo ya no está. Elíjalo de nuevo.',
    description: 'When the attached file was forgotten meanwhile',
  },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button that leaves the form; the text is kept' },
  attach: { en: 'Attach a file', es: 'Adjuntar un archivo', description: 'Button that opens the choice of a file' },
  attachHint: {
    en: 'PDF, JPG or PNG, at most 10 MB',
    es: 'PDF, JPG o PNG, 10 MB como máximo',
    description: 'Below that button',
  },
  uploading: {
    en: 'Uploading {name}: {percent} %',
    es: 'Subiendo {name}: {percent} %',
    description: 'While a file is brought; name of the file',
  },
  attached: { en: 'Attached: {name}', es: 'Adjunto: {name}', description: 'The attached file' },
  detach: { en: 'Remove the file', es: 'Quitar el archivo', description: 'Button beside the attached file' },
});

/** Errors of a subject. */
export const subjectWords: Readonly<Record<'blank' | 'not-letters' | 'too-long', Message>> = messages(
  'messages.subject',
  {
    blank: { en: 'Please enter a subject', es: 'Escriba un asunto', description: 'Hint; exact text in English' },
    'not-letters': {
      en: 'Please use only letters and spaces',
      es: 'Use solo letras y espacios',
      description: 'Hint below the subject',
    },
    'too-long': {
      en: 'Please use at most 100 letters',
      es: 'Use 100 letras como máximo',
      description: 'Hint below the subject',
    },
  },
);

/** Why a file was not attached; other failures have their own texts. */
export const uploadWords: Readonly<Record<UploadRefusal['kind'], Message>> = messages('messages.upload', {
  'wrong-type': {
    en: 'This file cannot be attached. Please choose a PDF, JPG or PNG.',
    es: 'Este archivo no se puede adjuntar. Elija un PDF, JPG o PNG.',
    description: 'The file is of another kind than it may be',
  },
  'too-large': {
    en: 'This file is larger than 10 MB. Please choose a smaller one.',
    es: 'Este archivo pesa más de 10 MB. Elija uno más pequeño.',
    description: 'The file is too large',
  },
  empty: {
    en: 'This file is empty. Please choose another one.',
    es: 'Este archivo está vacío. Elija otro.',
    description: 'The file has nothing in it',
  },
  'not-allowed': {
    en: 'The file was not uploaded. Please try again.',
    es: 'El archivo no se subió. Inténtelo de nuevo.',
    description: 'The right to bring files was over',
  },
  'too-many': {
    en: 'Too many files were uploaded. Please try again later.',
    es: 'Se subieron demasiados archivos. Inténtelo más tarde.',
    description: 'So many files were uploaded, or uploaded and not sent, that no more are taken for now',
  },
  infected: {
    en: 'This file was not taken: it may hold a virus. Please choose another one, or scan your device first.',
    es: 'Este archivo no se aceptó: puede contener un virus. Elija otro o analice antes su dispositivo.',
    description: 'A virus scanner found something in the file',
  },
  'not-scanned': {
    en: 'Files cannot be checked for viruses right now, so this one was not taken. Please try again in a few minutes. Your message is still here.',
    es: 'En este momento no se pueden analizar archivos en busca de virus, por eso este no se aceptó. Inténtelo de nuevo en unos minutos. Su mensaje sigue aquí.',
    description: 'The virus scanner could not be asked, and nothing is taken unchecked',
  },
});

export const attachmentWords = messages('messages.attachment', {
  open: { en: 'Open {name}', es: 'Abrir {name}', description: 'Button at a file of a message; its name' },
  fetching: { en: 'Opening {name}…', es: 'Abriendo {name}…', description: 'On that button while it is fetched' },
  failed: {
    en: 'The file could not be opened. Please try again.',
    es: 'No se pudo abrir el archivo. Inténtelo de nuevo.',
    description: 'At a file that could not be fetched',
  },
  documents: { en: 'Documents', es: 'Documentos', description: 'Heading of the files of a whole conversation' },
  save: { en: 'Save', es: 'Guardar', description: 'Button that puts a shown file on the device' },
  picture: { en: 'Picture: {name}', es: 'Imagen: {name}', description: 'Says what a shown picture is; its name' },
});
