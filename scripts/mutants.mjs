const RULES = 'shared/rules'
const DONOR_LIFE = ['tests/shared/donorLife.test.ts', 'tests/shared/rules/person']
const VISITS = [
  'tests/shared/rules/person',
  'tests/shared/rules/donating',
  'tests/shared/donorLife.test.ts',
  'tests/donor/way/mypage',
]
const GUIDANCE = [
  'tests/server/care/guidance/changeGuidance.test.ts',
  'tests/server/care/guidance/reserveGuidance.test.ts',
]
const ENGINE = 'shared/questionnaire/engine'
const CHECK = ['tests/shared/questionnaire/engine']
const LIFE = ['tests/shared/rules/person']

/**
 * A fault that a rule could have.
 * @param {string} file
 * @param {string} from what stands there, once
 * @param {string} to what stands there instead
 * @param {string[]} by the tests of the ordinary run that have to notice
 */
const mutant = (file, from, to, by) => ({ file, from, to, by })

export const mutants = [
  // Ages, periods, dates
  mutant(`${RULES}/person/ages.ts`, 'age < AGE_LIMIT', 'age <= AGE_LIMIT', DONOR_LIFE),
  mutant(`${RULES}/person/ages.ts`, 'age >= MINIMUM_AGE', 'age > MINIMUM_AGE', DONOR_LIFE),
  mutant(
    'shared/facts/dates.ts',
    'on.slice(5) >= birthday.slice(5)',
    'on.slice(5) > birthday.slice(5)',
    DONOR_LIFE,
  ),
  mutant(`${RULES}/donating/donorPeriod.ts`, 'today > validUntil', 'today >= validUntil', DONOR_LIFE),
  mutant('shared/facts/terms.ts', 'const VALIDITY_WEEKS = 12', 'const VALIDITY_WEEKS = 13', DONOR_LIFE),
  mutant(`${RULES}/donating/donorPeriod.ts`, 'today > checkCarriesUntil', 'today >= checkCarriesUntil', [
    ...DONOR_LIFE,
    'tests/server/office/jobs/donorJobs.test.ts',
    'tests/server/care/guidance/attendance.test.ts',
  ]),
  mutant(`${RULES}/donating/donorPeriod.ts`, 'renewalExam <= expiration', 'renewalExam < expiration', [
    'tests/server/care/screenings/lateJudgement.test.ts',
    'tests/server/office/jobs/donorJobs.test.ts',
  ]),
  mutant(
    'shared/facts/typedDate.ts',
    'FIRST_YEARS[era] ?? 0) + years - 1',
    'FIRST_YEARS[era] ?? 0) + years',
    ['tests/shared/typedDate.test.ts'],
  ),
  // Money and ranks
  mutant(
    'shared/facts/rewards.ts',
    'renewed ? rules.renewalBonusYen : 0',
    'rules.renewalBonusYen',
    DONOR_LIFE,
  ),
  mutant('shared/facts/rewards.ts', 'Expected - Due - Pending', 'Expected - Due', [
    'tests/shared/rules/person',
  ]),
  mutant('shared/facts/ranks.ts', 'totalDonations >= from', 'totalDonations > from', DONOR_LIFE),
  mutant('shared/facts/ranks.ts', 'from > totalDonations', 'from >= totalDonations', DONOR_LIFE),
  // May somebody donate
  mutant(
    `${RULES}/person/suspension.ts`,
    'profile.suspensionStatus1 || profile.suspensionStatus2',
    'profile.suspensionStatus1',
    ['tests/shared/rules/person'],
  ),
  mutant(`${RULES}/visits/visit.ts`, "if (paused) return 'Paused'", '', VISITS),
  mutant(
    `${RULES}/visits/visit.ts`,
    'rest.until === null || day < rest.until',
    'rest.until !== null && day < rest.until',
    VISITS,
  ),
  mutant(`${RULES}/visits/visit.ts`, 'day < validFrom', 'day <= validFrom', [
    'tests/server/care/donations/recordDonation.test.ts',
    ...VISITS,
  ]),
  mutant(`${RULES}/visits/unusualVisit.ts`, 'visit.before >= visitsPerDay', 'visit.before > visitsPerDay', [
    'tests/server/care/donations',
  ]),
  mutant(`${RULES}/donating/condition/judgeCondition.ts`, 'findings.length > waits.length', 'false', [
    'tests/shared/rules/donating',
  ]),
  mutant(
    `${RULES}/donating/condition/judgeCondition.ts`,
    'last > day ? last : day',
    'last < day ? last : day',
    ['tests/shared/rules/donating'],
  ),
  mutant(`${RULES}/donating/condition/judgeCondition.ts`, 'notBefore <= today', 'notBefore < today', [
    'tests/shared/rules/donating',
    'tests/server/care/donations/condition/condition.test.ts',
  ]),
  // Bookings and examinations
  mutant(`${RULES}/visits/booking.ts`, '>= CHANGE_NOTICE_MS', '> CHANGE_NOTICE_MS', GUIDANCE),
  mutant(`${RULES}/visits/booking.ts`, 'byOffice ? today : addDays(today, 1)', 'today', [
    ...GUIDANCE,
    'tests/server/care/guidance/listBookingSlots.test.ts',
  ]),
  mutant(`${RULES}/visits/exams.ts`, 'type === due && !judged', 'type === due', [
    'tests/shared/rules/person',
  ]),
  mutant(`${RULES}/visits/exams.ts`, 'scheduled <= ended', 'scheduled < ended', [
    'tests/shared/rules/person',
  ]),
  // The life cycle
  mutant(
    `${RULES}/person/lifecycle.ts`,
    "row('Guidance', 'invitationExpired', 'WaitingGuidance', 'system')",
    "row('Guidance', 'invitationExpired', 'Registration', 'system')",
    LIFE,
  ),
  mutant(`${RULES}/person/lifecycle.ts`, 'entry.by.includes(by)', 'entry.by.length > 0', LIFE),
  mutant(`${RULES}/person/samePerson.ts`, 'one.birthday !== other.birthday', 'false', [
    'tests/shared/rules/person',
  ]),
  // Who may
  mutant(`${RULES}/visits/unusualVisit.ts`, 'japaneseDateOf(at) < japaneseDateOf(now)', 'at < now', [
    'tests/server/care/donations',
  ]),
  // The online check
  mutant(`${ENGINE}/bodyMassIndex.ts`, '< limit * parts.height', '<= limit * parts.height', CHECK),
  mutant(`${ENGINE}/findingsOf.ts`, 'age >= (when.age.from', 'age > (when.age.from', CHECK),
  mutant(`${ENGINE}/findingsOf.ts`, 'context.today >= nextDate', 'context.today > nextDate', CHECK),
  mutant(`${ENGINE}/judge.ts`, 'a.nextDate < b.nextDate ? 1 : -1', 'a.nextDate < b.nextDate ? -1 : 1', CHECK),
  mutant(`${ENGINE}/judge.ts`, "outcome === 'PERM' ? 'Failed_2' : ", '', CHECK),
]
