-- A chart has ten more sections, whose entries are all of one shape.
alter table clinic.chart_sections drop constraint chart_sections_section_check;
alter table clinic.chart_sections add constraint chart_sections_section_check check (
  section in (
    'conditions',
    'allergies',
    'medications',
    'immunizations',
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
    'documents',
    'careTeam'
  )
);
