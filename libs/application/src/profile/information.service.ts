import { failed, ok } from '@portico/domain/kernel';
import { identityNumbers, numberProblem } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import type { Answer, Call } from '../kernel/index.ts';
import type { Information, InformationCheck, InformationRefusal, InformationReport } from './information.port.ts';
import { PapersService, type PapersDeps } from './papers.service.ts';
import { openDesk, openDeskToChange } from './profile-desk.ts';
import { ProfileService, type ProfileDeps } from './profile.service.ts';

/** The sections of the profile one after the other, and the numbers that no section shows. */
export class InformationService implements InformationCheck {
  readonly #deps: PapersDeps & ProfileDeps;
  readonly #call: Call;
  readonly #profile: ProfileService;
  readonly #papers: PapersService;

  constructor(deps: PapersDeps & ProfileDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
    this.#profile = new ProfileService(deps, call);
    this.#papers = new PapersService(deps, call);
  }

  async information(): Answer<Information> {
    const desk = await openDesk(this.#deps, this.#call);
    if (!desk.ok) return desk;
    const [personal, demographics, papers, { numbers }] = await Promise.all([
      this.#profile.section('personal'),
      this.#profile.section('demographics'),
      this.#papers.outline(),
      this.#deps.registration.read(desk.value.chart),
    ]);
    if (!personal.ok) return personal;
    if (!demographics.ok) return demographics;
    if (!papers.ok) return papers;
    return ok({ personal: personal.value, demographics: demographics.value, papers: papers.value, numbers });
  }

  /** The papers come last: a new insurance is kept once, however often the rest is handed in again. */
  async saveInformation({ details, papers, numbers }: InformationReport): Answer<void, InformationRefusal> {
    const desk = await openDeskToChange(this.#deps, this.#call);
    if (!desk.ok) return desk;
    if (identityNumbers.some((number) => numberProblem(number, numbers[number] ?? '') !== undefined)) {
      return failed({ kind: 'bad-input' });
    }
    const { personal = {}, ...rest } = details;
    const saves = [
      () => this.#profile.saveSection('personal', { personal }),
      () => this.#profile.saveSection('demographics', rest),
      () => this.#papers.savePapers(papers),
    ];
    for (const save of saves) {
      const saved = await save();
      if (!saved.ok) return saved;
    }
    if (identityNumbers.some((number) => (numbers[number] ?? '') !== '')) {
      await this.#deps.registration.keep(desk.value.chart, { numbers });
      await log(this.#deps.activityLog, this.#call, 'changed-profile', 'identity-numbers');
    }
    return ok(undefined);
  }
}
