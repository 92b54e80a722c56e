import * as onlineCheckResults from '../../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../../shared/messages/pages/memberPages'
import { ResultOk } from '../../checkResult/ResultOk'
import { loadResult } from '../../checkResult/loadResult'
import { isCheckBehind } from '../../checkResult/screening'
import { Note } from '../../components/Basics'
import { Chain } from '../../components/Chain'
import { PageFailed } from '../../components/ErrorPage'
import { stagesDone } from '../../nextStep/stagesDone'
import { notAvailableYet, useSignedInUser } from '../../page/standing'
import { privateMeta } from '../../page/meta'
import { skipOnHashChange } from '../../page/revalidate'
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
