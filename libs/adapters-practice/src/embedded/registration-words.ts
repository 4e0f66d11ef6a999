import type { Localized } from '@portico/domain/kernel';

const words = <Name extends string>(said: Readonly<Record<Name, readonly [en: string, es: string]>>) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(said).map(([name, [en, es]]) => [name, { en, es }]),
  ) as Readonly<Record<Name, Localized>> & Readonly<Record<string, Localized | undefined>>;

/** What the usual form calls its pages and fields. */
export const fieldWords = words({
  personal: ['Personal', 'Datos personales'],
  demographics: ['Demographics', 'Datos demográficos'],
  personal_details: ['About you', 'Sobre usted'],
  emergency_contact: ['Emergency contact', 'Contacto de emergencia'],
  employment_info: ['Employment', 'Trabajo'],
  first_name: ['First name', 'Nombre'],
  last_name: ['Last name', 'Apellidos'],
  phone_number: ['Phone number', 'Número de teléfono'],
  phone_type: ['Type of phone', 'Tipo de teléfono'],
  address1: ['Street address', 'Calle y número'],
  zipcode: ['ZIP code', 'Código postal'],
  city: ['City', 'Ciudad'],
  state: ['State', 'Estado'],
  gender: ['Gender', 'Género'],
  date_of_birth: ['Date of birth', 'Fecha de nacimiento'],
  noBirthDate: [
    'Please enter a date; the day must be between January 1, 1901 and today.',
    'Escriba una fecha; el día debe estar entre el 1 de enero de 1901 y hoy.',
  ],
  ethnicity: ['Ethnicity', 'Origen étnico'],
  primary_race: ['Race', 'Raza'],
  preferred_language: ['Preferred language', 'Idioma preferido'],
  firstName: ['First name', 'Nombre'],
  middleName: ['Middle name', 'Segundo nombre'],
  lastName: ['Last name', 'Apellidos'],
  relationship: ['Relationship to you', 'Parentesco con usted'],
  phoneNumber: ['Phone number', 'Número de teléfono'],
  employmentStatus: ['Employment status', 'Situación laboral'],
  employerName: ['Employer', 'Empresa'],
  employerAddress: ['Address of the employer', 'Dirección de la empresa'],
});

/** What the usual form calls the choices that are not called by their value. */
export const choiceWords = words({
  Mobile: ['Mobile', 'Celular'],
  Home: ['Home', 'Casa'],
  Work: ['Work', 'Trabajo'],
  Female: ['Female', 'Femenino'],
  Male: ['Male', 'Masculino'],
  Other: ['Other', 'Otro'],
  Unknown: ['Prefer not to say', 'Prefiero no decirlo'],
  Declined: ['Prefer not to say', 'Prefiero no decirlo'],
  'Hispanic or Latino': ['Hispanic or Latino', 'Hispano o latino'],
  'Not Hispanic or Latino': ['Not Hispanic or Latino', 'Ni hispano ni latino'],
  'American Indian or Alaska Native': ['American Indian or Alaska Native', 'Indígena americano o nativo de Alaska'],
  Asian: ['Asian', 'Asiático'],
  'Black or African American': ['Black or African American', 'Negro o afroamericano'],
  'Native Hawaiian or Pacific Islander': [
    'Native Hawaiian or Pacific Islander',
    'Nativo de Hawái o de las islas del Pacífico',
  ],
  White: ['White', 'Blanco'],
  en: ['English', 'Inglés'],
  es: ['Spanish', 'Español'],
  Spouse: ['Spouse', 'Cónyuge'],
  Father: ['Father', 'Padre'],
  Mother: ['Mother', 'Madre'],
  Child: ['Child', 'Hijo o hija'],
  Guardian: ['Guardian', 'Tutor legal'],
  Employed: ['Employed', 'Con empleo'],
  'Part Time': ['Part time', 'Medio tiempo'],
  'Self Employed': ['Self-employed', 'Por cuenta propia'],
  Student: ['Student', 'Estudiante'],
  Retired: ['Retired', 'Jubilado'],
  Unemployed: ['Not working', 'Sin empleo'],
});
