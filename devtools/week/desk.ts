import type { ScreeningInfo, Work, WorkKind } from '../../shared/generated/schema'
import type { JapaneseDate } from '../../shared/facts/dates'
import {
  inviteOutOfTurn,
  judge,
  recordAttendance,
  scheduleExam,
  setPlaces,
  settleRewards,
} from '../world/office'
import { must } from '../world/world'
import { willCome } from './members'
import { OFFICE, type Duty, type Week } from './scene'

type Row = Pick<Work, 'Kind' | 'SubjectId' | 'UserId' | 'Days' | 'At' | 'Version'>
/** @returns whether it was done */
type Doing = (week: Week, row: Row, today: JapaneseDate) => Promise<boolean>

const WORK = `query ($page: String) { listWork(limit: 100, nextToken: $page) {
  items { Kind SubjectId UserId Days At Version } nextToken total
} }`

/** Everything that a duty's desk shows. */
export async function rowsOf({ network }: Week, duty: Duty): Promise<Row[]> {
  type Page = { listWork: { items: Row[]; nextToken: string | null } }
  const rows: Row[] = []
  let page: string | null = null
  do {
    const answer: Page = must(await network.call<Page>(OFFICE[duty], WORK, { page }), 'listWork')
    rows.push(...answer.listWork.items)
    page = answer.listWork.nextToken
  } while (page)
  return rows
}

const doings: Partial<Record<WorkKind, { by: Duty; run: Doing }>> = {
  Attendance: { by: 'coordinator', run: attendance },
  ExamWish: { by: 'coordinator', run: schedule },
  FreePlace: { by: 'administrator', run: openPlaces },
  NoPlaces: { by: 'administrator', run: openPlaces },
  Judgement: { by: 'physician', run: judgeTest },
  LateJudgement: { by: 'physician', run: judgeTest },
  RewardDue: { by: 'finance', run: pay },
  Task: { by: 'coordinator', run: finish },
}

/** Why a row may stay on Friday evening. */
export const REASONS: Partial<Record<WorkKind, string>> = {
  ExamHour: '病院から時間の連絡を待っています',
  WishesPassed: '本人が新しい希望日を選ぶのを待っています',
  RenewalTestLate: '本人と病院で日を決め直しています',
  PointsToClear: '検査の日に医師が本人に確かめます',
  Correction: 'もう一人の医師が見ます',
  AnswerCorrection: '医師が本人に電話で確かめています',
  CriteriaReview: 'もう一人の医師が承認します',
  Case: '監査担当が期限までに答えます',
  OfficePoint: '本人に連絡しています',
  PauseReview: '本人の返事を待っています',
  ConditionReport: '医師が本人に確かめています',
  Hold: 'もう一人の医師が決めます',
  AskedTest: '本人の返事か検査の日を待っています',
  PanelFinding: '医師が面談の日を決めています',
  RestReview: '本人の返事を待っています',
  ReceiptMissing: '体調を答えたあと、来なかった方です',
  UnitMissing: '容器を確かめています',
  FloraApplied: '採便の案内を送る日を待っています',
  FloraReceived: '検査会社の結果を待っています',
  CheckUnanswered: '本人の回答を待っています',
  LeaverMoney: '退会した方の返事を待っています',
  FloraWish: '次の募集で案内します',
  MailFailed: '本人に電話で正しいアドレスを聞いています',
  FreePlace: '今月の受け入れ人数に達しています',
  NoPlaces: '来月の枠は月の半ばに決めます',
  RewardDue: '次のお渡しの日を待っています',
  Judgement: '病院の結果を待っています',
}

/** A duty looks at its desk and does what it can, until nothing more goes. */
export async function work(week: Week, duty: Duty, today: JapaneseDate): Promise<number> {
  let done = 0
  for (const row of await rowsOf(week, duty)) {
    const doing = doings[row.Kind]
    if (doing?.by === duty && (await doing.run(week, row, today))) done += 1
  }
  return done
}

async function attendance(week: Week, { UserId }: Row): Promise<boolean> {
  if (!UserId) return false
  const person = week.paper.applicants.find(({ sub }) => sub === UserId)
  const came = willCome(week)
  const signed = { consent: '2026-04', kit: `K-${week.random.whole(100_000, 999_999)}` }
  const { code } = await recordAttendance(week.network, OFFICE.coordinator, UserId, came ? signed : null)
  if (code !== null) return false
  week.paper.attendances.set(UserId, came)
  if (person) person.attended = came
  if (person && !came) person.bookedAt = null
  return true
}

async function schedule({ network }: Week, { UserId, Days }: Row, today: JapaneseDate): Promise<boolean> {
  if (!UserId) return false
  for (const ScheduledDate of Days.filter((day) => day > today)) {
    const { code } = await scheduleExam(network, OFFICE.coordinator, { UserId, ScheduledDate })
    if (code === null) return true
  }
  return false
}

const SLOTS = '{ getPreference { Year Month AvailableSlots AdditionalAvailableSlots GivenGuidanceCount } }'
type Slots = {
  getPreference: Record<
    'Year' | 'Month' | 'AvailableSlots' | 'AdditionalAvailableSlots' | 'GivenGuidanceCount',
    number
  >[]
}
const PLACES_A_WEEK = 15
const LEAST_PLACES = 4

/** Opens this month's places once a week, as many as the house can guide. */
async function openPlaces(week: Week, { Kind }: Row, today: JapaneseDate): Promise<boolean> {
  const { network, scale } = week
  const { getPreference } = must(await network.call<Slots>(OFFICE.administrator, SLOTS), 'getPreference')
  const [year = 0, month = 0] = today.split('-').map(Number)
  const at =
    Kind === 'NoPlaces' ? { year: year + Math.floor(month / 12), month: (month % 12) + 1 } : { year, month }
  const now = getPreference.find(({ Year, Month }) => Year === at.year && Month === at.month)
  const places = Math.max(LEAST_PLACES, Math.round(PLACES_A_WEEK * scale))
  if (now && now.AvailableSlots >= places) return false
  const { code } = await setPlaces(network, OFFICE.administrator, {
    month: `${at.year}-${String(at.month).padStart(2, '0')}-01`,
    places,
    added: now?.AdditionalAvailableSlots ?? 0,
  })
  return code === null
}

const TEST = `query ($id: ID!) { listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $id) { items {
  Id InspectionType ScheduledInitialExamDate ScheduledRenewalExamDate InitialExamDate RenewalExamDate
} } }`
type Tests = {
  listScreeningInfoByUserIdScreeningInfoCreatedAt: {
    items: Pick<
      ScreeningInfo,
      | 'Id'
      | 'InspectionType'
      | 'ScheduledInitialExamDate'
      | 'ScheduledRenewalExamDate'
      | 'InitialExamDate'
      | 'RenewalExamDate'
    >[]
  }
}

async function judgeTest({ network, paper, random }: Week, { UserId }: Row): Promise<boolean> {
  if (!UserId) return false
  const { data } = await network.call<Tests>(OFFICE.physician, TEST, { id: UserId })
  const open = data?.listScreeningInfoByUserIdScreeningInfoCreatedAt.items.find(
    (one) => !one.InitialExamDate && !one.RenewalExamDate,
  )
  const date = open?.ScheduledInitialExamDate ?? open?.ScheduledRenewalExamDate
  if (!open || !date) return false
  const result = random.chance(0.7) ? 'Certified' : 'NotCertified'
  const exam = { screeningId: open.Id, type: open.InspectionType, date }
  const { code } = await judge(network, OFFICE.physician, exam, result)
  if (code === null) paper.judgements.set(open.Id, result)
  return code === null
}

const OWED = `{ listDonationByIdDonationInfoCreatedAt(filter: { RewardStage: { eq: Due } }, limit: 100) { items { UserId } } }`
const PERIODS = `query ($id: ID!) { getUserById(UserId: $id) { RewardPeriods { ClosedOn Stage DonationYen BonusYen } } }`
type Owed = { listDonationByIdDonationInfoCreatedAt: { items: { UserId: string }[] } }
type Periods = {
  getUserById: {
    RewardPeriods:
      | { ClosedOn: string | null; Stage: string | null; DonationYen: number; BonusYen: number }[]
      | null
  }
}

/** Pays each person whose period has ended, period by period. */
async function pay({ network, paper }: Week): Promise<boolean> {
  const { listDonationByIdDonationInfoCreatedAt: owed } = must(
    await network.call<Owed>(OFFICE.finance, OWED),
    'owed',
  )
  let paid = 0
  for (const id of new Set(owed.items.map(({ UserId }) => UserId))) {
    const { data } = await network.call<Periods>(OFFICE.finance, PERIODS, { id })
    for (const { ClosedOn, Stage, DonationYen, BonusYen } of data?.getUserById.RewardPeriods ?? []) {
      if (Stage !== 'Due' || !ClosedOn) continue
      const { code } = await settleRewards(network, OFFICE.finance, id, ClosedOn)
      if (code !== null) continue
      paper.paid.set(`${id} ${ClosedOn}`, String(DonationYen + BonusYen))
      paid += 1
    }
  }
  return paid > 0
}

/**
 * Those who passed the check this week are invited before the sample's line: a week shows nobody's booking otherwise.
 * @returns how many
 */
export async function inviteNew({ network, paper }: Week): Promise<number> {
  let done = 0
  for (const person of paper.applicants.filter(({ result, invited }) => result === 'Passed' && !invited)) {
    const asked = { reason: '試しの1週間で案内します', addPlace: true }
    const { code } = await inviteOutOfTurn(network, OFFICE.administrator, person.sub, asked)
    person.invited = code === null
    if (person.invited) done += 1
  }
  return done
}

const FINISH = 'mutation ($input: FinishWorkItemInput!) { finishWorkItem(input: $input) { Id } }'

async function finish({ network }: Week, { SubjectId: Id, Version }: Row): Promise<boolean> {
  const input = { Id, Version, Outcome: '本人と話して、済ませました。' }
  return (await network.call(OFFICE.coordinator, FINISH, { input })).code === null
}
