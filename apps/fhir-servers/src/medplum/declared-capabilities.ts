const parameters: Readonly<Record<string, readonly string[]>> = {
  Patient: ['_id', 'family', 'given', 'birthdate', 'identifier', 'name'],
  Practitioner: ['_id', 'name', '_lastUpdated'],
  PractitionerRole: ['_id', 'practitioner', '_lastUpdated'],
  Location: ['_id', 'name', '_lastUpdated'],
  HealthcareService: ['_id', '_lastUpdated'],
  Schedule: ['_id', 'actor', 'active', '_lastUpdated'],
  Organization: ['_id', 'name'],
  Coverage: ['_id', 'patient'],
  Account: ['_id', 'patient'],
  Invoice: ['_id', 'patient', 'status', '_lastUpdated'],
  ChargeItem: ['_id'],
  PaymentNotice: ['_id', 'identifier', 'request'],
  Questionnaire: ['_id', 'url'],
  QuestionnaireResponse: ['_id', 'patient', 'identifier'],
  Task: ['_id', 'patient'],
  Communication: ['_id', 'patient', 'identifier', 'sent', '_lastUpdated'],
  Slot: ['_id', 'schedule', 'status', 'start', 'identifier'],
  Appointment: ['_id', 'patient', 'status', 'date', 'slot', 'identifier', '_lastUpdated'],
  Condition: ['patient'],
  AllergyIntolerance: ['patient'],
  MedicationRequest: ['patient', 'intent'],
  MedicationDispense: ['patient'],
  Medication: ['_id'],
  Immunization: ['patient'],
  Procedure: ['patient'],
  DiagnosticReport: ['patient'],
  Observation: ['_id', 'patient', 'category'],
  DocumentReference: ['patient'],
  Encounter: ['_id', 'patient', 'appointment'],
  CareTeam: ['patient', 'status'],
  Provenance: ['_id', 'target'],
  RelatedPerson: ['_id', 'patient'],
};

/** What is declared of one kind of resource otherwise than usual; `false` leaves the kind out. */
export interface DeclaredKind {
  readonly interaction?: readonly string[];
  readonly conditionalCreate?: boolean;
  readonly versioning?: string;
  readonly searchParam?: readonly string[];
}

export type Declared = Readonly<Record<string, DeclaredKind | false>>;

/** What `/metadata` answers, of which Medplum's engine alone has nothing: all that the engine does, unless a test says otherwise. */
export const capabilityStatement = (changes: Declared = {}) => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  kind: 'instance',
  fhirVersion: '4.0.1',
  format: ['json'],
  rest: [
    {
      mode: 'server',
      resource: Object.entries(parameters).flatMap(([type, names]) => {
        const change = changes[type] ?? {};
        if (change === false) return [];
        const { interaction = ['read', 'search-type', 'create', 'update', 'patch'], searchParam = names } = change;
        return [
          {
            type,
            interaction: interaction.map((code) => ({ code })),
            versioning: change.versioning ?? 'versioned-update',
            conditionalCreate: change.conditionalCreate ?? true,
            ...(type === 'Appointment' ? { searchInclude: ['Appointment:patient', 'Appointment:slot'] } : {}),
            searchParam: searchParam.map((name) => ({ name, type: 'string' })),
          },
        ];
      }),
    },
  ],
});
