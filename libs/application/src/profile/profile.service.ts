import type { Accounts } from '@portico/domain/access';
import { formProblems, inLanguage, noProblems } from '@portico/domain/forms';
import { failed, ok } from '@portico/domain/kernel';
import {
  answersOfDetails,
  detailsOfAnswers,
  detailSections,
  identityAfter,
  withIdentity,
  type Details,
  type DetailSection,
  type Physician,
  type PhysicianDirectory,
  type PhysicianSearch,
  type ZipCodes,
  type ZipPlace,
} from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import { allowedChart, type Answer, type Call } from '../kernel/index.ts';
import { openDesk, openDeskToChange, savedAt, type ProfileDeskDeps } from './profile-desk.ts';
import type { Named, Profile, ProfileReadOnly, Saved, SectionSettings } from './profile.port.ts';

export interface ProfileDeps extends ProfileDeskDeps {
  readonly accounts: Accounts;
  readonly physicians: PhysicianDirectory;
  readonly zipCodes: ZipCodes;
}

/** No detail is longer, in UTF-16 units; the forms say so of their own fields. */
const longestDetail = 500;

export class ProfileService implements Profile {
  readonly #deps: ProfileDeps;
  readonly #call: Call;

  constructor(deps: ProfileDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async section(section: DetailSection, named?: Named): Answer<SectionSettings> {
    const { acting, language } = this.#call;
    const desk = await openDesk(this.#deps, this.#call, named);
    if (!desk.ok) return desk;
    const { chart, identity, form, page } = desk.value;
    await log(this.#deps.activityLog, this.#call, 'viewed-profile', section);
    const [{ details }, account] = await Promise.all([
      this.#deps.registration.read(chart),
      acting.actor.kind === 'patient' ? this.#deps.accounts.byId(acting.actor.account) : undefined,
    ]);
    const known = withIdentity(details, identity);
    return ok({
      ...page,
      section,
      form: inLanguage(form.sections[section], language),
      details: Object.fromEntries(detailSections[section].map((group) => [group, known[group] ?? {}])),
      ...(account === undefined ? {} : { email: account.email }),
      ...(account?.phone === undefined ? {} : { phone: account.phone }),
    });
  }

  async saveSection(section: DetailSection, details: Details, named?: Named): Answer<Saved, ProfileReadOnly> {
    const desk = await openDeskToChange(this.#deps, this.#call, named);
    if (!desk.ok) return desk;
    const { chart, identity, form, page } = desk.value;
    const answers = answersOfDetails(details);
    const fit = Object.values(answers).every((text) => text.length <= longestDetail);
    if (!fit || !noProblems(formProblems(form.sections[section], answers, page.today))) {
      return failed({ kind: 'bad-input' });
    }
    const kept = detailsOfAnswers(answers, detailSections[section]);
    const { registration, patients, activityLog } = this.#deps;
    await registration.keep(chart, { details: kept });
    await patients.correct(identityAfter(identity, kept));
    await log(activityLog, this.#call, 'changed-profile', section);
    return savedAt(desk.value, this.#call);
  }

  async zipPlace(zipcode: string): Answer<ZipPlace | undefined> {
    const chart = allowedChart(this.#call, 'profile:view');
    if (!chart.ok) return chart;
    return ok(/^\d{5}$/.test(zipcode) ? await this.#deps.zipCodes.find(zipcode) : undefined);
  }

  async physicians(search: PhysicianSearch): Answer<readonly Physician[]> {
    const chart = allowedChart(this.#call, 'profile:view');
    if (!chart.ok) return chart;
    return ok(search.search.trim() === '' ? [] : await this.#deps.physicians.search(search));
  }
}
