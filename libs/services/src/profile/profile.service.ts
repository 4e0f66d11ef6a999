import type { ActivityLog } from '@portico/domain/activity';
import {
  type Registration,
  type PatientRegistry,
  answersOfDetails,
  detailsOfAnswers,
  detailSections,
  fieldId,
  identityAfter,
  sourceFactsOf,
  textsOfFacts,
  withIdentity,
  type Details,
  type DetailSection,
  type Physician,
  type PhysicianDirectory,
  type PhysicianSearch,
  type SourceFactKind,
  type SourceFactTexts,
  type ZipCodes,
  type ZipPlace,
} from '@portico/domain/profile';
import type { Accounts } from '@portico/domain/access';
import { formProblems, inLanguage, noProblems, type Form } from '@portico/domain/forms';
import { failed, isLanguage, ok } from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { allowedChart, sayIn, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import { relationshipText } from './relationship-text.ts';
import { savedAt, type ProfileAccess } from './profile-access.ts';
import type { Named, Profile, ProfileReadOnly, Saved, SectionSettings } from '@portico/application/profile';

/** Length limit of a detail, in UTF-16 units; forms have their own limits. */
const longestDetail = 500;

export class ProfileService implements Profile {
  readonly #profiles: ProfileAccess;
  readonly #registration: Registration;
  readonly #patients: Pick<PatientRegistry, 'correct'>;
  readonly #activityLog: ActivityLog;
  readonly #accounts: Accounts;
  readonly #physicians: PhysicianDirectory;
  readonly #zipCodes: ZipCodes;
  readonly #call: ServiceCall;

  constructor(
    profiles: ProfileAccess,
    registration: Registration,
    patients: Pick<PatientRegistry, 'correct'>,
    activityLog: ActivityLog,
    accounts: Accounts,
    physicians: PhysicianDirectory,
    zipCodes: ZipCodes,
    call: ServiceCall,
  ) {
    this.#profiles = profiles;
    this.#registration = registration;
    this.#patients = patients;
    this.#activityLog = activityLog;
    this.#accounts = accounts;
    this.#physicians = physicians;
    this.#zipCodes = zipCodes;
    this.#call = call;
  }

  async section(section: DetailSection, named?: Named): ServiceResult<SectionSettings> {
    const { acting, language } = this.#call;
    const profile = await this.#profiles.open(this.#call, 'details', named);
    if (!profile.ok) return profile;
    const { chart, identity, form, page } = profile.value;
    await log(this.#activityLog, this.#call, 'viewed-profile', section);
    const [{ details, sourceFacts }, account] = await Promise.all([
      this.#registration.read(chart),
      acting.actor.kind === 'patient' ? this.#accounts.byId(acting.actor.account) : undefined,
    ]);
    const known = withIdentity(details, identity);
    const shown = inLanguage(form.sections[section], language);
    const factTexts = textsOfFacts(sourceFacts ?? {}, known.personal?.['suffix'], (person) =>
      relationshipText(person, sayIn(language), language),
    );
    return ok({
      ...page,
      section,
      form: shown,
      details: Object.fromEntries(detailSections[section].map((group) => [group, known[group] ?? {}])),
      ...factsShown(section, shown, factTexts),
      ...(account === undefined ? {} : { email: account.email }),
      ...(account?.phone === undefined ? {} : { phone: account.phone }),
    });
  }

  async saveSection(section: DetailSection, details: Details, named?: Named): ServiceResult<Saved, ProfileReadOnly> {
    const profile = await this.#profiles.openToChange(this.#call, 'details', named);
    if (!profile.ok) return profile;
    const { chart, identity, form, page } = profile.value;
    const answers = answersOfDetails(details);
    const fit = Object.values(answers).every((text) => text.length <= longestDetail);
    if (!fit || !noProblems(formProblems(form.sections[section], answers, page.today))) {
      return failed({ kind: 'bad-input' });
    }
    const kept = detailsOfAnswers(answers, detailSections[section]);
    const { details: before } = await this.#registration.read(chart);
    await this.#registration.keep(chart, { details: kept });
    await this.#patients.correct(identityAfter(identity, kept, before));
    await this.#speak(kept.personal_details?.preferred_language);
    await log(this.#activityLog, this.#call, 'changed-profile', section);
    return savedAt(profile.value, this.#call);
  }

  /** The person's own preferred language is the one of their mails and text messages; a delegate keeps theirs. */
  async #speak(language: string | undefined): Promise<void> {
    const { actor } = this.#call.acting;
    if (actor.kind === 'patient' && isLanguage(language)) await this.#accounts.change(actor.account, { language });
  }

  async zipPlace(zipcode: string): ServiceResult<ZipPlace | undefined> {
    const chart = allowedChart(this.#call, 'profile:view');
    if (!chart.ok) return chart;
    return ok(/^\d{5}$/.test(zipcode) ? await this.#zipCodes.find(zipcode) : undefined);
  }

  async physicians(search: PhysicianSearch): ServiceResult<readonly Physician[]> {
    const chart = allowedChart(this.#call, 'profile:view');
    if (!chart.ok) return chart;
    return ok(search.search.trim() === '' ? [] : await this.#physicians.search(search));
  }
}

const choiceFields: Readonly<Partial<Record<SourceFactKind, string>>> = {
  race: fieldId('personal_details', 'primary_race'),
  ethnicity: fieldId('personal_details', 'ethnicity'),
};

/** Those of the section; what the form has choices for in the words of the choices. */
const factsShown = (
  section: DetailSection,
  { pages }: Form,
  facts: SourceFactTexts,
): Pick<SectionSettings, 'sourceFacts'> => {
  const shown = sourceFactsOf[section].flatMap((kind) => {
    const field = pages.flatMap(({ fields }) => fields).find(({ uuid }) => uuid === choiceFields[kind]);
    const choices = field !== undefined && 'choices' in field ? field.choices : [];
    const label = (text: string): string => choices.find(({ value }) => value === text)?.label ?? text;
    const texts = facts[kind];
    return texts === undefined ? [] : [[kind, texts.map(label)] as const];
  });
  return shown.length === 0 ? {} : { sourceFacts: Object.fromEntries(shown) };
};
