import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { YourCorrectionsDocument, type YourCorrectionFragment } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { notAvailableYet } from '../../../ground/page/standing'
import { loadScreening } from '../../nextStep/screening'
import { judgedCheck, type Judged } from './judgedCheck'

export type SentAnswers = {
  shown: Judged
  sent: readonly Judged[]
  /** Corrections of the shown check, newest first. */
  corrections: readonly YourCorrectionFragment[]
}

/** All sent checks, and the corrections since. @throws a redirect to my page if there is none */
export async function loadAnswers(checkId: string | null): Promise<SentAnswers> {
  const user = await refreshCurrentUser()
  const newestFirst = user.ScreeningInfo.toSorted((a, b) =>
    b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
  )
  const [{ getUser }, ...checks] = await Promise.all([
    request(YourCorrectionsDocument),
    ...newestFirst.map(async ({ Id }) => judgedCheck(await loadScreening(Id))),
  ])
  const sent = checks.filter((check) => check !== null)
  const shown = sent.find(({ screening }) => screening.Id === checkId) ?? sent[0]
  if (!shown) throw notAvailableYet()
  return {
    shown,
    sent,
    corrections: (getUser.AnswerCorrections ?? []).filter(
      ({ ScreeningId }) => ScreeningId === shown.screening.Id,
    ),
  }
}
