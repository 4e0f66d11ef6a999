import { messages } from '../../words/messages.ts';

/** Titles of the browser's window and headings of the screens (`ACC-126` to `ACC-132`). */
export const titleWords = messages('titles.page', {
  portal: { en: 'Patient portal', es: 'Portal del paciente', description: 'Title where no screen has one of its own' },
  signIn: { en: 'Sign in', es: 'Iniciar sesión', description: 'Title of the page while nobody is signed in' },
  dashboard: { en: 'Dashboard', es: 'Inicio', description: 'Title of the first screen after signing in' },
  appointments: { en: 'Appointments', es: 'Citas', description: 'Title of the appointment list' },
  myHealth: { en: 'My Health', es: 'Mi salud', description: 'Title of the health record' },
  visitSummary: {
    en: 'Visit summary',
    es: 'Resumen de la consulta',
    description: 'Title of the page that creates summaries of visits',
  },
  help: { en: 'Technical Support', es: 'Asistencia técnica', description: 'Title of the help page' },
  getStarted: {
    en: 'Get started',
    es: 'Primeros pasos',
    description: 'Title of the page for visitors without an account',
  },
  signUp: { en: 'Create your account', es: 'Cree su cuenta', description: 'Title of the sign-up' },
  smsConfirmed: {
    en: 'Your link works',
    es: 'Su enlace funciona',
    description: 'Title of the page that a texted invitation opens',
  },
  terms: { en: 'Terms of use', es: 'Términos de uso', description: 'Title of the terms of use' },
  privacy: { en: 'Privacy notice', es: 'Aviso de privacidad', description: 'Title of the privacy notice' },
  delegateInvitation: {
    en: 'Your invitation',
    es: 'Su invitación',
    description: 'Title of the page that the link of an invitation opens',
  },
  forgotPassword: {
    en: 'Forgot your password?',
    es: '¿Olvidó su contraseña?',
    description: 'Title of the page that asks for a new password',
  },
  delegateProfile: {
    en: 'Choose a profile',
    es: 'Elija un perfil',
    description: 'Title of the choice for whom a delegate acts',
  },
  requestAppointment: {
    en: 'Request Appointment',
    es: 'Solicitar una cita',
    description: 'Title of the booking of a visit',
  },
  checkOut: { en: 'Check-out', es: 'Salida', description: 'Title of the leaving of a visit' },
  availableHours: {
    en: 'Available Times',
    es: 'Horas disponibles',
    description: 'Title of the screen on which a time for a visit is chosen',
  },
  earlierTime: {
    en: 'An Earlier Time',
    es: 'Una hora más temprana',
    description: 'Title of the page on which somebody waits for an earlier time for a visit',
  },
  surveys: { en: 'Surveys', es: 'Encuestas', description: 'Title of the list of surveys' },
  survey: { en: 'Survey', es: 'Encuesta', description: 'Title of one survey' },
  activityLog: { en: 'Activity Log', es: 'Registro de actividad', description: 'Title of the activity log' },
  payments: { en: 'Payments', es: 'Pagos', description: 'Title of the payments' },
  messages: { en: 'Messages', es: 'Mensajes', description: 'Title of the messages' },
  shop: { en: 'Shop', es: 'Tienda', description: 'Title of the shop' },
  forms: { en: 'Forms', es: 'Formularios', description: 'Title of the list of forms' },
  personal: { en: 'Personal', es: 'Datos personales', description: 'Title of a section of the profile settings' },
  demographics: {
    en: 'Demographics',
    es: 'Datos demográficos',
    description: 'Title of a section of the profile settings',
  },
  documents: { en: 'Documents', es: 'Documentos', description: 'Title of a section of the profile settings' },
  payment: { en: 'Payment', es: 'Pago', description: 'Title of a section of the profile settings: cards' },
  notifications: {
    en: 'Notifications',
    es: 'Notificaciones',
    description: 'Title of a section of the profile settings',
  },
  authentication: {
    en: 'Authentication',
    es: 'Acceso y seguridad',
    description: 'Title of a section of the profile settings: password and codes',
  },
  photo: { en: 'Photo', es: 'Foto', description: 'Title of a section of the profile settings' },
  manageDelegates: {
    en: 'Manage Delegates',
    es: 'Administrar representantes',
    description: 'Title of a section of the profile settings',
  },
  manageProfiles: {
    en: 'Manage Profiles',
    es: 'Administrar perfiles',
    description: 'Title of the list of profiles a delegate acts for',
  },
  guestAppointment: { en: 'Book an appointment', es: 'Reservar una cita', description: 'Title of a guest’s page' },
  guestReschedule: { en: 'Change your appointment', es: 'Cambiar su cita', description: 'Title of a guest’s page' },
  guestConfirm: { en: 'Your next visit', es: 'Su próxima cita', description: 'Title of a guest’s page' },
  guestCheckIn: { en: 'Check in', es: 'Registro de llegada', description: 'Title of a guest’s page' },
  guestPay: { en: 'Pay your bill', es: 'Pagar su factura', description: 'Title of a guest’s page' },
  guestBooked: { en: 'Your visit', es: 'Su cita', description: 'Title of a guest’s page: what was booked' },
  guestPaid: { en: 'Payment received', es: 'Pago recibido', description: 'Title of a guest’s receipt' },
  guestDone: { en: 'All done', es: 'Todo listo', description: 'Title of a guest’s page where nothing is left to do' },
  unavailable: {
    en: 'Not available online',
    es: 'No disponible en línea',
    description: 'Title of the page for a service that a practice does not offer online',
  },
  signInReturn: {
    en: 'Signing you in',
    es: 'Iniciando su sesión',
    description: 'Title of the page that an outside sign-in service leads back to',
  },
  shortLink: {
    en: 'Opening your link',
    es: 'Abriendo su enlace',
    description: 'Title of the page that follows a short link',
  },
});

/** The name of a title. */
export type Title = keyof typeof titleWords;
