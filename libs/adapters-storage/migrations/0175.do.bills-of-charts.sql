-- A chart has a section of claims and of what insurers say of them.
alter table clinic.chart_sections drop constraint chart_sections_section_check;
alter table clinic.chart_sections add constraint chart_sections_section_check check (
  section in (
    'conditions',
    'allergies',
    'medications',
    'immunizations',
    'immunizationRecommendations',
    'labs',
    'vitalSigns',
    'procedures',
    'encounters',
    'clinicalTests',
    'healthStatus',
    'socialHistory',
    'familyHistory',
    'goals',
    'carePlans',
    'devices',
    'advanceDirectives',
    'coverage',
    'bills',
    'notes',
    'documents',
    'careTeam'
  )
);
