import * as onlineCheckResults from '../../../shared/words/check/onlineCheckResults'
import { onlineCheckPages } from '../../../shared/words/program/memberPages'
import { ResultOk } from '../../way/check/result/ResultOk'
import { loadResult } from '../../way/check/result/loadResult'
import { isCheckBehind } from '../../way/check/result/judgedCheck'
import { Note } from '../../parts/components/Basics'
import { Chain } from '../../parts/components/Chain'
import { PageFailed } from '../../parts/components/ErrorPage'
import { stagesDone } from '../../way/nextStep/stagesDone'
import { notAvailableYet, useSignedInUser } from '../../ground/page/standing'
import { privateMeta } from '../../ground/page/meta'
import { skipOnHashChange } from '../../ground/page/revalidate'
import type { Route } from './+types/result_ok'

const { h1, primary } = onlineCheckPages['/online_check/result_ok']

export async function clientLoader() {
  const judged = await loadResult('Registration')
  if (judged.check.OnlineCheckResult !== 'Passed') throw notAvailableYet()
  return judged
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ResultOkPage({ loaderData: judged }: Route.ComponentProps) {
  const user = useSignedInUser()
  const { UserStatus } = user.Profile
  const beforeExam = judged.screening.Info.UserStatus === 'OnlineCheckBeforeRegistrationExam'
  const behind = isCheckBehind(judged.screening, UserStatus)
  const passed =
    UserStatus === 'WaitingGuidance'
      ? onlineCheckResults.passedResult
      : onlineCheckResults.passedAndInvitedResult
  const result = behind
    ? onlineCheckResults.behindResult
    : beforeExam
      ? onlineCheckResults.passedBeforeExamResult
      : passed
  const topics = beforeExam ? onlineCheckResults.topicsAt.exam : onlineCheckResults.topicsAt.guidance
  const warning = onlineCheckResults.notCertifiedYet(beforeExam ? '検査' : 'ガイダンス')
  return (
    <ResultOk
      judged={judged}
      h1={h1}
      primary={primary}
      sentence={result.title}
      topics={behind ? null : topics}
      lead={
        <>
          <p>{result.text}</p>
          <Chain done={stagesDone(user)} />
        </>
      }
    >
      {!behind && (
        <Note tone="yolk" title={warning.title}>
          <p>{warning.text}</p>
        </Note>
      )}
    </ResultOk>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
