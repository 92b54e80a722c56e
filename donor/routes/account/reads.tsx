import { useState } from 'react'
import { memberPages } from '../../../shared/words/program/memberPages'
import { recordReadTexts as texts } from '../../ground/words/recordReads'
import { Button, Card, FailedNote, PageHead } from '../../parts/components/Basics'
import { PageFailed } from '../../parts/components/ErrorPage'
import { loadCurrentUser } from '../../ground/currentUser/currentUser'
import { OwnObjectionsDocument, RecordReadsDocument, VisitRecordReadsDocument } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { privateMeta } from '../../ground/page/meta'
import { skipOnHashChange } from '../../ground/page/revalidate'
import { useSignedInUser } from '../../ground/page/standing'
import { looksOf } from '../../way/records/reads/looks'
import { LookList } from '../../way/records/reads/LookList'
import { Objections } from '../../way/records/reads/Objections'
import type { Route } from './+types/reads'
import { useAttempt } from '../../ground/graphql/useAttempt'

const { h1 } = memberPages['/account/reads']

const load = async (userId: string, nextToken: string | null) =>
  (await request(RecordReadsDocument, { userId, nextToken })).listRecordReads

export async function clientLoader() {
  const { Id } = await loadCurrentUser()
  const [page, { listOwnCases: objections }, visit] = await Promise.all([
    load(Id, null),
    request(OwnObjectionsDocument),
    // What was read is shown even where the visit cannot be noted.
    request(VisitRecordReadsDocument).catch(() => null),
  ])
  return { page, objections, newFrom: visit?.visitRecordReads.NewFrom ?? null }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function RecordReadsPage({ loaderData }: Route.ComponentProps) {
  const { Id } = useSignedInUser()
  const [{ items, nextToken }, setShown] = useState(loaderData.page)
  const [objections, setObjections] = useState(loaderData.objections)
  const { busy, failure, attempt } = useAttempt()
  const looks = looksOf(items)
  const more = () =>
    attempt(async () => {
      const next = await load(Id, nextToken)
      setShown({ ...next, items: [...items, ...next.items] })
    })
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        {looks.length > 0 && <p>{texts.lead}</p>}
      </PageHead>
      {objections.length > 0 && <Objections objections={objections} looks={looks} />}
      {looks.length === 0 ? (
        <Card>
          <p>{texts.none}</p>
        </Card>
      ) : (
        <LookList
          looks={looks}
          newFrom={loaderData.newFrom}
          objections={objections}
          onObjected={(objection) =>
            setObjections((known) => [objection, ...known.filter((one) => one.Id !== objection.Id)])
          }
        />
      )}
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      {nextToken && (
        <Button kind="two" busy={busy} onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
