import { japaneseDateOf } from '../../../shared/facts/dates'
import type { ExamStage } from '../../../shared/generated/schema'
import type { Finding, Judgement, Topic } from '../../../shared/questionnaire/engine/judgement'
import { cardTypes, type Questionnaire } from '../../../shared/questionnaire/engine/question'
import { waysOut } from '../../../shared/questionnaire/engine/whatWouldChange'
import type { Principal, RequestContext } from '../../ground/access/context'
import { mayRead } from '../../ground/access/contract'
import { criteriaOfCheck } from '../criteria/criteriaInForce'
import { refusalOf } from '../criteria/hospitalRefusals'
import type { Queryable } from '../../ground/db/client'
import type {
  HealthCheck,
  JudgementReason,
  OnlineCheck,
  Screening,
  ScreeningInfo,
} from '../../generated/resolvers'
import type { HealthCheckRow, OnlineCheckRow, ScreeningRow } from '../../ground/tables/screenings'

/** Judgements from before reasons had parts name the answer in the first sentence. */
function partsOf(finding: Finding | Topic): Pick<JudgementReason, 'Fact' | 'Explanation'> {
  if ('fact' in finding && finding.fact !== undefined)
    return { Fact: finding.fact, Explanation: finding.explanation ?? '' }
  const [Fact = '', ...rest] = finding.reason.split(/(?<=。)/)
  return { Fact, Explanation: rest.join('') }
}

const toReason = (finding: Finding | Topic): JudgementReason => ({
  QuestionId: finding.questionId,
  Reason: finding.reason,
  ...partsOf(finding),
  NextDate: finding.nextDate,
  OngoingNote: 'ongoingNote' in finding ? (finding.ongoingNote ?? null) : null,
  UnknownDate: 'unknownDate' in finding && finding.unknownDate === true,
  Changes: null,
  Subject: null,
  Protection: null,
  WaitMonths: null,
  WaitWeeks: null,
})

/** Members see the deciding reasons, administrators all findings. */
const reasonsFor = (judgement: Judgement, principal: Principal) =>
  principal.kind === 'user'
    ? judgement.reasons
    : judgement.findings.filter(({ outcome }) => outcome === 'PERM' || outcome === 'TEMP')

/** With what would change each reason, and whom it protects. */
function toReasons(
  row: OnlineCheckRow,
  questionnaire: Questionnaire,
  principal: Principal,
): JudgementReason[] {
  if (!row.judgement || !row.submittedAt) return []
  const reasons = reasonsFor(row.judgement, principal)
  const answeredOn = japaneseDateOf(row.submittedAt)
  const ways = waysOut(questionnaire, { answers: row.answers, reasons, answeredOn })
  return reasons.map((finding, index) => {
    const { sentence: Changes = null, wait } = ways[index] ?? {}
    return {
      ...toReason(finding),
      Changes,
      Subject: questionnaire.rules[finding.questionId]?.topic.replace(/について$/, '') ?? null,
      Protection: questionnaire.protection[finding.questionId] ?? null,
      WaitMonths: wait && 'months' in wait ? wait.months : null,
      WaitWeeks: wait && 'weeks' in wait ? wait.weeks : null,
    }
  })
}

function toOnlineCheck(row: OnlineCheckRow, questionnaire: Questionnaire, principal: Principal): OnlineCheck {
  return {
    Id: row.screeningId,
    Sk: 'OnlineCheck',
    UserId: row.userId,
    OnlineCheckResult: row.onlineCheckResult,
    OnlineCheckScore: row.onlineCheckScore,
    SurveyTitle: questionnaire.title,
    OnlineCheckID: row.screeningId,
    Answer: {
      suerver_id: questionnaire.id,
      suerver_title: questionnaire.title,
      data: row.answers,
      answered_at: row.submittedAt ?? row.savedAt,
      card_types: cardTypes(questionnaire),
    },
    Version: row.version,
    Reasons: toReasons(row, questionnaire, principal),
    Topics: row.judgement ? row.judgement.topics.map(toReason) : [],
    // Loaded on demand: `server/doors/graphql/fields.ts`.
    Points: [],
    NextDate: row.nextDate,
    Draft: row.submittedAt === null,
    Carried: Object.keys(row.carried).length > 0,
    OnlineCheckCreatedAt: row.createdAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}

async function toHealthCheck(db: Queryable, row: HealthCheckRow): Promise<HealthCheck> {
  const isRefusal = row.donorStatus === 'NotCertified'
  return {
    Id: row.screeningId,
    Sk: 'HealthCheck',
    UserId: row.userId,
    ExamDate: row.examDate,
    MedicalHistoryStatus: row.medicalHistoryStatus,
    SampleTestResult: row.sampleTestResult,
    DonorStatus: row.donorStatus,
    NormalJudgmentStatus: row.normalJudgmentStatus,
    Reason: row.reason,
    ReasonText: isRefusal ? (await refusalOf(db, row.reason, row.criteria)).sentence : null,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}

export async function toScreening(
  db: Queryable,
  { principal, deps }: Pick<RequestContext, 'principal' | 'deps'>,
  rows: { info: ScreeningRow; onlineCheck: OnlineCheckRow | null; healthCheck: HealthCheckRow | null },
): Promise<Screening> {
  const { info, onlineCheck, healthCheck } = rows
  const questionnaire = onlineCheck && (await criteriaOfCheck(db, deps, onlineCheck))
  // The time of a change to health data is health data too.
  const shown = mayRead(principal, 'Screening', 'OnlineCheck') ? [info, onlineCheck, healthCheck] : [info]
  const updatedAt = shown.map((row) => row?.updatedAt.getTime() ?? 0)
  return {
    Id: info.id,
    Info: toScreeningInfo(info),
    HealthCheck: healthCheck && (await toHealthCheck(db, healthCheck)),
    OnlineCheck: onlineCheck && questionnaire && toOnlineCheck(onlineCheck, questionnaire, principal),
    CreatedAt: info.createdAt,
    UpdatedAt: new Date(Math.max(...updatedAt)),
  }
}

export function toScreeningInfo(row: ScreeningRow): ScreeningInfo {
  return {
    Id: row.id,
    Sk: 'Info',
    UserId: row.userId,
    RecruitmentYear: row.recruitmentYear,
    RecruitmentMonth: row.recruitmentMonth,
    InspectionType: row.inspectionType,
    UserStatus: row.userStatus,
    OnlineCheckStartAt: row.onlineCheckStartAt,
    RenewalExamStatus: row.renewalExamStatus,
    RenewalExamResult: row.renewalExamResult,
    InitialExamDate: row.initialExamDate,
    RenewalExamDate: row.renewalExamDate,
    ScheduledInitialExamDate: row.scheduledInitialExamDate,
    ScheduledRenewalExamDate: row.scheduledRenewalExamDate,
    ScheduledExamTime: row.scheduledExamTime,
    SentOnlineCheckReminder: row.sentOnlineCheckReminder,
    ExamRequestedAt: row.examRequestedAt,
    PreferredDates: row.preferredDates ?? [],
    Note: row.requestNote,
    ...examOf(row),
    ScreeningInfoCreatedAt: row.screeningInfoCreatedAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}

/** A list's view of the test; `EXAM_STAGE` has the same stages as conditions. */
function examOf(row: ScreeningRow): Pick<ScreeningInfo, 'ExamStage' | 'ExamResult' | 'ExamDay'> {
  const judgedOn = row.initialExamDate ?? row.renewalExamDate
  const scheduled = row.scheduledInitialExamDate ?? row.scheduledRenewalExamDate
  const stage: ExamStage = judgedOn
    ? 'Judged'
    : scheduled
      ? 'Scheduled'
      : row.examRequestedAt
        ? 'Wished'
        : 'Checking'
  return {
    ExamStage: stage,
    ExamResult: judgedOn ? resultOf(row) : null,
    ExamDay: judgedOn ?? scheduled,
  }
}

/** A registration test certified if a donor period begins with it. */
const resultOf = ({ inspectionType, renewalExamResult, validFrom }: ScreeningRow) =>
  inspectionType === 'Renewal' ? renewalExamResult : validFrom ? 'Certified' : 'NotCertified'
