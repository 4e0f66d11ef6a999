-- A chart has sections of vital signs and of procedures.
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
    'documents',
    'careTeam'
  )
);
