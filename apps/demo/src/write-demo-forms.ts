import { EmbeddedFormSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { parseFormTemplate, type FormTemplate } from '@portico/domain/forms';
import type { AppointmentId, Localized, PracticeId } from '@portico/domain/kernel';
import { demoId } from './demo-ids.ts';
import type { DemoPatient } from './people/generate-patients.ts';
import { castOf } from './people/accounts-by-practice.ts';
import { words } from './bilingual-words.ts';

const field = (uuid: string, type: string, label: Localized, more: object = {}) => ({
  ...{ uuid, type, label, rules: [] },
  ...more,
});
const page = (required: readonly string[], fields: readonly object[], title?: Localized) => ({
  ...(title === undefined ? {} : { title }),
  required,
  fields: fields.map((each, at) => ({ ...each, sortOrder: at + 1 })),
});
const choice = (value: string, label: Localized) => ({ value, label });
const yesOrNo = { choices: [choice('yes', words('Yes', 'Sí')), choice('no', words('No', 'No'))] };
const signature = field('signature', 'signature', words('Signature', 'Firma'));

const sketches: readonly object[] = [
  {
    title: words('Medical history', 'Historial médico'),
    description: words(
      'Tell us about your health before your visit. It takes about five minutes.',
      'Cuéntenos de su salud antes de su cita. Toma unos cinco minutos.',
    ),
    pages: [
      page(
        ['reason', 'health', 'contact-name', 'contact-phone'],
        [
          field('reason', 'textarea', words('What brings you in?', '¿Por qué viene a consulta?')),
          field('health', 'select', words('How is your health in general?', '¿Cómo es su salud en general?'), {
            choices: [
              choice('good', words('Good', 'Buena')),
              choice('fair', words('Fair', 'Regular')),
              choice('poor', words('Poor', 'Mala')),
            ],
          }),
          field('last-exam', 'datefield', words('Date of your last check-up', 'Fecha de su último chequeo')),
          field('contact-name', 'text', words('Emergency contact', 'Contacto de emergencia'), {
            autoComplete: 'off',
            about: 'emergency_contact.firstName emergency_contact.lastName',
          }),
          field('contact-phone', 'phonenumber', words('Phone of your emergency contact', 'Teléfono de ese contacto'), {
            about: 'emergency_contact.phoneNumber',
          }),
          field('contact-email', 'email', words('Email of your emergency contact', 'Correo de ese contacto')),
        ],
        words('About you', 'Sobre usted'),
      ),
      page(
        ['smoker', 'conditions'],
        [
          field('conditions', 'checkboxes', words('Have you ever had any of these?', '¿Ha tenido alguno de estos?'), {
            choices: [
              { ...choice('none', words('None of these', 'Ninguno')), exclusive: true },
              choice('diabetes', words('Diabetes', 'Diabetes')),
              choice('pressure', words('High blood pressure', 'Presión alta')),
              choice('asthma', words('Asthma', 'Asma')),
              choice('heart', words('Heart trouble', 'Problemas del corazón')),
            ],
          }),
          field('smoker', 'radiobuttons', words('Do you smoke?', '¿Fuma?'), yesOrNo),
          field('cigarettes', 'text', words('Cigarettes a day', 'Cigarrillos al día'), {
            rules: [{ type: 'numrange', min: 0, max: 100 }],
            hint: words('A number.', 'Un número.'),
          }),
          field('exercise', 'radios', words('How often do you exercise?', '¿Cada cuánto hace ejercicio?'), {
            choices: [
              choice('never', words('Hardly ever', 'Casi nunca')),
              choice('weekly', words('Once or twice a week', 'Una o dos veces por semana')),
              choice('daily', words('Most days', 'Casi todos los días')),
            ],
          }),
        ],
        words('Your health', 'Su salud'),
      ),
      page(
        ['true', 'signature'],
        [
          field('true', 'checkbox', words('Your word', 'Su palabra'), {
            choices: [
              choice(
                'yes',
                words('What I wrote is true as far as I know.', 'Lo que escribí es cierto hasta donde sé.'),
              ),
            ],
          }),
          signature,
        ],
        words('Sign', 'Firmar'),
      ),
    ],
    rules: [
      { type: 'SHOWN_IF', driver: 'smoker', field: 'cigarettes', values: ['yes'] },
      { type: 'CONDITIONALLY_REQUIRED', driver: 'smoker', field: 'cigarettes', values: ['yes'] },
      { type: 'DATE_RANGE', field: 'last-exam', to: 'today' },
    ],
  },
  {
    title: words('Consent to treatment', 'Consentimiento para el tratamiento'),
    pages: [
      page(
        ['agree', 'signature'],
        [
          field('about', 'help', words('What you agree to', 'A qué da su consentimiento'), {
            html: words(
              '<p>You allow our care team to examine and treat you. You can:</p><ul><li>ask about any treatment,</li><li>say no to it, and</li><li>change your mind <strong>at any time</strong>.</li></ul>',
              '<p>Usted permite que nuestro equipo le haga exámenes y le dé tratamiento. Puede:</p><ul><li>preguntar por cualquier tratamiento,</li><li>decir que no, y</li><li>cambiar de opinión <strong>en cualquier momento</strong>.</li></ul>',
            ),
          }),
          field('agree', 'checkbox', words('Your consent', 'Su consentimiento'), {
            choices: [choice('yes', words('I agree to be treated here.', 'Acepto que me atiendan aquí.'))],
          }),
          field('questions', 'textarea', words('Questions for your care team', 'Preguntas para su equipo')),
          signature,
        ],
      ),
    ],
    rules: [],
  },
  {
    title: words('Notice of privacy practices', 'Aviso de prácticas de privacidad'),
    pages: [
      page(
        ['received', 'signature'],
        [
          field('notice', 'help', words('How we use your health information', 'Cómo usamos su información de salud'), {
            html: words(
              '<p>We use it to treat you, to be paid for your care, and to run our practice. You may ask for a copy of your records and who has seen them. Read more at <a href="https://www.hhs.gov/hipaa/">hhs.gov/hipaa</a>.</p>',
              '<p>La usamos para atenderle, para cobrar su atención y para el trabajo del consultorio. Puede pedir una copia de su expediente y saber quién lo vio. Más información: <a href="https://www.hhs.gov/hipaa/">hhs.gov/hipaa</a> (en inglés).</p>',
            ),
          }),
          field('received', 'checkbox', words('Received', 'Recibido'), {
            choices: [choice('yes', words('I have read this notice.', 'He leído este aviso.'))],
          }),
          signature,
        ],
      ),
    ],
    rules: [],
  },
  {
    title: words('How is your pain?', '¿Cómo está su dolor?'),
    pages: [
      page(
        ['where', 'strength', 'sleep'],
        [
          field('where', 'text', words('Where does it hurt?', '¿Dónde le duele?')),
          field('strength', 'rating', words('How strong is it?', '¿Qué tan fuerte es?'), {
            hint: words('One star is mild, five are the worst.', 'Una estrella es leve; cinco, lo peor.'),
          }),
          field('sleep', 'radiobuttons', words('Does it keep you awake?', '¿No le deja dormir?'), yesOrNo),
          field('since', 'datefield', words('Since when?', '¿Desde cuándo?')),
        ],
      ),
    ],
    rules: [{ type: 'DATE_RANGE', field: 'since', to: 'today' }],
  },
];

const atEndOfVisit = {
  title: words('After your visit', 'Después de su consulta'),
  description: words('Two short questions about today.', 'Dos preguntas cortas sobre su consulta.'),
  pages: [
    page(
      ['clear'],
      [
        field('clear', 'radiobuttons', words('Do you know what to do next?', '¿Sabe qué debe hacer ahora?'), yesOrNo),
        field('questions', 'textarea', words('Questions for your care team', 'Preguntas para su equipo')),
      ],
    ),
  ],
  rules: [],
};

const formFrom = (sketch: object, number: number): FormTemplate => {
  const form = parseFormTemplate({ ...sketch, uuid: demoId('q', number, 2), version: 1 });
  if (!form.ok) throw new Error(`Form ${number} of the demo: ${form.error.kind} at ${form.error.path}`);
  return form.value;
};

/** The forms of every practice of the demo, in the order in which patients are asked for them. */
export const demoForms: readonly FormTemplate[] = sketches.map((sketch, at) => formFrom(sketch, at + 1));

const checkOutForm = formFrom(atEndOfVisit, sketches.length + 1);

export const writeForms = async (sql: Sql, practice: PracticeId): Promise<void> => {
  await new EmbeddedFormSetup(sql).forms(practice, [...demoForms, checkOutForm]);
};

/** Asks those of the cast who are leaving a visit for a form at its end, where their account says so. */
export const askAtCheckOut = async (
  sql: Sql,
  practice: PracticeId,
  patients: readonly DemoPatient[],
): Promise<void> => {
  const setup = new EmbeddedSetup(sql);
  for (const [at, { asksAtCheckOut }] of castOf(practice).entries()) {
    const patient = patients[at]?.identity.patient;
    if (asksAtCheckOut !== true || patient === undefined) continue;
    const [visit] = await sql.rows<{ readonly id: AppointmentId }>({
      text: `select id from clinic.appointments where practice_id = $1 and patient_id = $2 and status = 'CHECKED-IN'`,
      values: [practice, patient.patient],
    });
    if (visit === undefined) continue;
    const { uuid: id, title } = checkOutForm;
    await setup.forms([{ patient, id, title }]);
    await setup.checkOutForms(practice, visit.id, [id]);
  }
};
