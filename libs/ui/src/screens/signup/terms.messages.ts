import { messages } from '../../words/messages.ts';

export const termsWords = messages('terms.use', {
  version: {
    en: 'Version of November 1, 2026',
    es: 'Versión del 1 de noviembre de 2026',
    description: 'Under the title; the date of the text',
  },
  what: { en: 'What the portal is for', es: 'Para qué sirve el portal', description: 'Heading' },
  whatText: {
    en: 'The patient portal shows you what your practice keeps about your care: visits, results, medications, documents and bills. It does not replace a talk with your care team.',
    es: 'El portal del paciente le muestra lo que su consultorio guarda sobre su atención: citas, resultados, medicamentos, documentos y facturas. No reemplaza una conversación con su equipo médico.',
    description: 'Paragraph',
  },
  emergency: { en: 'Not for emergencies', es: 'No es para emergencias', description: 'Heading' },
  emergencyText: {
    en: 'Nobody watches the portal around the clock. In an emergency call 911 or go to the nearest emergency room.',
    es: 'Nadie vigila el portal las 24 horas. En una emergencia, llame al 911 o vaya a la sala de emergencias más cercana.',
    description: 'Paragraph',
  },
  account: { en: 'Your account', es: 'Su cuenta', description: 'Heading' },
  accountText: {
    en: 'Your account is for you alone. Keep your password to yourself, and sign out on devices that others use. If somebody should look after your records with you, do not share your password: give them access of their own, which you can take back at any time.',
    es: 'Su cuenta es solo para usted. No comparta su contraseña y cierre la sesión en los dispositivos que usan otras personas. Si alguien debe ver su historial con usted, no le dé su contraseña: dele un acceso propio, que puede retirar en cualquier momento.',
    description: 'Paragraph',
  },
  right: { en: 'What you tell us', es: 'Lo que usted nos dice', description: 'Heading' },
  rightText: {
    en: 'Please give your own, correct name, date of birth and email. Do not try to open records that are not yours or that you may not see.',
    es: 'Dé su propio nombre, fecha de nacimiento y correo, sin errores. No intente abrir historiales que no son suyos o que no puede ver.',
    description: 'Paragraph',
  },
  limits: { en: 'When the portal is not there', es: 'Cuando el portal no está disponible', description: 'Heading' },
  limitsText: {
    en: 'The portal may be down for a while, and new results may take time to appear. Your practice can always be reached by phone.',
    es: 'El portal puede no estar disponible por un rato, y los resultados nuevos pueden tardar en aparecer. Siempre puede llamar a su consultorio.',
    description: 'Paragraph',
  },
  end: { en: 'Versions and leaving', es: 'Versiones y baja', description: 'Heading' },
  endText: {
    en: 'The date at the top says which version you are reading; we keep which one you accepted, and when. You can have your account closed at any time: ask your practice. Your records stay with your practice.',
    es: 'La fecha de arriba indica qué versión está leyendo; guardamos cuál aceptó usted y cuándo. Puede cerrar su cuenta cuando quiera: pídalo a su consultorio. Su historial se queda en su consultorio.',
    description: 'Paragraph',
  },
});

export const privacyWords = messages('terms.privacy', {
  version: {
    en: 'Version of November 1, 2026',
    es: 'Versión del 1 de noviembre de 2026',
    description: 'Under the title; the date of the text',
  },
  who: { en: 'Who keeps your data', es: 'Quién guarda sus datos', description: 'Heading' },
  whoText: {
    en: 'Your practice keeps your health records and runs this portal for you. Its own notice of privacy practices says how it uses your health information.',
    es: 'Su consultorio guarda su historial médico y ofrece este portal. Su propio aviso de prácticas de privacidad explica cómo usa su información de salud.',
    description: 'Paragraph',
  },
  what: { en: 'What the portal keeps', es: 'Qué guarda el portal', description: 'Heading' },
  whatText: {
    en: 'Your name, email, phone number, date of birth and language; a scrambled form of your password that nobody can read back; which devices you signed in on; and a log of who opened your records and when. You can read that log yourself.',
    es: 'Su nombre, correo, teléfono, fecha de nacimiento e idioma; una forma cifrada de su contraseña que nadie puede leer; los dispositivos donde inició sesión; y un registro de quién abrió su historial y cuándo. Usted puede leer ese registro.',
    description: 'Paragraph',
  },
  why: { en: 'What it is used for', es: 'Para qué se usa', description: 'Heading' },
  whyText: {
    en: 'To let you in and keep others out, to show you your records, and to send you the mails and text messages that you ask for or that protect your account. It is not sold and not used for advertising.',
    es: 'Para dejarle entrar y que nadie más entre, para mostrarle su historial y para enviarle los correos y mensajes que usted pide o que protegen su cuenta. No se vende ni se usa para publicidad.',
    description: 'Paragraph',
  },
  see: { en: 'Who can see it', es: 'Quién puede verlo', description: 'Heading' },
  seeText: {
    en: 'You, your care team, and the people to whom you give access. Mails and text messages never hold health information.',
    es: 'Usted, su equipo médico y las personas a quienes dé acceso. Los correos y mensajes de texto nunca contienen información de salud.',
    description: 'Paragraph',
  },
  device: { en: 'On your device', es: 'En su dispositivo', description: 'Heading' },
  deviceText: {
    en: 'The portal remembers your language and a random number for this device. What you see is forgotten when you sign out or close the tab.',
    es: 'El portal recuerda su idioma y un número al azar para este dispositivo. Lo que usted ve se olvida al cerrar la sesión o la pestaña.',
    description: 'Paragraph',
  },
  rights: { en: 'Your rights', es: 'Sus derechos', description: 'Heading' },
  rightsText: {
    en: 'You may see your data, have a copy, have mistakes corrected, and have your account closed. Ask the front desk of your practice.',
    es: 'Puede ver sus datos, pedir una copia, corregir errores y cerrar su cuenta. Pregunte en la recepción de su consultorio.',
    description: 'Paragraph',
  },
});
