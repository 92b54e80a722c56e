import type { JapaneseDate } from '../../shared/facts/dates'
import type { Role } from '../../shared/generated/schema'
import { SAMPLE_COLLEAGUES } from '../../server/ground/settings/sampleAccounts'

// The sample people as data. `stories.ts` plays their lives by the real operations.

/** Days before today; a range is spread over the people. */
type Ago = number | readonly [from: number, to: number]

/** Happens that many days after all else. */
type Sequel = {
  stopped?: { after: number; days?: number }
  suspended?: { after: number }
  leaves?: { after: number; by: 'self' | 'office' }
  /** Asks by law; the answer is given, or still to come. */
  asks?: 'answered' | 'open'
}

type Told = {
  people?: number
  /** The last event; for donors the last judged test. */
  ago: Ago
  email?: string
  note?: string
  outdated?: true
  /** Mails to this address come back. */
  unreachable?: true
} & Sequel

export type FloraProgress = 'Asked' | 'Guidance' | 'Applied' | 'Received' | 'Shared'

export type DonorEnd =
  | 'donating'
  | 'ill'
  | 'noticed'
  | 'checkOpen'
  | 'checkFailed'
  | 'checkPassed'
  | 'requested'
  | 'scheduled'
  | 'examToday'
  | 'examined'
  | 'refused'
  | 'expired'

export type DonorPlan = Told & {
  as: 'donor'
  /** Renewal tests before the last one. */
  renewals?: number
  /** Per week. */
  visits: number
  end: DonorEnd
  flora?: FloraProgress
  /** Tested so many days ago between two certifications; what lies before is released. */
  interim?: number
  /** Held so many days ago for some days. */
  held?: number
}

export type Plan =
  | (Told & {
      as:
        | 'noProfile'
        | 'registered'
        | 'leftOpen'
        | 'notEnded'
        | 'notPossible'
        | 'waiting'
        | 'invited'
        | 'invitationRunOut'
        | 'cancelled'
        | 'missed'
        | 'missedTwice'
        | 'missedAndBooked'
        | 'attendedLate'
        | 'failedBeforeExam'
        | 'refused'
    })
  | (Told & { as: 'notNow'; date: 'to come' | 'past' })
  | (Told & { as: 'booked'; ahead: number; hours?: readonly number[]; changed?: true })
  | (Told & {
      as: 'beforeExam'
      progress: 'none' | 'requested' | 'wishing' | 'scheduled' | 'today' | 'examined'
    })
  | DonorPlan

export const HISTORY_DAYS = 330
/** From passing the check to the invitation. */
export const WAIT_DAYS = 30
/** Open for the month after this one, to which nobody is invited yet. */
export const PLACES_OF_NEXT_MONTH = 6
export const SHARE_WITHOUT_STOOL = 0.04
/** Mails and sign-ins are kept for these days: older ones would show nothing new. */
export const RECENT_DAYS = 21

/** The first one opens the office. */
export const staff: readonly { name: string; email: string; roles: Role[]; since: number }[] = [
  { name: '山田 あや', email: 'admin@example.com', roles: ['Administrator', 'Physician'], since: 0 },
  { name: '小野寺 健', email: 'support@example.com', roles: ['Support'], since: 1 },
  { name: '本間 さとみ', email: SAMPLE_COLLEAGUES[0], roles: ['Administrator', 'Physician'], since: 2 },
  { name: '菅原 大輔', email: SAMPLE_COLLEAGUES[1], roles: ['Administrator', 'Physician'], since: 150 },
  { name: '阿部 めぐみ', email: SAMPLE_COLLEAGUES[2], roles: ['Support'], since: 200 },
]

/** One for each duty that no member of the office holds alone. They have an account and take no part in the history. */
export const dutyHolders: readonly { id: string; name: string; email: string; role: Role }[] = [
  {
    id: '5a3f0a10-0000-4000-8000-000000000001',
    name: '渡部 真理',
    email: 'physician@example.com',
    role: 'Physician',
  },
  {
    id: '5a3f0a10-0000-4000-8000-000000000002',
    name: '佐々木 結衣',
    email: 'reception@example.com',
    role: 'Reception',
  },
  {
    id: '5a3f0a10-0000-4000-8000-000000000003',
    name: '齋藤 恵',
    email: 'coordinator@example.com',
    role: 'Coordinator',
  },
  {
    id: '5a3f0a10-0000-4000-8000-000000000004',
    name: '高橋 誠',
    email: 'finance@example.com',
    role: 'Finance',
  },
  {
    id: '5a3f0a10-0000-4000-8000-000000000005',
    name: '五十嵐 徹',
    email: 'auditor@example.com',
    role: 'Auditor',
  },
]

/** Before the check, and those with "not now" or "not possible". */
const beginnings: readonly Plan[] = [
  { as: 'noProfile', ago: 1 },
  { as: 'noProfile', ago: 9 },
  { as: 'registered', ago: 2, email: 'applicant@example.com' },
  { as: 'registered', people: 3, ago: [1, 60] },
  { as: 'registered', ago: 240, outdated: true },
  { as: 'leftOpen', people: 4, ago: [1, 20] },
  { as: 'leftOpen', people: 8, ago: [20, HISTORY_DAYS - 5] },
  { as: 'notNow', date: 'to come', people: 17, ago: [2, 75] },
  { as: 'notNow', date: 'past', people: 12, ago: [40, HISTORY_DAYS - 5] },
  { as: 'notEnded', people: 5, ago: [3, HISTORY_DAYS - 5] },
  { as: 'notPossible', people: 22, ago: [1, HISTORY_DAYS - 5] },
  { as: 'notPossible', ago: 210, leaves: { after: 30, by: 'office' } },
  { as: 'registered', ago: 120, leaves: { after: 9, by: 'self' } },
]

/** From passing the check to the guidance. Today has guidances at several hours. */
const guidances: readonly Plan[] = [
  { as: 'waiting', people: 6, ago: [1, 26] },
  { as: 'waiting', ago: 12, email: 'waiting@example.com' },
  { as: 'waiting', ago: 92, stopped: { after: 5 } },
  { as: 'waiting', ago: 24, suspended: { after: 3 }, leaves: { after: 6, by: 'office' } },
  { as: 'invitationRunOut', ago: 16 },
  { as: 'missedTwice', ago: 8 },
  { as: 'invited', people: 2, ago: 0 },
  { as: 'invited', ago: 3, unreachable: true },
  { as: 'invited', ago: 70, leaves: { after: 6, by: 'self' } },
  { as: 'cancelled', ago: 3 },
  { as: 'missed', ago: 4 },
  { as: 'missedAndBooked', ago: 12 },
  { as: 'booked', ago: 6, ahead: 0, hours: [11] },
  { as: 'booked', ago: 6, ahead: 0, hours: [11], note: 'お電話は午後がつながりやすいです。' },
  { as: 'booked', ago: 6, ahead: 0, hours: [13] },
  { as: 'booked', ago: 6, ahead: 0, hours: [15] },
  { as: 'booked', ago: 6, ahead: 0, hours: [18] },
  { as: 'booked', ago: 16, ahead: -1 },
  { as: 'booked', ago: 6, ahead: 1 },
  { as: 'booked', ago: 6, ahead: 4, changed: true },
  { as: 'booked', ago: 6, ahead: 20 },
]

const exams: readonly Plan[] = [
  { as: 'attendedLate', people: 2, ago: [1, 7] },
  { as: 'failedBeforeExam', ago: 30 },
  { as: 'beforeExam', ago: 2, progress: 'none' },
  { as: 'beforeExam', ago: 8, progress: 'requested', asks: 'open' },
  { as: 'beforeExam', ago: 90, progress: 'requested', leaves: { after: 9, by: 'self' } },
  { as: 'beforeExam', ago: 14, progress: 'scheduled' },
  { as: 'beforeExam', ago: 16, progress: 'today' },
  { as: 'beforeExam', ago: 24, progress: 'examined' },
  { as: 'refused', people: 3, ago: [30, 200] },
]

/** By rank: from an almost daily donor to one without a visit. */
const donors: readonly Plan[] = [
  { as: 'donor', ago: 40, renewals: 1, visits: 3.7, end: 'donating', flora: 'Shared', interim: 17 },
  { as: 'donor', ago: 34, renewals: 1, visits: 2.1, end: 'donating', flora: 'Shared', interim: 15, held: 8 },
  {
    as: 'donor',
    ago: 33,
    renewals: 1,
    visits: 1.35,
    end: 'donating',
    flora: 'Shared',
    email: 'donor@example.com',
  },
  { as: 'donor', ago: 47, visits: 1.4, end: 'donating', flora: 'Received', asks: 'answered' },
  { as: 'donor', ago: 38, visits: 0.7, end: 'donating', flora: 'Applied' },
  { as: 'donor', ago: 25, visits: 0.7, end: 'donating', flora: 'Asked' },
  {
    as: 'donor',
    ago: 16,
    visits: 0,
    end: 'donating',
    note: '献便ルームの場所を、もう一度ご案内してください。',
  },
  { as: 'donor', ago: 30, visits: 1, end: 'ill', flora: 'Guidance' },
  { as: 'donor', ago: 30, visits: 1, end: 'donating', stopped: { after: 12, days: 40 } },
  { as: 'donor', ago: 12, renewals: 1, visits: 1.2, end: 'donating', unreachable: true },
  { as: 'donor', ago: 63, visits: 0.6, end: 'noticed' },
  { as: 'donor', ago: 65, visits: 0.5, end: 'checkOpen' },
  { as: 'donor', ago: 68, visits: 0.6, end: 'checkFailed', flora: 'Applied' },
  { as: 'donor', ago: 66, visits: 0.5, end: 'checkPassed' },
  { as: 'donor', ago: 68, visits: 0.6, end: 'requested' },
  { as: 'donor', ago: 72, visits: 0.5, end: 'scheduled' },
  { as: 'donor', ago: 76, visits: 0.4, end: 'examToday' },
  { as: 'donor', ago: 80, visits: 0.5, end: 'examined' },
  { as: 'donor', ago: 88, visits: 0.5, end: 'expired' },
  { as: 'donor', ago: 165, visits: 0.5, end: 'expired', flora: 'Shared' },
  { as: 'donor', ago: 110, visits: 0.4, end: 'expired', suspended: { after: 3 } },
  { as: 'donor', ago: 150, visits: 0.4, end: 'refused' },
  { as: 'donor', ago: 140, visits: 0.6, end: 'expired', leaves: { after: 10, by: 'self' } },
]

/** For the coming hospital days: people with a wish, and people with a test. */
const hospital: readonly Plan[] = [
  { as: 'beforeExam', people: 2, ago: [4, 7], progress: 'wishing' },
  { as: 'beforeExam', people: 3, ago: [10, 15], progress: 'scheduled' },
]

export const cast: readonly Plan[] = [...beginnings, ...guidances, ...exams, ...donors, ...hospital]

/** Days on which the office opens places: the first of a month by itself, the others by hand. */
export const opensPlaces = (date: JapaneseDate): boolean => /-(?:01|11|21)$/.test(date)
