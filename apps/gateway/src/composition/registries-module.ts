import {
  EmbeddedAllergyMedicationSearch,
  EmbeddedPayers,
  EmbeddedPhysicians,
  EmbeddedZipCodes,
} from '@portico/adapters-practice/embedded';
import {
  catalogBesideTable,
  FhirPayers,
  NpiRegistryPhysicians,
  payersBesideTable,
  physiciansBesideTable,
  RxTermsCatalog,
  UspsZipCodes,
  zipCodesBesideTable,
  type RegistryRuntime,
} from '@portico/adapters-practice/registries';
import { ContainerModule } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** Tables of the portal's own, and beside them the public registries that the configuration names (ADR 88). */
export const registriesModule = ({ sql, now, registries, onRegistryAsked }: Parts): ContainerModule => {
  const machine = (registry: string): RegistryRuntime => ({
    now,
    onOutcome: (outcome) => onRegistryAsked(registry, outcome),
  });
  const { npi, usps, drugs, payers } = registries;
  return new ContainerModule(({ bind }) => {
    bind(tokens.physicians).toResolvedValue(() => {
      const table = new EmbeddedPhysicians(sql);
      if (npi === undefined) return table;
      return physiciansBesideTable({ registry: new NpiRegistryPhysicians(npi, machine('npi')), table });
    });
    bind(tokens.zipCodes).toResolvedValue(() => {
      const table = new EmbeddedZipCodes(sql);
      if (usps === undefined) return table;
      return zipCodesBesideTable({ registry: new UspsZipCodes(usps, machine('usps')), table });
    });
    bind(tokens.allergyMedicationSearch).toResolvedValue(() => {
      const table = new EmbeddedAllergyMedicationSearch();
      if (drugs === undefined) return table;
      return catalogBesideTable({ registry: new RxTermsCatalog(drugs, machine('drugs')), table });
    });
    bind(tokens.payers).toDynamicValue((context) => {
      const table = new EmbeddedPayers(context.get(tokens.registration));
      if (payers === undefined) return table;
      return payersBesideTable({ registry: new FhirPayers(payers, machine('payers')), table });
    });
  });
};
