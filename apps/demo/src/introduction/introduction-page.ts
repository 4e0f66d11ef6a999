import { escaped } from '@portico/adapters-notifications';
import { paths } from '@portico/application/kernel';
import { inLanguageOf, localeOf, type Language, type Localized } from '@portico/domain/kernel';
import type { GuestHint } from '../demo-guest-links.ts';
import { demoPage } from '../page/demo-page.ts';
import { introductionWords } from './introduction-words.ts';

/** Somebody whom a press signs in as. */
export interface DemoPerson {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly language: 'en' | 'es';
  readonly shows: Localized;
}

/** A guest's link that was sent, with what it asks for. */
export interface SentGuestLink extends GuestHint {
  readonly address: string;
}

/** A practice that the portal reaches by its own system, which is no part of Portico. */
export interface ForeignSystem {
  readonly practiceName: string;
  /** What the system says of itself. */
  readonly statement: string;
}

interface Introduced {
  readonly people: readonly DemoPerson[];
  readonly guests: readonly SentGuestLink[];
  /** None where the demo was started without them. */
  readonly systems: readonly ForeignSystem[];
  /** Of everybody who is invited, as `YYYY-MM-DD`. */
  readonly invitedBirthDate: string;
}

const startForeign = 'npm start -- --practices foreign';

/** The first page of the demo: whom one can be, what guests are asked for, and what to try. */
export const introductionPage = (introduced: Introduced, language: Language): string => {
  const { people, guests, systems, invitedBirthDate } = introduced;
  const words = inLanguageOf(introductionWords, language);
  const day = dayIn(language);
  const header = `<p>${words.about}</p>
<nav aria-label="${words.title}"><a href="/">${words.portal}</a><a href="/demo/outbox">${words.outbox}</a></nav>`;
  const main = `<h2 class="order">${words.tryFirst}</h2>
<ul class="tasks">${words.tasks.map((task) => `<li>${task}</li>`).join('')}</ul>
<h2 class="order" id="people">${words.people}</h2>
<p>${words.peopleHow}</p>
<p role="alert" id="blocked" class="blocked" hidden>${words.blocked}</p>
<ol class="cards">${people.map((person) => personEntry(person, language)).join('')}</ol>
<h2 class="order">${words.guests}</h2>
<p>${words.guestsHow} ${words.invited(day(invitedBirthDate))}</p>
<ol class="cards">${[...guests.map((guest) => guestEntry(guest, language)), billEntry(guests, language)].join('')}</ol>
<h2 class="order">${words.systems}</h2>
<p>${systems.length === 0 ? words.systemsHow(`<code>${startForeign}</code>`) : words.systemsAre}</p>
${systems.length === 0 ? '' : `<ol class="cards">${systems.map((system) => systemEntry(system, language)).join('')}</ol>`}
<script src="/demo/sign-in-as.js" defer></script>`;
  return demoPage(language, { title: words.title, header, main });
};

const dayIn = (language: Language): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

const personEntry = ({ email, password, name, language: own, shows }: DemoPerson, language: Language): string => {
  const words = inLanguageOf(introductionWords, language);
  return `<li><article>
<h3>${escaped(name)}</h3>
<p class="about"><span>${words.language[own]}</span></p>
<p>${escaped(inLanguageOf(shows, language))}</p>
<p class="about"><span>${escaped(email)}</span><span>${escaped(password)}</span></p>
<p><button type="button" data-email="${escaped(email)}" data-password="${escaped(password)}" data-language="${own}">${words.be(escaped(name))}</button></p>
</article></li>`;
};

const guestEntry = (guest: SentGuestLink, language: Language): string => {
  const words = inLanguageOf(introductionWords, language);
  return `<li><article>
<h3><a href="${escaped(guest.address)}">${words.does[guest.what]}</a></h3>
<p>${escaped(guest.practiceName)}</p>
<p class="about"><b>${escaped(guest.name)}</b><span>${words.born(dayIn(language)(guest.birthDate), escaped(guest.patient))}</span></p>
</article></li>`;
};

const systemEntry = ({ practiceName, statement }: ForeignSystem, language: Language): string =>
  `<li><article>
<h3>${escaped(practiceName)}</h3>
<p class="about"><a href="${escaped(statement)}">${inLanguageOf(introductionWords, language).statement}</a></p>
</article></li>`;

/** A bill is paid without a link, and without a date of birth. */
const billEntry = (guests: readonly SentGuestLink[], language: Language): string => {
  const words = inLanguageOf(introductionWords, language);
  const billed = guests.find(({ what }) => what === 'pay');
  if (billed === undefined) return '';
  return `<li><article>
<h3><a href="${paths.guestPayNoCode}?practice_id=${billed.practice}">${words.does['pay-by-bill']}</a></h3>
<p>${escaped(billed.practiceName)}</p>
<p class="about"><b>${escaped(billed.name)}</b><span>${escaped(billed.patient)}</span></p>
</article></li>`;
};
