import { addWeeks, japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { RENEWAL_WINDOW_WEEKS } from '../../../../shared/facts/terms'
import { donorStatuses } from '../../../../shared/rules/person/stages'
import type { QuestionSet, Region } from '../../../../shared/questionnaire/engine/question'
import { situationOf } from '../../../../shared/rules/person/situation'
import type { WhatIfPerson } from './whatIf'
import { readSavedAnswers } from '../../check/result/readSavedAnswers'
import type { Screening } from '../../nextStep/screening'
import type { ConditionFragment } from '../../../generated/graphql'
import { nextStepInput } from '../../nextStep/NextStepCard'
import { dueExam } from '../../../ground/currentUser/dueExam'
import { suspensionOf } from '../../../ground/page/standing'
import type { CurrentUser } from '../../../ground/session/currentUserStore'

type Context = Parameters<typeof nextStepInput>[2] & { set: QuestionSet; region: Region }

export function personOf(
  user: CurrentUser,
  screening: Screening | null,
  reports: readonly ConditionFragment[],
  context: Context,
): WhatIfPerson {
  const { Profile, RetryFrom } = user
  const exam = dueExam(user)
  return {
    situation: situationOf(nextStepInput(user, screening, context)),
    birthday: Profile.Birthday,
    check: refusedCheck(user, screening, context),
    retryFrom: RetryFrom,
    told: reports.map(({ Items, UpdatedAt, Lifted }) => ({
      items: Items.map(({ Choice, Date: date, Outcome, NotBefore }) => ({
        choice: Choice,
        date,
        outcome: Outcome,
        notBefore: NotBefore,
      })),
      saidAt: new Date(UpdatedAt),
      lifted: Lifted,
    })),
    period: periodOf(user),
    paused: Profile.DonationPaused === true,
    signBy: user.ConsentToSign?.SignBy ?? null,
    suspended: suspensionOf(user) ? { until: user.Suspension?.Until ?? null } : null,
    examDay: exam?.date && exam.date >= context.today ? exam.date : null,
  }
}

function periodOf({ Profile }: CurrentUser): WhatIfPerson['period'] {
  const { UserStatus, DonorExpirationDate: expiration, CommencementWindowPeriodDate: from } = Profile
  if (!expiration || !donorStatuses.includes(UserStatus)) return null
  return { expiration, windowFrom: from ?? addWeeks(expiration, -RENEWAL_WINDOW_WEEKS) }
}

/** The check that makes the person wait; null once the office or newer criteria let it be repeated. */
function refusedCheck(
  { MayStartOnlineCheck }: CurrentUser,
  screening: Screening | null,
  { today, region, set }: { today: JapaneseDate; region: Region; set: QuestionSet },
): WhatIfPerson['check'] {
  const check = screening?.OnlineCheck
  const { answered_at: answeredAt, data } = check?.Answer ?? {}
  if (!check || !answeredAt || check.Version !== set.version) return null
  const waits = check.OnlineCheckResult === 'Failed_1' && (!MayStartOnlineCheck || check.NextDate === null)
  if (!waits) return null
  const answeredOn = japaneseDateOf(new Date(answeredAt))
  return { answers: readSavedAnswers(data, set, { today, region }), answeredOn }
}
