import type { PracticeLanguage } from '@portico/domain/kernel';
import type { GuestHint } from '../demo-guest-links.ts';

/** What the introduction of the demo says. */
interface IntroductionWords {
  readonly title: string;
  readonly about: string;
  readonly portal: string;
  readonly outbox: string;
  readonly tryFirst: string;
  readonly tasks: readonly string[];
  readonly people: string;
  readonly peopleHow: string;
  /** Of a button: signs in as this person. */
  readonly be: (name: string) => string;
  readonly blocked: string;
  readonly guests: string;
  readonly guestsHow: string;
  readonly born: (date: string, patient: string) => string;
  readonly invited: (date: string) => string;
  readonly systems: string;
  readonly systemsHow: (command: string) => string;
  readonly systemsAre: string;
  readonly statement: string;
  readonly does: Readonly<Record<GuestHint['what'] | 'pay-by-bill', string>>;
  readonly language: Readonly<Record<PracticeLanguage, string>>;
}

export const introductionWords: Readonly<Record<PracticeLanguage, IntroductionWords>> = {
  en: {
    title: 'The demo of Portico',
    about: 'The people and practices here are made up, and nothing leaves this computer.',
    portal: 'Sign-in page',
    outbox: 'Emails and text messages',
    tryFirst: 'What to try first',
    tasks: [
      'As James: read the doctor’s answer, then pay a part of the balance.',
      'As James: book a visit and find it under Appointments.',
      'As María: see the same portal in Spanish.',
      'As Nora: act for one of the children, then switch back.',
      'As Helen: finish yesterday’s visit: sign the form, pay, book the next one.',
    ],
    people: 'People',
    peopleHow:
      'One press opens the portal in a new tab and signs in. You can also type the email and the password yourself.',
    be: (name) => `Be ${name}`,
    blocked:
      'The browser did not open a new tab. Allow pop-ups for this page, or type the email and the password yourself.',
    guests: 'Guests, who have no account',
    guestsHow: 'Each link was emailed or sent as a text message. It asks for the patient’s date of birth.',
    born: (date, patient) => `born ${date}, patient number ${patient}`,
    invited: (date) => `Everyone who is invited to open an account, as the emails say, was born on ${date}.`,
    systems: 'Practices with a system of their own',
    systemsHow: (command) =>
      `They are not started yet. ${command} adds three of them, and José, who is a patient of all three.`,
    systemsAre:
      'Portico keeps nothing of their visits and records: it asks these systems. José is a patient of all of them.',
    statement: 'What this system says it can do (FHIR)',
    does: {
      'check-in': 'Check in for a visit',
      pay: 'Pay a bill',
      reschedule: 'Move a visit',
      appointment: 'Book a visit',
      'pay-by-bill': 'Pay with what is printed on the bill: patient number and last name',
    },
    language: { en: 'English', es: 'Spanish' },
  },
  es: {
    title: 'La demostración de Portico',
    about: 'Las personas y los consultorios son inventados, y nada sale de esta computadora.',
    portal: 'Página para iniciar sesión',
    outbox: 'Correos y mensajes de texto',
    tryFirst: 'Qué probar primero',
    tasks: [
      'Como James: lea la respuesta del médico y luego pague una parte del saldo.',
      'Como James: reserve una cita y búsquela en Citas.',
      'Como María: vea el mismo portal en español.',
      'Como Nora: actúe por uno de los niños y luego vuelva.',
      'Como Helen: termine la cita de ayer: firme el formulario, pague y reserve la próxima.',
    ],
    people: 'Personas',
    peopleHow:
      'Con un clic se abre el portal en otra pestaña y se inicia la sesión. También puede escribir el correo y la contraseña.',
    be: (name) => `Ser ${name}`,
    blocked:
      'El navegador no abrió otra pestaña. Permita las ventanas emergentes para esta página, o escriba el correo y la contraseña.',
    guests: 'Invitados sin cuenta',
    guestsHow: 'Cada enlace se envió por correo o por mensaje de texto. Pide la fecha de nacimiento del paciente.',
    born: (date, patient) => `nacimiento: ${date}, número de paciente: ${patient}`,
    invited: (date) =>
      `Quienes reciben una invitación para abrir una cuenta, como dicen los correos, nacieron el ${date}.`,
    systems: 'Consultorios con un sistema propio',
    systemsHow: (command) => `Todavía no se iniciaron. ${command} agrega tres, y a José, que es paciente de los tres.`,
    systemsAre:
      'Portico no guarda sus citas ni sus expedientes: se los pide a estos sistemas. José es paciente de todos.',
    statement: 'Lo que este sistema dice que puede hacer (FHIR)',
    does: {
      'check-in': 'Registrar la llegada a una cita',
      pay: 'Pagar una factura',
      reschedule: 'Reprogramar una cita',
      appointment: 'Reservar una cita',
      'pay-by-bill': 'Pagar con lo que dice la factura: número de paciente y apellido',
    },
    language: { en: 'inglés', es: 'español' },
  },
};
