import { Unavailable, type PracticeId } from '@portico/domain/kernel';
import type { Insurer, PayerDirectory } from '@portico/domain/profile';
import { RegistryClient, type Reading, type RegistryRuntime } from './registry-client.ts';
import { fieldsOf, lineOf, listOf, unique } from './untrusted-answer-values.ts';

interface Page {
  readonly payers: readonly { readonly id: string; readonly name: string }[];
  readonly plans: readonly { readonly owner: string; readonly name: string }[];
  readonly next: string | undefined;
}

const hour = 3_600_000;
/** Milliseconds after which a list is asked for anew, and after which an old one is not shown any more. */
const [renewedAfter, shownFor] = [24 * hour, 7 * 24 * hour];
const mostPages = 5;
const mostPayers = 500;

/**
 * Payers of a FHIR R4 directory, such as one of Da Vinci Plan-Net: active organizations of the type payer, with the names of their
 * insurance plans. The list is small and asked for beside the questions of people, who never wait for it: until it is there the
 * directory is `Unavailable`.
 */
export class FhirPayers implements PayerDirectory {
  readonly #base: URL;
  readonly #now: () => number;
  readonly #client: RegistryClient<Page>;
  #listed: { readonly insurers: readonly Insurer[]; readonly at: number } | undefined;
  #renewing: Promise<void> | undefined;

  /** `base` such as `https://directory.example/fhir`. */
  constructor(base: string, machine: RegistryRuntime) {
    this.#base = new URL(base.endsWith('/') ? base : `${base}/`);
    this.#now = machine.now;
    this.#client = new RegistryClient(machine, { read: pageIn, lifetime: hour });
  }

  async insurers(_: PracticeId): Promise<readonly Insurer[]> {
    const age = this.#now() - (this.#listed?.at ?? -Infinity);
    if (age >= renewedAfter) void this.renewed();
    if (this.#listed === undefined || age >= shownFor) throw new Unavailable('unreachable');
    return this.#listed.insurers;
  }

  /** Ends when the list that is asked for now has come, or could not be had. */
  renewed(): Promise<void> {
    this.#renewing ??= this.#renew()
      // No caller waits for this; the client has already counted the failure.
      .catch(() => undefined)
      .finally(() => {
        this.#renewing = undefined;
      });
    return this.#renewing;
  }

  async #renew(): Promise<void> {
    const organizations = await this.#pages('Organization?type=payer,pay,ins&active=true&_count=200');
    const plans = (await this.#pages('InsurancePlan?status=active&_count=200')).flatMap((page) => page.plans);
    const insurers = unique(
      organizations.flatMap(({ payers }) => payers),
      ({ name }) => name,
    )
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .slice(0, mostPayers)
      .map(({ id, name }) => ({
        name,
        payer_plans: [
          ...new Set(plans.filter(({ owner }) => owner === `Organization/${id}`).map((plan) => plan.name)),
        ].sort(),
      }));
    this.#listed = { insurers, at: this.#now() };
  }

  async #pages(query: string): Promise<readonly Page[]> {
    const pages: Page[] = [];
    let address: string | undefined = new URL(query, this.#base).href;
    while (address !== undefined && pages.length < mostPages) {
      const page: Page = await this.#client.ask(address);
      pages.push(page);
      address = this.#within(page.next);
    }
    return pages;
  }

  /** Only the directory itself is asked, wherever it points. */
  #within(next: string | undefined): string | undefined {
    const url = next === undefined ? null : URL.parse(next, this.#base.href);
    return url?.origin === this.#base.origin ? url.href : undefined;
  }
}

const pageIn = ({ status, body }: { status: number; body: unknown }): Reading<Page> => {
  const bundle = fieldsOf(body);
  // A directory without this kind of resource says so.
  if (status === 404 && bundle?.['resourceType'] === 'OperationOutcome') {
    return { kind: 'read', value: { payers: [], plans: [], next: undefined } };
  }
  if (status !== 200 || bundle?.['resourceType'] !== 'Bundle') return { kind: 'unusable' };
  const resources = (listOf(bundle['entry']) ?? []).map((entry) => fieldsOf(fieldsOf(entry)?.['resource']) ?? {});
  const next = (listOf(bundle['link']) ?? []).map(fieldsOf).find((link) => link?.['relation'] === 'next')?.['url'];
  return {
    kind: 'read',
    value: {
      payers: resources.flatMap(({ resourceType, id, name: named, active }) => {
        const [key, name] = [lineOf(id), lineOf(named)];
        const isPayer = resourceType === 'Organization' && active !== false && key !== undefined && name !== undefined;
        return isPayer ? [{ id: key, name }] : [];
      }),
      plans: resources.flatMap(({ resourceType, name: named, ownedBy }) => {
        const [owner, name] = [lineOf(fieldsOf(ownedBy)?.['reference']), lineOf(named)];
        return resourceType === 'InsurancePlan' && owner !== undefined && name !== undefined ? [{ owner, name }] : [];
      }),
      next: typeof next === 'string' ? next : undefined,
    },
  };
};
