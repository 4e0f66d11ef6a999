-- A chart has a section of immunizations.
alter table clinic.chart_sections drop constraint chart_sections_section_check;
alter table clinic.chart_sections add constraint chart_sections_section_check
  check (section in ('conditions', 'allergies', 'medications', 'immunizations', 'labs', 'documents', 'careTeam'));
