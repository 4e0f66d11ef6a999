import type { Allergy, ChartSection, Condition, Lab, LabResult, Medication, StatusGroup } from '@portico/domain/health';
import { messages, type Message } from '../../words/messages.ts';

export const healthWords = messages('health.screen', {
  loading: {
    en: 'Loading your health record…',
    es: 'Cargando su historial médico…',
    description: 'Said while the record is fetched',
  },
  sections: {
    en: 'Sections of your record',
    es: 'Secciones de su historial',
    description: 'Name of the navigation within the page, for screen readers',
  },
  download: {
    en: 'Download my record (PDF)',
    es: 'Descargar mi historial (PDF)',
    description: 'Button that saves the whole record',
  },
  downloading: {
    en: 'Preparing your file…',
    es: 'Preparando su archivo…',
    description: 'A download button while the file is fetched',
  },
  visitSummary: {
    en: 'Visit summary',
    es: 'Resumen de la consulta',
    description: 'Link to the page that creates summaries of visits',
  },
  print: { en: 'Print', es: 'Imprimir', description: 'Button that prints the page' },
  fileFailed: {
    en: 'The file could not be loaded. Please try again.',
    es: 'No se pudo cargar el archivo. Inténtelo de nuevo.',
    description: 'Under a download button whose file did not come',
  },
  asWritten: {
    en: 'As written by your practice:',
    es: 'Como lo escribió su consultorio:',
    description: 'Above the text of a section that holds no single entries',
  },
  since: {
    en: 'Since {date}',
    es: 'Desde {date}',
    description: 'Beginning of a condition or a medication; date with the precision of the record',
  },
  sinceDay: {
    en: 'Since {date}',
    es: 'Desde el {date}',
    description: 'As since, where the date names a day: Spanish needs its article',
  },
  until: { en: 'Until {date}', es: 'Hasta {date}', description: 'End of a condition or a medication' },
  untilDay: {
    en: 'Until {date}',
    es: 'Hasta el {date}',
    description: 'As until, where the date names a day: Spanish needs its article',
  },
  printedOn: {
    en: 'Printed {date}',
    es: 'Impreso: {date}',
    description: 'Head of a printed page: the day of printing',
  },
  recorded: { en: 'Noted {date}', es: 'Anotado: {date}', description: 'When an allergy was written down' },
  reactions: {
    en: 'Reaction: {reactions}',
    es: 'Reacción: {reactions}',
    description: 'Reactions of an allergy, in the words of the record',
  },
});

export const sectionTitles: Readonly<Record<ChartSection, Message>> = messages('health.section', {
  conditions: { en: 'Conditions', es: 'Enfermedades', description: 'Section of the record' },
  allergies: { en: 'Allergies', es: 'Alergias', description: 'Section of the record' },
  medications: { en: 'Medications', es: 'Medicamentos', description: 'Section of the record' },
  labs: { en: 'Lab results', es: 'Resultados de laboratorio', description: 'Section of the record' },
  documents: { en: 'Documents', es: 'Documentos', description: 'Section of the record' },
  careTeam: { en: 'Care team', es: 'Equipo médico', description: 'Section of the record' },
});

// "None known" is a statement of the practice, "no information" means that the patient was not asked, and an empty list
// only means that nothing was recorded. The three texts must not be mixed up.

export const noneKnownWords: Readonly<Record<ChartSection, Message>> = messages('health.noneKnown', {
  conditions: {
    en: 'Your practice has noted that you have no known conditions.',
    es: 'Su consultorio anotó que usted no tiene enfermedades conocidas.',
    description: 'The record states that there are none',
  },
  allergies: {
    en: 'Your practice has noted that you have no known allergies.',
    es: 'Su consultorio anotó que usted no tiene alergias conocidas.',
    description: 'The record states that there are none',
  },
  medications: {
    en: 'Your practice has noted that you take no medications.',
    es: 'Su consultorio anotó que usted no toma medicamentos.',
    description: 'The record states that there are none',
  },
  labs: {
    en: 'Your practice has noted that you have no lab results.',
    es: 'Su consultorio anotó que usted no tiene resultados de laboratorio.',
    description: 'The record states that there are none',
  },
  documents: {
    en: 'Your practice has noted that there are no documents for you.',
    es: 'Su consultorio anotó que no hay documentos para usted.',
    description: 'The record states that there are none',
  },
  careTeam: {
    en: 'Your practice has noted that you have no care team yet.',
    es: 'Su consultorio anotó que usted aún no tiene un equipo médico.',
    description: 'The record states that there are none',
  },
});

export const noInformationWords: Readonly<Record<ChartSection, Message>> = messages('health.noInformation', {
  conditions: {
    en: 'Your practice has no information about conditions. Tell them at your next visit.',
    es: 'Su consultorio no tiene información sobre enfermedades. Dígaselo en su próxima cita.',
    description: 'Nobody asked: not known whether there are any',
  },
  allergies: {
    en: 'Your practice has no information about allergies. Tell them at your next visit.',
    es: 'Su consultorio no tiene información sobre alergias. Dígaselo en su próxima cita.',
    description: 'Nobody asked: not known whether there are any',
  },
  medications: {
    en: 'Your practice has no information about medications. Tell them at your next visit.',
    es: 'Su consultorio no tiene información sobre medicamentos. Dígaselo en su próxima cita.',
    description: 'Nobody asked: not known whether there are any',
  },
  labs: {
    en: 'Your practice has no information about lab results.',
    es: 'Su consultorio no tiene información sobre resultados de laboratorio.',
    description: 'Not known whether there are any',
  },
  documents: {
    en: 'Your practice has no information about documents.',
    es: 'Su consultorio no tiene información sobre documentos.',
    description: 'Not known whether there are any',
  },
  careTeam: {
    en: 'Your practice has no information about your care team.',
    es: 'Su consultorio no tiene información sobre su equipo médico.',
    description: 'Not known whether there is one',
  },
});

export const nothingWords: Readonly<Record<ChartSection, Message>> = messages('health.nothing', {
  conditions: {
    en: 'No conditions are written in your record.',
    es: 'No hay enfermedades escritas en su historial.',
    description: 'The list is empty, which says nothing more',
  },
  allergies: {
    en: 'No allergies are written in your record.',
    es: 'No hay alergias escritas en su historial.',
    description: 'The list is empty, which says nothing more',
  },
  medications: {
    en: 'No medications are written in your record.',
    es: 'No hay medicamentos escritos en su historial.',
    description: 'The list is empty, which says nothing more',
  },
  labs: {
    en: 'No lab results are in your record.',
    es: 'No hay resultados de laboratorio en su historial.',
    description: 'The list is empty, which says nothing more',
  },
  documents: {
    en: 'No documents are in your record.',
    es: 'No hay documentos en su historial.',
    description: 'The list is empty, which says nothing more',
  },
  careTeam: {
    en: 'No care team is written in your record.',
    es: 'No hay un equipo médico escrito en su historial.',
    description: 'The list is empty, which says nothing more',
  },
});

export const conditionWords: Readonly<Record<Condition['status'], Message>> = messages('health.condition', {
  active: { en: 'Active', es: 'Activa', description: 'Status of a condition or an allergy' },
  resolved: { en: 'Resolved', es: 'Resuelta', description: 'Status of a condition or an allergy: over' },
  inactive: { en: 'Inactive', es: 'Inactiva', description: 'Status of a condition or an allergy: not a problem now' },
  refuted: {
    en: 'Ruled out',
    es: 'Descartada',
    description: 'Status of a condition or an allergy: looked at and not there',
  },
  unknown: { en: 'Status not noted', es: 'Estado no anotado', description: 'The record says nothing about the status' },
});

export const conditionGroupWords: Readonly<Record<StatusGroup, Message>> = messages('health.conditionGroup', {
  current: { en: 'Active', es: 'Activas', description: 'Heading over conditions or allergies: present now' },
  unknown: { en: 'Status not noted', es: 'Estado no anotado', description: 'Heading over conditions or allergies' },
  past: { en: 'Resolved', es: 'Resueltas', description: 'Heading over conditions or allergies: no longer a problem' },
  'set-aside': { en: 'Ruled out', es: 'Descartadas', description: 'Heading over conditions or allergies: not there' },
});

export const medicationGroupWords: Readonly<Record<StatusGroup, Message>> = messages('health.medicationGroup', {
  current: { en: 'Current', es: 'Actuales', description: 'Heading over medications that are taken now' },
  unknown: { en: 'Status not noted', es: 'Estado no anotado', description: 'Heading over medications' },
  past: { en: 'Past', es: 'Anteriores', description: 'Heading over medications that are no longer taken' },
  'set-aside': { en: 'Not taken', es: 'No los toma', description: 'Heading over medications noted as not taken' },
});

export const severityWords: Readonly<Record<NonNullable<Allergy['severity']>, Message>> = messages('health.severity', {
  mild: { en: 'Mild', es: 'Leve', description: 'How bad an allergy is' },
  moderate: { en: 'Moderate', es: 'Moderada', description: 'How bad an allergy is' },
  severe: { en: 'Severe', es: 'Grave', description: 'How bad an allergy is' },
});

export const medicationWords: Readonly<Record<Medication['status'], Message>> = messages('health.medication', {
  current: { en: 'Current', es: 'Actual', description: 'Status of a medication: taken now' },
  past: { en: 'Past', es: 'Anterior', description: 'Status of a medication: no longer taken' },
  'not-taken': { en: 'Not taken', es: 'No lo toma', description: 'Status of a medication: noted as not taken' },
  unknown: { en: 'Status not noted', es: 'Estado no anotado', description: 'The record says nothing about the status' },
});

export const labWords = messages('health.lab', {
  overTime: { en: 'Over time', es: 'A lo largo del tiempo', description: 'Heading of the plot of laboratory values' },
  choose: { en: 'Test', es: 'Prueba', description: 'Label of the list that chooses which values are plotted' },
  reports: { en: 'Reports', es: 'Informes', description: 'Heading of the list of laboratory reports' },
  older: {
    en: '{count, plural, one {Show # older report} other {Show # older reports}}',
    es: '{count, plural, one {Ver # informe anterior} other {Ver # informes anteriores}}',
    description: 'Button that shows the laboratory reports after the newest ones; how many there are',
  },
  orderedBy: { en: 'Ordered by {name}', es: 'Solicitado por {name}', description: 'Who ordered a laboratory report' },
  test: { en: 'Test', es: 'Prueba', description: 'Column of a laboratory report' },
  result: { en: 'Result', es: 'Resultado', description: 'Column of a laboratory report' },
  range: { en: 'Usual range', es: 'Rango habitual', description: 'Column of a laboratory report' },
  pending: { en: 'Not ready yet', es: 'Aún no está listo', description: 'A laboratory value that is awaited' },
  download: {
    en: 'Download this report (PDF)',
    es: 'Descargar este informe (PDF)',
    description: 'Button that saves one laboratory report',
  },
  noResults: {
    en: 'This report has no single results.',
    es: 'Este informe no tiene resultados individuales.',
    description: 'A laboratory report without result lines',
  },
  above: { en: 'up to {high}', es: 'hasta {high}', description: 'A reference range with an upper bound only' },
  below: { en: 'from {low}', es: 'desde {low}', description: 'A reference range with a lower bound only' },
});

export const labStatusWords: Readonly<Record<Lab['status'], Message>> = messages('health.labStatus', {
  final: { en: 'Final', es: 'Final', description: 'Status of a laboratory report' },
  preliminary: { en: 'Preliminary', es: 'Preliminar', description: 'Status of a laboratory report: may still change' },
  corrected: { en: 'Corrected', es: 'Corregido', description: 'Status of a laboratory report' },
  pending: { en: 'Pending', es: 'Pendiente', description: 'Status of a laboratory report: awaited' },
  cancelled: { en: 'Canceled', es: 'Cancelado', description: 'Status of a laboratory report' },
});

export const flagWords: Readonly<Record<NonNullable<LabResult['flag']>, Message>> = messages('health.flag', {
  low: { en: 'Low', es: 'Bajo', description: 'Beside a laboratory value: under its reference range' },
  high: { en: 'High', es: 'Alto', description: 'Beside a laboratory value: over its reference range' },
  'critical-low': { en: 'Very low', es: 'Muy bajo', description: 'Beside a laboratory value: critically low' },
  'critical-high': { en: 'Very high', es: 'Muy alto', description: 'Beside a laboratory value: critically high' },
  abnormal: {
    en: 'Not usual',
    es: 'Fuera de lo habitual',
    description: 'Beside a laboratory value: abnormal, without direction',
  },
  normal: { en: 'In range', es: 'En rango', description: 'Beside a laboratory value: within its reference range' },
});

export const documentWords = messages('health.document', {
  download: { en: 'Download', es: 'Descargar', description: 'Button that saves a document' },
  downloadNamed: {
    en: 'Download {title}',
    es: 'Descargar {title}',
    description: 'The same button for screen readers; title of the document, and its day where there is one',
  },
  title: { en: 'Title', es: 'Título', description: 'Heading of a column of documents' },
  date: { en: 'Date', es: 'Fecha', description: 'Heading of a column of documents' },
  author: { en: 'Author', es: 'Autor', description: 'Heading of a column of documents' },
  size: { en: 'Size', es: 'Tamaño', description: 'Heading of a column of documents' },
  file: { en: 'File', es: 'Archivo', description: 'Heading above the buttons that save a document' },
  up: { en: 'A to Z', es: 'de la A a la Z', description: 'In order of titles or names' },
  down: { en: 'Z to A', es: 'de la Z a la A', description: 'In order of titles or names, the last one first' },
  newest: { en: 'newest first', es: 'primero la más reciente', description: 'In order of dates' },
  oldest: { en: 'oldest first', es: 'primero la más antigua', description: 'In order of dates' },
  by: { en: 'By {author}', es: 'Por {author}', description: 'Author of a document' },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls a member of the care team' },
});
