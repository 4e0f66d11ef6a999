import type { HealthLinkSettings } from '@portico/application/health';
import type { PatientId } from '@portico/domain/kernel';
import { healthLinks, healthLinkToMake, healthLinkToRevoke, madeHealthLink } from '../codecs/health-links.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/health-links.ts';
import { done, fields, input, operation, under, variable, wireOf } from './operation.ts';

export const healthLinksWire = wireOf<HealthLinkSettings>()({
  links: operation(
    documents.GetHealthLinksDocument,
    variable('patientId', idOf<PatientId>()),
    under('links', healthLinks),
  ),
  make: operation(documents.MakeHealthLinkDocument, input(healthLinkToMake), madeHealthLink, ['too-many-links']),
  revoke: operation(documents.RevokeHealthLinkDocument, fields(healthLinkToRevoke), done()),
});
