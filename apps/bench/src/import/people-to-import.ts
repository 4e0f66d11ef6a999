const kinds = 5;

/** One person’s file as systems export it: a Bundle of FHIR R4 with this many entries of each of five kinds. */
export const personToImport = (person: number, entries: number): object => {
  const subject = { reference: `Patient/p${person}` };
  const id = (type: string, at: number): string => `${type}-${person}-${at}`;
  const day = (at: number): string => new Date(Date.UTC(2010, 0, 1 + at * 7)).toISOString().slice(0, 10);
  const code = (text: string, at: number) => ({
    coding: [{ system: 'http://snomed.info/sct', code: String(100_000 + at) }],
    text: `${text} ${at}`,
  });
  const of = (at: number): readonly object[] => [
    {
      ...{ resourceType: 'Condition', id: id('c', at), subject, code: code('Problem', at), onsetDateTime: day(at) },
      clinicalStatus: { coding: [{ code: at % 2 === 0 ? 'active' : 'resolved' }] },
    },
    {
      ...{ resourceType: 'AllergyIntolerance', id: id('a', at), patient: subject, code: code('Substance', at) },
      reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'mild' }],
    },
    {
      ...{ resourceType: 'MedicationRequest', id: id('m', at), subject, status: 'active', intent: 'order' },
      ...{ authoredOn: day(at), medicationCodeableConcept: code('Drug', at) },
      dosageInstruction: [{ text: '1 tablet twice daily with food' }],
    },
    {
      ...{ resourceType: 'Immunization', id: id('i', at), patient: subject, status: 'completed' },
      ...{ vaccineCode: code('Vaccine', at), occurrenceDateTime: day(at) },
    },
    {
      ...{ resourceType: 'Procedure', id: id('o', at), subject, status: 'completed', code: code('Procedure', at) },
      performedDateTime: day(at),
    },
  ];
  const patient = {
    ...{ resourceType: 'Patient', id: `p${person}`, birthDate: day(person) },
    identifier: [{ system: 'https://clinic.example/mrn', value: `MRN-${person}` }],
    name: [{ use: 'official', family: `Family${person}`, given: ['Ana'] }],
  };
  const resources = [patient, ...Array.from({ length: entries }, (_, at) => of(at)).flat()];
  return { resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) };
};

/** The records in a file with so many entries of each kind, the person included. */
export const recordsOf = (entries: number): number => kinds * entries + 1;
