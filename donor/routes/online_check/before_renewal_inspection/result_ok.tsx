import {
  behindResult,
  renewalPassedResult,
  topicsAt,
} from '../../../../shared/words/check/onlineCheckResults'
import { onlineCheckPages } from '../../../../shared/words/program/memberPages'
import { meanwhileTexts } from '../../../../shared/words/visits/duringRenewal'
import { tell } from '../../../../shared/rules/visits/visit'
import { ResultOk } from '../../../way/check/result/ResultOk'
import { loadResult } from '../../../way/check/result/loadResult'
import { isCheckBehind } from '../../../way/check/result/judgedCheck'
import { Unbroken } from '../../../parts/components/Basics'
import { PageFailed } from '../../../parts/components/ErrorPage'
import { notAvailableYet, useSignedInUser, useVisit } from '../../../ground/page/standing'
import { privateMeta } from '../../../ground/page/meta'
import { skipOnHashChange } from '../../../ground/page/revalidate'
import type { Route } from './+types/result_ok'

const { h1, primary } = onlineCheckPages['/online_check/before_renewal_inspection/result_ok']

export async function clientLoader() {
  const judged = await loadResult('Renewal')
  if (judged.check.OnlineCheckResult !== 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function RenewalResultOkPage({ loaderData: judged }: Route.ComponentProps) {
  const { DonorExpirationDate: expiration, UserStatus } = useSignedInUser().Profile
  const visit = useVisit()
  const behind = isCheckBehind(judged.screening, UserStatus)
  const { title, text } = behind ? behindResult : renewalPassedResult
  return (
    <ResultOk
      judged={judged}
      h1={h1}
      primary={primary}
      sentence={title}
      topics={behind ? null : topicsAt.exam}
      lead={
        <p>
          {text}
          {!behind && expiration && <Unbroken text={tell(visit, meanwhileTexts).text} />}
        </p>
      }
    />
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
