import { startMedplum, type MedplumOptions, type MedplumServer } from '@portico/fhir-servers';

const tenant = 'clinic';

/** One clinic on Medplum's engine, with its own books past the API. */
export interface ClinicServer {
  readonly base: string;
  list(type: Parameters<MedplumServer['list']>[1]): ReturnType<MedplumServer['list']>;
  put(resource: Readonly<Record<string, unknown>>): Promise<void>;
  clear(): void;
  close(): Promise<void>;
}

export const startClinicServer = async (options?: MedplumOptions): Promise<ClinicServer> => {
  const server = await startMedplum(options);
  return {
    base: server.base(tenant),
    list: (type) => server.list(tenant, type),
    put: (resource) => server.put(tenant, resource),
    clear: () => server.clear(tenant),
    close: () => server.close(),
  };
};
