import type { AppointmentLocation } from '@portico/domain/appointments';
import type { Practice } from '@portico/domain/practices';
import { filled, profile, referenceTo, some, type Resource } from './shared-elements.ts';
import { fhirId } from './fhir-ids.ts';

const said = (text: string): string | undefined => (text === '' ? undefined : text);

/** An office of the practice. */
export const location = (place: AppointmentLocation, practice: Practice): Resource => ({
  resourceType: 'Location',
  id: fhirId(place.id),
  meta: profile('location'),
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: place.timeZone }],
  name: place.office,
  telecom: place.phone === undefined ? undefined : [{ system: 'phone', value: place.phone, use: 'work' }],
  address: filled({
    line: some(place.addressLines.map(said)),
    city: said(place.city),
    state: said(place.state),
    postalCode: said(place.zip),
  }),
  managingOrganization: referenceTo('Organization', fhirId(practice.id), practice.name),
});

/** The practice itself. */
export const organization = ({ id, name, phone }: Practice): Resource => ({
  resourceType: 'Organization',
  id: fhirId(id),
  meta: profile('organization'),
  active: true,
  name,
  telecom: [{ system: 'phone', value: phone, use: 'work' }],
});
