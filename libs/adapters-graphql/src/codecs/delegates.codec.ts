import type {
  DelegateGrant,
  DelegateLink,
  HelpersOfPerson,
  InvitationChange,
  ManagedProfiles,
  NewDelegate,
  NewDelegateAccount,
  NextVisit,
  OtherHelper,
  OverviewAtPractice,
  OverviewVisits,
  OwnDelegate,
  PendingInvitation,
  PermissionChange,
  PersonOverview,
  VerifiedInvitation,
} from '@portico/application/delegates';
import type { PracticeId, ProfileId } from '@portico/domain/kernel';
import { codec, list, unreadable, type Codec } from './codec.ts';
import { delegate, ownPractices, permissions } from './people.codec.ts';
import { both, field, flat, record, together } from './object-codec.ts';
import { day, device, id, idOf, language, maybe, maybeId, moment, money, textId, timeZone } from './scalars.ts';

const grant = record<DelegateGrant>()({
  chart: { practice: id('practiceId'), patient: id('patientId') },
  practiceName: 'practiceName',
  management: 'practiceMgmt',
  permissions: field('permissionsObj', permissions),
  until: maybe('until', day),
});

const ownDelegate = record<OwnDelegate>()({
  account: id('delegateUserId'),
  name: 'name',
  email: 'email',
  grants: field('grants', list(grant)),
});

const invitation = record<PendingInvitation>()({
  id: id('id'),
  name: 'name',
  email: 'email',
  practiceNames: 'practiceNames',
  permissions: field('permissionsObj', permissions),
  until: maybe('until', day),
  expires: field('expires', day),
});

const otherHelper = record<OtherHelper>()({
  name: 'name',
  permissions: field('permissionsObj', permissions),
  until: maybe('until', day),
});

const helpersOfPerson = record<HelpersOfPerson>()({
  profile: id('represented_user_id'),
  practice: id('practice_id'),
  helpers: field('helpers', list(otherHelper)),
});

export const managedProfiles = record<ManagedProfiles>()({
  self: field('delegate', delegate),
  practices: flat(ownPractices),
  delegates: field('delegates', list(ownDelegate)),
  invitations: field('invitations', list(invitation)),
  otherHelpers: maybe('other_helpers', list(helpersOfPerson)),
});

const nextVisit = record<NextVisit>()({
  start: field('start', moment),
  timeZone: field('time_zone', timeZone),
  provider: 'provider',
});

const overviewVisits = record<OverviewVisits>()({
  requests: 'requests',
  next: maybe('next', nextVisit),
  checkIn: maybeId('check_in'),
});

const overviewAtPractice = record<OverviewAtPractice>()({
  practice: id('practice_id'),
  isAway: 'away',
  visits: maybe('visits', overviewVisits),
  unreadMessages: 'unread_messages',
  newResults: 'new_results',
  forms: maybe('forms', list(textId)),
  due: maybe('due', money),
});

export const personOverview = record<PersonOverview>()({
  profile: id('represented_user_id'),
  practices: field('practices', list(overviewAtPractice)),
});

export const newDelegate = record<NewDelegate>()({
  name: 'name',
  email: 'email',
  practices: field('practiceIds', list(idOf<PracticeId>())),
  permissions: field('permissionsObj', permissions),
  until: maybe('until', day),
  language: maybe('language', language),
});

export const invitationChange = record<InvitationChange>()({
  id: id('id'),
  permissions: field('permissionsObj', permissions),
  until: maybe('until', day),
});

export const delegateLink = record<DelegateLink>()({
  delegate: id('delegateUserId'),
  chart: { practice: id('practiceId'), patient: id('patientId') },
});

export const permissionChange = both(
  delegateLink,
  record<Omit<PermissionChange, keyof DelegateLink>>()({
    permissions: field('permissionsObj', permissions),
    until: maybe('until', day),
  }),
);

export const mergedProfiles = record<{ readonly from: ProfileId; readonly into: ProfileId }>()({
  from: id('fromDelegateeProfileId'),
  into: id('toDelegateeProfileId'),
});

export const newDelegateAccount = record<NewDelegateAccount>()({
  code: 'code',
  name: 'name',
  email: 'email',
  password: 'password',
  identity: flat(
    together<NonNullable<NewDelegateAccount['identity']>>()({
      ticket: 'identity',
      device: field('device_identifier', device),
    }),
  ),
});

/** A path of this portal, and of nowhere else. */
export const path: Codec<string, string> = codec(
  (to) => to,
  (to) => (/^\/(?![/\\])/u.test(to) ? to : unreadable()),
);

export const invitedAs = record<Omit<VerifiedInvitation, 'to'>>()({
  from: 'from',
  name: 'name',
  email: 'email',
  hasAccount: 'has_account',
});
