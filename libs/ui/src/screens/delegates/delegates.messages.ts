import type { PermissionArea, Verb } from '@portico/domain/access';
import { messages, type Message } from '../../words/messages.ts';

export const whomWords = messages('delegates.whom', {
  loading: { en: 'Loading profiles…', es: 'Cargando perfiles…', description: 'Said while the page is fetched' },
  lead: {
    en: 'Whose records would you like to see?',
    es: '¿Los datos de quién desea ver?',
    description: 'Above the list of people',
  },
  ended: {
    en: 'You can no longer act for {name}. The permission has ended or was taken back.',
    es: 'Ya no puede actuar en nombre de {name}. El permiso terminó o se retiró.',
    description: 'After the right to act for somebody ended; name of the person',
  },
  self: {
    en: 'My own records',
    es: 'Mis propios datos',
    description: 'First entry of the list: the person themselves',
  },
  current: { en: 'Open now', es: 'Abierto ahora', description: 'Beside the entry whose records are open' },
  none: {
    en: 'Nobody has given you access to their records at the moment. Ask the person to invite you again.',
    es: 'En este momento nadie le ha dado acceso a sus datos. Pida a la persona que le invite de nuevo.',
    description: 'In place of the list',
  },
  at: { en: 'At {practices}', es: 'En {practices}', description: 'Under a name; names of practices' },
  manage: {
    en: 'Manage profiles',
    es: 'Administrar perfiles',
    description: 'Link to the page where profiles are merged or disconnected',
  },
});

export const areaWords: Readonly<Record<PermissionArea, Message>> = messages('delegates.area', {
  appointments: {
    en: 'Appointments',
    es: 'Citas',
    description: 'Area of the records that may be opened to a delegate',
  },
  payments: { en: 'Payments', es: 'Pagos', description: 'Area of the records that may be opened to a delegate' },
  messages: { en: 'Messages', es: 'Mensajes', description: 'Area of the records that may be opened to a delegate' },
  forms: { en: 'Forms', es: 'Formularios', description: 'Area of the records that may be opened to a delegate' },
  health: {
    en: 'Health records',
    es: 'Historia clínica',
    description: 'Area of the records that may be opened to a delegate',
  },
  profile: {
    en: 'Profile settings',
    es: 'Ajustes del perfil',
    description: 'Area of the records that may be opened to a delegate',
  },
});

export const verbWords: Readonly<Record<Verb, Message>> = messages('delegates.verb', {
  view: { en: 'See', es: 'Ver', description: 'Permission below an area: to read it' },
  act: {
    en: 'See and make changes',
    es: 'Ver y hacer cambios',
    description: 'Permission below an area: to act in it, which includes to read it',
  },
});

export const permissionWords = messages('delegates.permission', {
  legend: {
    en: 'What {name} may do',
    es: 'Lo que puede hacer {name}',
    description: 'Above the boxes; name of the delegate',
  },
  everything: { en: 'Everything', es: 'Todo', description: 'Box above all areas' },
  child: {
    en: '{verb}: {area}',
    es: '{verb}: {area}',
    description: 'Name of a box for screen readers; what, and of which area',
  },
  until: {
    en: 'Last day (optional)',
    es: 'Último día (opcional)',
    description: 'Field: when the access ends by itself',
  },
  untilHint: {
    en: 'Access ends by itself after this day. Leave it empty for no end.',
    es: 'El acceso termina solo después de este día. Déjelo vacío si no debe terminar.',
    description: 'Under that field',
  },
});

export const manageDelegatesWords = messages('delegates.manage', {
  loading: { en: 'Loading delegates…', es: 'Cargando representantes…', description: 'Said while the page is fetched' },
  lead: {
    en: 'A delegate signs in with their own account and helps you here. You decide what they see and do, and you can end it at any time.',
    es: 'Un representante entra con su propia cuenta y le ayuda aquí. Usted decide qué puede ver y hacer, y puede terminarlo cuando quiera.',
    description: 'At the top of the page',
  },
  delegates: { en: 'Your delegates', es: 'Sus representantes', description: 'Heading' },
  none: {
    en: 'Nobody acts for you at the moment.',
    es: 'En este momento nadie actúa en su nombre.',
    description: 'In place of the list of delegates',
  },
  nothing: { en: 'Nothing', es: 'Nada', description: 'In place of the list of what is open' },
  open: { en: 'May see', es: 'Puede ver', description: 'Before the list of areas that are open to read' },
  openToAct: {
    en: 'May see and change',
    es: 'Puede ver y cambiar',
    description: 'Before the list of areas that are open to act in',
  },
  ends: { en: 'Until {day}', es: 'Hasta el {day}', description: 'Last day of the access; a date' },
  change: { en: 'Change permissions', es: 'Cambiar permisos', description: 'Button beside a delegate' },
  changeOf: {
    en: 'Change permissions of {name} at {practice}',
    es: 'Cambiar permisos de {name} en {practice}',
    description: 'Name of that button for screen readers',
  },
  revoke: { en: 'Revoke', es: 'Retirar', description: 'Button: takes all permissions away' },
  revokeOf: {
    en: 'Revoke {name} at {practice}',
    es: 'Retirar a {name} en {practice}',
    description: 'Name of that button for screen readers',
  },
  save: { en: 'Save permissions', es: 'Guardar permisos', description: 'Button' },
  saving: { en: 'Saving…', es: 'Guardando…', description: 'In the button while it is saved' },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button: changes nothing' },
  pending: { en: 'Invitations on their way', es: 'Invitaciones enviadas', description: 'Heading' },
  waits: {
    en: 'Can be accepted until {day}',
    es: 'Se puede aceptar hasta el {day}',
    description: 'Under an invitation; a date',
  },
  withdraw: { en: 'Withdraw', es: 'Anular', description: 'Button: takes an invitation back' },
  withdrawOf: {
    en: 'Withdraw the invitation to {name}',
    es: 'Anular la invitación a {name}',
    description: 'Name of that button for screen readers',
  },
  revokeTitle: { en: 'Revoke {name}?', es: '¿Retirar a {name}?', description: 'Title of the question' },
  revokeBody: {
    en: '{name} loses access to your records at {practice} at once. We will tell them by email.',
    es: '{name} pierde de inmediato el acceso a sus datos en {practice}. Le avisaremos por correo.',
    description: 'In the question',
  },
  withdrawTitle: { en: 'Withdraw the invitation?', es: '¿Anular la invitación?', description: 'Title of the question' },
  withdrawBody: {
    en: 'The link that {name} received will no longer work.',
    es: 'El enlace que recibió {name} dejará de funcionar.',
    description: 'In the question',
  },
  saved: {
    en: 'The permissions of {name} were saved.',
    es: 'Se guardaron los permisos de {name}.',
    description: 'After a change',
  },
  revoked: { en: '{name} no longer has access.', es: '{name} ya no tiene acceso.', description: 'After a revocation' },
  withdrawn: {
    en: 'The invitation to {name} was withdrawn.',
    es: 'Se anuló la invitación a {name}.',
    description: 'After a withdrawal',
  },
  invited: {
    en: 'We sent an invitation to {name}.',
    es: 'Enviamos una invitación a {name}.',
    description: 'After an invitation',
  },
  failed: { en: 'This did not work', es: 'No se pudo hacer', description: 'Title of the modal with an error' },
});

export const inviteWords = messages('delegates.invite', {
  title: { en: 'Invite a delegate', es: 'Invitar a un representante', description: 'Heading of the form' },
  lead: {
    en: 'We will email a link. Whoever opens it must know your date of birth.',
    es: 'Enviaremos un enlace por correo. Quien lo abra debe conocer su fecha de nacimiento.',
    description: 'At the top of the form',
  },
  name: { en: 'Name', es: 'Nombre', description: 'Field: of the person invited' },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Field: of the person invited' },
  emailShape: {
    en: 'Enter an email address such as name@example.com.',
    es: 'Escriba un correo como nombre@ejemplo.com.',
    description: 'Under the field, when it is no address',
  },
  practices: { en: 'At which practices', es: 'En qué consultorios', description: 'Above a list of boxes' },
  them: { en: 'your delegate', es: 'su representante', description: 'In place of a name that is not typed yet' },
  send: { en: 'Send invitation', es: 'Enviar invitación', description: 'Button' },
  sending: { en: 'Sending…', es: 'Enviando…', description: 'In the button while it is sent' },
  missing: {
    en: 'Enter a name and an email, and tick at least one permission.',
    es: 'Escriba un nombre y un correo, y marque al menos un permiso.',
    description: 'Above the button, while something is missing',
  },
});

export const inviteProblems = messages('delegates.inviteProblem', {
  'own-address': {
    en: 'This is your own email address. Enter the address of the person who will help you.',
    es: 'Este es su propio correo. Escriba el de la persona que le ayudará.',
    description: 'The person invites themselves',
  },
  'too-many-invitations': {
    en: 'Many of your invitations are still waiting. Withdraw one before you send another.',
    es: 'Muchas de sus invitaciones siguen pendientes. Anule una antes de enviar otra.',
    description: 'The limit is reached',
  },
});

export const manageProfilesWords = messages('delegates.profiles', {
  loading: { en: 'Loading profiles…', es: 'Cargando perfiles…', description: 'Said while the page is fetched' },
  lead: {
    en: 'These people let you act for them.',
    es: 'Estas personas le permiten actuar en su nombre.',
    description: 'At the top of the page',
  },
  none: {
    en: 'Nobody has given you access to their records at the moment.',
    es: 'En este momento nadie le ha dado acceso a sus datos.',
    description: 'In place of the list',
  },
  act: {
    en: 'Choose whose records to see',
    es: 'Elegir de quién ver los datos',
    description: 'Link to the choice of a profile',
  },
  disconnect: {
    en: 'Stop acting at {practice}',
    es: 'Dejar de actuar en {practice}',
    description: 'Button; name of a practice',
  },
  disconnectOf: {
    en: 'Stop acting at {practice}: {name}',
    es: 'Dejar de actuar en {practice}: {name}',
    description: 'Name of that button for screen readers',
  },
  same: { en: 'Same person as', es: 'Es la misma persona que', description: 'Label of a list of the other people' },
  choose: { en: 'Choose a profile', es: 'Elija un perfil', description: 'Stands in that list until one is chosen' },
  merge: { en: 'Merge', es: 'Unir', description: 'Button beside that list' },
  mergeOf: {
    en: 'Merge {name} with the chosen profile',
    es: 'Unir a {name} con el perfil elegido',
    description: 'Name of that button for screen readers',
  },
  mergeTitle: { en: 'Merge these profiles?', es: '¿Unir estos perfiles?', description: 'Title of the question' },
  mergeBody: {
    en: '{from} will be shown as {into} from now on. This cannot be undone.',
    es: '{from} se mostrará desde ahora como {into}. Esto no se puede deshacer.',
    description: 'In the question; names of two profiles',
  },
  disconnectTitle: {
    en: 'Stop acting for {name}?',
    es: '¿Dejar de actuar por {name}?',
    description: 'Title of the question',
  },
  disconnectBody: {
    en: 'You lose access to the records of {name} at {practice} at once. Only {name} can give it back.',
    es: 'Pierde de inmediato el acceso a los datos de {name} en {practice}. Solo {name} puede devolvérselo.',
    description: 'In the question',
  },
  merged: { en: 'The profiles were merged.', es: 'Los perfiles se unieron.', description: 'After a merge' },
  disconnected: {
    en: 'You no longer act for {name} at {practice}.',
    es: 'Ya no actúa por {name} en {practice}.',
    description: 'After a disconnection',
  },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button: changes nothing' },
  yesMerge: { en: 'Merge profiles', es: 'Unir perfiles', description: 'Button of the question' },
  yesDisconnect: { en: 'Stop acting', es: 'Dejar de actuar', description: 'Button of the question' },
  failed: { en: 'This did not work', es: 'No se pudo hacer', description: 'Title of the modal with an error' },
});
