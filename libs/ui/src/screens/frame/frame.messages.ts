import { messages } from '../../words/messages.ts';

export const frameWords = messages('frame.frame', {
  skip: { en: 'Skip to the content', es: 'Ir al contenido', description: 'First link of every page, for the keyboard' },
  places: { en: 'Main menu', es: 'Menú principal', description: 'Name of the main navigation, for screen readers' },
  menu: { en: 'Menu', es: 'Menú', description: 'Button that opens the rest of the menu on a phone' },
  practice: { en: 'Practice', es: 'Consultorio', description: 'Label of the practice selector' },
  switched: {
    en: 'You are now at {practice}.',
    es: 'Ahora está en {practice}.',
    description: 'Said to screen readers after the practice was switched; name of the practice',
  },
  settings: {
    en: 'Profile settings',
    es: 'Ajustes del perfil',
    description: 'Link to the details of the person, password and devices',
  },
  messages: { en: 'Messages', es: 'Mensajes', description: 'Entry of the menu: messages with the practice' },
  unread: {
    en: '{count} unread',
    es: '{count} sin leer',
    description: 'Said to screen readers beside the messages in the menu: how many are new',
  },
  forms: {
    en: 'Forms',
    es: 'Formularios',
    description: 'Entry of the menu: what is to be filled in, and what was signed',
  },
  surveys: {
    en: 'Surveys',
    es: 'Encuestas',
    description: 'Entry of the menu: what the practice asks about visits',
  },
  shop: { en: 'Shop', es: 'Tienda', description: 'Entry of the menu: the shop of the practice' },
  activity: {
    en: 'Activity log',
    es: 'Actividad',
    description: 'Link to the log of who did what with the account and the records',
  },
  signOut: { en: 'Sign out', es: 'Cerrar sesión', description: 'Button that signs out' },
  actingForLabel: {
    en: 'Whose records these are',
    es: 'De quién son estos datos',
    description: 'Name of the banner of a delegate, for screen readers',
  },
  actingFor: {
    en: 'You are acting for {name} at {practice}',
    es: 'Usted actúa en nombre de {name} en {practice}',
    description: 'Banner on every screen of a delegate; name of the person and of the practice',
  },
  backToOwn: {
    en: 'Back to my own records',
    es: 'Volver a mis propios datos',
    description: 'Button of that banner',
  },
  chooseProfile: {
    en: 'Choose a profile',
    es: 'Elegir un perfil',
    description: 'Link to the choice for whom a delegate acts',
  },
  switchedPerson: {
    en: 'You are now acting for {name} at {practice}.',
    es: 'Ahora actúa en nombre de {name} en {practice}.',
    description: 'Said to screen readers after the records of another person were opened',
  },
  switchedSelf: {
    en: 'You are back at your own records.',
    es: 'Ha vuelto a sus propios datos.',
    description: 'Said to screen readers after a delegate went back to their own records',
  },
  signedInAs: {
    en: 'Signed in as {name}',
    es: 'Sesión de {name}',
    description: 'Whose records these are; name of the person',
  },
});

export const placeWords = messages('frame.place', {
  dashboard: {
    en: 'Dashboard',
    es: 'Inicio',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  appointments: {
    en: 'Appointments',
    es: 'Citas',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  health: {
    en: 'My Health',
    es: 'Mi salud',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  payments: {
    en: 'Payments',
    es: 'Pagos',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  profiles: {
    en: 'Profiles',
    es: 'Perfiles',
    description: 'Entry of the main menu of a delegate; short, it stands under an icon on a phone',
  },
  help: {
    en: 'Help',
    es: 'Ayuda',
    description: 'Entry of the main menu: technical support; short, it stands under an icon on a phone',
  },
});

export const inactivityWords = messages('frame.inactivity', {
  title: {
    en: 'Are you still there?',
    es: '¿Sigue ahí?',
    description: 'Title of the modal before a person is signed out for inactivity',
  },
  body: {
    en: 'To keep your records private, we will sign you out soon.',
    es: 'Para proteger sus datos, pronto cerraremos su sesión.',
    description: 'In that modal',
  },
  left: {
    en: '{seconds, plural, one {# second} other {# seconds}} left',
    es: '{seconds, plural, one {Queda # segundo} other {Quedan # segundos}}',
    description: 'In that modal: the time that is left',
  },
  announced: {
    en: 'You will be signed out in {seconds} seconds.',
    es: 'Su sesión se cerrará en {seconds} segundos.',
    description: 'Said to screen readers at 60, 30 and 10 seconds',
  },
  continue: {
    en: 'Continue Session',
    es: 'Continuar la sesión',
    description: 'Button that stays signed in; exact text in English',
  },
  logout: { en: 'Logout', es: 'Cerrar sesión', description: 'Button that signs out at once; exact text in English' },
});
