import { messages } from '../../words/messages.ts';

/** Titles of the browser's window and headings of the screens (`ACC-126` to `ACC-132`). */
export const titleWords = messages('titles.page', {
  portal: { en: 'Patient portal', es: 'Portal del paciente', description: 'Title where no screen has one of its own' },
  signIn: { en: 'Sign in', es: 'Iniciar sesión', description: 'Title of the page while nobody is signed in' },
  dashboard: { en: 'Dashboard', es: 'Inicio', description: 'Title of the first screen after signing in' },
  appointments: { en: 'Appointments', es: 'Citas', description: 'Title of the appointment list' },
  myHealth: { en: 'My Health', es: 'Mi salud', description: 'Title of the health record' },
  help: { en: 'Technical Support', es: 'Asistencia técnica', description: 'Title of the help page' },
});
