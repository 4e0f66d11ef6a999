import { messages } from '../../words/messages.ts';

export const settingsWords = messages('profile.settings', {
  sections: {
    en: 'Profile settings',
    es: 'Ajustes del perfil',
    description: 'Name of the list of sections of the profile settings, for screen readers',
  },
  personal: { en: 'Personal', es: 'Datos personales', description: 'Section of the profile settings: who one is' },
  demographics: {
    en: 'Demographics',
    es: 'Datos demográficos',
    description: 'Section of the profile settings: birth, language, emergency contact, work',
  },
  documents: {
    en: 'Documents',
    es: 'Documentos',
    description: 'Section of the profile settings: insurance cards and identity document',
  },
  notifications: {
    en: 'Notifications',
    es: 'Notificaciones',
    description: 'Section of the profile settings: what one is told by mail and text message',
  },
  photo: { en: 'Photo', es: 'Foto', description: 'Section of the profile settings: a picture of oneself' },
  payment: { en: 'Payment', es: 'Pago', description: 'Section of the profile settings: cards on file' },
  delegates: {
    en: 'Delegates',
    es: 'Representantes',
    description: 'Section of the profile settings: who may act for one',
  },
  authentication: {
    en: 'Authentication',
    es: 'Acceso y seguridad',
    description: 'Section of the profile settings: password, codes, devices',
  },
});

/** Texts of every section that can be changed. */
export const sectionWords = messages('profile.section', {
  loading: { en: 'Loading your details…', es: 'Cargando sus datos…', description: 'Said while the page is fetched' },
  readOnlyTitle: {
    en: '{practice} keeps these details',
    es: '{practice} guarda estos datos',
    description: 'Heading where the person may only look; name of the practice',
  },
  readOnly: {
    en: 'You cannot change them here. If something is wrong, please call {phone}.',
    es: 'No se pueden cambiar aquí. Si algo no está bien, llame al {phone}.',
    description: 'Below that heading; phone of the practice',
  },
  call: { en: 'Call {practice}', es: 'Llamar a {practice}', description: 'Link that calls the practice' },
  save: { en: 'Save changes', es: 'Guardar los cambios', description: 'Button' },
  saving: { en: 'Saving…', es: 'Guardando…', description: 'On that button while it saves' },
  undo: { en: 'Undo changes', es: 'Deshacer los cambios', description: 'Button: everything as it was' },
  savedNothing: {
    en: 'Your changes were not saved. {why}',
    es: 'Sus cambios no se guardaron. {why}',
    description: 'Toast; one sentence that says why',
  },
  cannotChange: {
    en: 'The practice keeps these details by itself.',
    es: 'El consultorio guarda estos datos por su cuenta.',
    description: 'Why a change was refused',
  },
  noPicture: {
    en: 'This picture cannot be read. Please take another one.',
    es: 'Esta imagen no se puede leer. Elija otra.',
    description: 'Why a picture was refused',
  },
  tooLarge: {
    en: 'This picture is too large. Please take a smaller one.',
    es: 'Esta imagen es demasiado grande. Elija una más pequeña.',
    description: 'Why a picture was refused',
  },
  choose: { en: 'Choose…', es: 'Elija…', description: 'First entry of a list of choices' },
  optional: { en: 'optional', es: 'opcional', description: 'Behind the label of a field that may be left empty' },
  dateHint: { en: 'MM/DD/YYYY', es: 'DD/MM/AAAA', description: 'How a date is typed' },
});

/** Errors of a field. */
export const fieldProblemWords = messages('profile.problem', {
  required: { en: 'Required Field', es: 'Campo obligatorio', description: 'A field that must be filled in is empty' },
  requiredPicture: {
    en: 'This field is required',
    es: 'Este campo es obligatorio',
    description: 'A picture that must be there is missing',
  },
  email: { en: 'Please enter an email address.', es: 'Escriba un correo electrónico.', description: 'Not an email' },
  phone: {
    en: 'Please enter a phone number with 10 digits.',
    es: 'Escriba un número de teléfono de 10 dígitos.',
    description: 'Not a phone number',
  },
  zipcode: { en: 'Please enter 5 digits.', es: 'Escriba 5 dígitos.', description: 'Not a postal code' },
  date: { en: 'Please enter a date', es: 'Escriba una fecha', description: 'Not a date' },
  dateRange: {
    en: 'The day must be between January 1, 1901 and today.',
    es: 'El día debe estar entre el 1 de enero de 1901 y hoy.',
    description: 'A date that is too early or too late',
  },
  name: {
    en: 'Please use letters, hyphens and apostrophes.',
    es: 'Use letras, guiones y apóstrofos.',
    description: 'Not a name',
  },
  other: { en: 'Please check this field.', es: 'Revise este campo.', description: 'Anything else that is wrong' },
  halfFilled: {
    en: 'Please fill in the first name, last name and phone number of your contact, or none of them.',
    es: 'Escriba el nombre, los apellidos y el teléfono de su contacto, o deje los tres vacíos.',
    description: 'Only some fields of the emergency contact are filled in',
  },
  duplicate: {
    en: 'You have another insurance of this type. Please change the type of one of them.',
    es: 'Tiene otro seguro de este tipo. Cambie el tipo de uno de ellos.',
    description: 'Two insurances have the same type',
  },
  mismatch: {
    en: 'The gender does not match the relationship. Please change one of them.',
    es: 'El género no coincide con el parentesco. Cambie uno de ellos.',
    description: 'A father who is female, or a mother who is male',
  },
  noSuchZip: {
    en: 'We do not know this ZIP code. Please check it, or type the city and state yourself.',
    es: 'No conocemos este código postal. Revíselo o escriba usted la ciudad y el estado.',
    description: 'A postal code that was not found',
  },
  zipFailed: {
    en: 'We could not look up this ZIP code. Please type the city and state yourself.',
    es: 'No pudimos buscar este código postal. Escriba usted la ciudad y el estado.',
    description: 'The search for a postal code failed',
  },
});

export const personalWords = messages('profile.personal', {
  account: { en: 'Your account', es: 'Su cuenta', description: 'Heading: how the account reaches the person' },
  lead: {
    en: 'This is what {practice} has on file about you.',
    es: 'Estos son los datos que {practice} tiene sobre usted.',
    description: 'Above the details; name of the practice',
  },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Label' },
  phone: { en: 'Phone', es: 'Teléfono', description: 'Label' },
  none: { en: 'Not on file', es: 'Sin dato', description: 'In place of a detail that is not known' },
  changeEmail: {
    en: 'You can change your sign-in email yourself.',
    es: 'Usted puede cambiar el correo con el que inicia sesión.',
    description: 'Before the link to the section where the email is changed',
  },
  changeEmailLink: {
    en: 'Change my email',
    es: 'Cambiar mi correo',
    description: 'Link to the section where the email is changed',
  },
});

export const demographicsWords = messages('profile.demographics', {
  lead: {
    en: 'This helps {practice} to care for you. You can change it at any time.',
    es: 'Esto ayuda a {practice} a atenderle. Puede cambiarlo cuando quiera.',
    description: 'Above the form; name of the practice',
  },
  primary: {
    en: 'Primary care physician',
    es: 'Médico de cabecera',
    description: 'Heading of the physician who cares for one',
  },
  referring: {
    en: 'Referring physician',
    es: 'Médico que le refirió',
    description: 'Heading of the physician who sent one here',
  },
  nobody: { en: 'Nobody chosen yet.', es: 'Todavía no eligió a nadie.', description: 'In place of a physician' },
  find: { en: 'Find a physician', es: 'Buscar un médico', description: 'Button that opens the search' },
  change: { en: 'Choose another', es: 'Elegir otro', description: 'Button that opens the search again' },
  takeAway: { en: 'Remove', es: 'Quitar', description: 'Button that removes the physician' },
  buttonOf: {
    en: '{action}: {which}',
    es: '{action}: {which}',
    description: 'Spoken label of a button at one of the physicians: what it does, and the heading above it',
  },
  search: { en: 'Name of the physician', es: 'Nombre del médico', description: 'Label of the search field' },
  searchHint: {
    en: 'Type at least 3 letters.',
    es: 'Escriba al menos 3 letras.',
    description: 'Below the search field',
  },
  searching: { en: 'Searching…', es: 'Buscando…', description: 'While physicians are looked for' },
  found: {
    en: '{count, plural, one {# physician} other {# physicians}} shown',
    es: '{count, plural, one {Se muestra # médico} other {Se muestran # médicos}}',
    description: 'Said to screen readers when physicians were found',
  },
  none: {
    en: 'No physician was found. Please check the name.',
    es: 'No se encontró ningún médico. Revise el nombre.',
    description: 'Nothing was found',
  },
  failed: {
    en: 'The search is not working right now. Try again in a moment, or go on and tell the front desk the name.',
    es: 'La búsqueda no funciona en este momento. Inténtelo de nuevo en un momento, o continúe y dé el nombre en la recepción.',
    description: 'The search for a physician failed; choosing one can wait',
  },
  results: { en: 'Physicians', es: 'Médicos', description: 'Legend of the list of physicians' },
  more: { en: 'Show more', es: 'Mostrar más', description: 'Button: more physicians' },
  apply: { en: 'Use this physician', es: 'Usar este médico', description: 'Button: takes the one that is selected' },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button: closes the search' },
});

export const identityDocumentsWords = messages('profile.documents', {
  onFile: {
    en: 'On file at the practice',
    es: 'Ya está en el consultorio',
    description: 'In place of a picture that the practice has, which is not shown here',
  },
  lead: {
    en: 'Show {practice} your insurance cards before your visit, so that you need not do it at the desk.',
    es: 'Muestre sus tarjetas de seguro a {practice} antes de su visita, para no tener que hacerlo en la recepción.',
    description: 'Above the insurances; name of the practice',
  },
  insurances: { en: 'Insurance', es: 'Seguro médico', description: 'Heading of the insurances' },
  insurance: { en: 'Insurance {number}', es: 'Seguro {number}', description: 'Heading of one insurance, counted' },
  type: { en: 'Type of insurance', es: 'Tipo de seguro', description: 'Label' },
  Primary: { en: 'Primary', es: 'Principal', description: 'Type of an insurance' },
  Secondary: { en: 'Secondary', es: 'Secundario', description: 'Type of an insurance' },
  Tertiary: { en: 'Tertiary', es: 'Terciario', description: 'Type of an insurance' },
  Other: { en: 'Other', es: 'Otro', description: 'Type of an insurance, relationship or gender' },
  providerName: { en: 'Insurance company', es: 'Compañía de seguros', description: 'Label' },
  notListed: { en: 'Another company', es: 'Otra compañía', description: 'Last entry of the list of companies' },
  providerCustomName: { en: 'Name of the company', es: 'Nombre de la compañía', description: 'Label' },
  planName: { en: 'Plan', es: 'Plan', description: 'Label' },
  planCustomName: { en: 'Name of the plan', es: 'Nombre del plan', description: 'Label' },
  memberId: { en: 'Member ID', es: 'Número de miembro', description: 'Label' },
  groupNumber: { en: 'Group number', es: 'Número de grupo', description: 'Label' },
  effectiveFrom: { en: 'Valid from', es: 'Válido desde', description: 'Label of a date' },
  relationshipType: {
    en: 'Whose insurance is it? The policy holder is',
    es: '¿De quién es el seguro? El titular es',
    description: 'Label of the list of relationships',
  },
  Self: { en: 'Myself', es: 'Yo', description: 'The patient is the policy holder' },
  Spouse: { en: 'My spouse', es: 'Mi cónyuge', description: 'Who the policy holder is' },
  Father: { en: 'My father', es: 'Mi padre', description: 'Who the policy holder is' },
  Mother: { en: 'My mother', es: 'Mi madre', description: 'Who the policy holder is' },
  Child: { en: 'My child', es: 'Mi hijo o hija', description: 'Who the policy holder is' },
  Guardian: { en: 'My guardian', es: 'Mi tutor legal', description: 'Who the policy holder is' },
  policyHolderFirstName: { en: 'First name of the policy holder', es: 'Nombre del titular', description: 'Label' },
  policyHolderMiddleName: {
    en: 'Middle name of the policy holder',
    es: 'Segundo nombre del titular',
    description: 'Label',
  },
  policyHolderLastName: { en: 'Last name of the policy holder', es: 'Apellidos del titular', description: 'Label' },
  policyHolderDateOfBirth: {
    en: 'Date of birth of the policy holder',
    es: 'Fecha de nacimiento del titular',
    description: 'Label',
  },
  policyHolderGender: { en: 'Gender of the policy holder', es: 'Género del titular', description: 'Label' },
  Female: { en: 'Female', es: 'Femenino', description: 'Gender' },
  Male: { en: 'Male', es: 'Masculino', description: 'Gender' },
  Unknown: { en: 'Prefer not to say', es: 'Prefiero no decirlo', description: 'Gender' },
  frontPhoto: { en: 'Front of the card', es: 'Frente de la tarjeta', description: 'Label of a picture' },
  backPhoto: { en: 'Back of the card', es: 'Reverso de la tarjeta', description: 'Label of a picture' },
  add: { en: 'Add another insurance', es: 'Agregar otro seguro', description: 'Button' },
  remove: { en: 'Remove', es: 'Quitar', description: 'Button: removes an insurance or a picture' },
  removeOf: { en: 'Remove insurance {number}', es: 'Quitar el seguro {number}', description: 'Button, in full' },
  clear: { en: 'Clear', es: 'Borrar', description: 'Button: empties the fields of an insurance' },
  clearOf: { en: 'Clear insurance {number}', es: 'Borrar el seguro {number}', description: 'Button, in full' },
  identity: { en: 'Photo ID', es: 'Identificación con foto', description: 'Heading of the identity document' },
  identityLead: {
    en: 'A driver’s license, passport or another paper with your picture.',
    es: 'Una licencia de conducir, un pasaporte u otro documento con su foto.',
    description: 'Below that heading',
  },
  identityFront: { en: 'Front of the document', es: 'Frente del documento', description: 'Label of a picture' },
  identityBack: { en: 'Back of the document', es: 'Reverso del documento', description: 'Label of a picture' },
  noInsurance: {
    en: 'No insurance on file.',
    es: 'No hay ningún seguro registrado.',
    description: 'In place of the insurances, where the person may only look',
  },
  noPicture: { en: 'No picture yet', es: 'Todavía sin imagen', description: 'In place of a picture' },
  choosePicture: {
    en: 'Choose a picture',
    es: 'Elegir una imagen',
    description: 'Button that opens the files or camera',
  },
  changePicture: { en: 'Choose another', es: 'Elegir otra', description: 'The same where there is a picture' },
  removePicture: { en: 'Remove: {label}', es: 'Quitar: {label}', description: 'Button, in full; label of the picture' },
  wrongType: {
    en: 'Please choose a picture: JPG, PNG, TIFF or GIF.',
    es: 'Elija una imagen: JPG, PNG, TIFF o GIF.',
    description: 'Another kind of file was chosen',
  },
  unreadable: {
    en: 'This device cannot open the picture. It may be damaged or too large. Please choose a smaller JPG or PNG, or take a photo.',
    es: 'Este dispositivo no puede abrir la imagen. Puede estar dañada o ser demasiado grande. Elija un JPG o PNG más pequeño, o tome una foto.',
    description: 'A picture could not be read',
  },
});
