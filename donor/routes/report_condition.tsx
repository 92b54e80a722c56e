import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatJapaneseDate } from '../../shared/facts/dates'
import { conditionKindLabels } from '../../shared/words/labels/conditionLabels'
import { CONDITION_SINCE, reportPage as texts } from '../../shared/words/donating/condition'
import { reportStages } from '../../shared/words/donating/conditionLinks'
import { memberPages } from '../../shared/words/program/memberPages'
import type { Answer } from '../../shared/questionnaire/engine/answer'
import { ButtonLink, Card, Contact, Note, PageHead } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { ListField } from '../way/check/questions/ChoiceQuestion'
import { ConditionAnswer, SaidItems, ConditionForm } from '../way/donating/condition/ConditionForm'
import { loadCurrentUser, refreshCurrentUser } from '../ground/currentUser/currentUser'
import {
  type ConditionFragment,
  ConditionReportsDocument,
  ReportConditionDocument,
} from '../generated/graphql'
import { request } from '../ground/graphql/request'
import { notAvailableYet } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/report_condition'

const { h1 } = memberPages['/report_condition']

export async function clientLoader() {
  const user = await loadCurrentUser()
  if (!user.MayReportCondition) throw notAvailableYet()
  const [{ getUser }] = await Promise.all([request(ConditionReportsDocument), ListField.load()])
  return getUser.ConditionReports ?? []
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ReportConditionPage({ loaderData: earlier }: Route.ComponentProps) {
  const [sent, setSent] = useState<ConditionFragment | null>(null)
  // A visit at which nothing had changed is no report.
  const told = earlier.filter(({ Items }) => Items.length > 0)
  const { revalidate } = useRevalidator()
  const report = async (Answer: Answer, Since: string) => {
    const { reportCondition } = await request(ReportConditionDocument, { input: { Answer, Since } })
    await refreshCurrentUser().catch(() => undefined)
    setSent(reportCondition)
    window.scrollTo(0, 0)
    void revalidate()
  }
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={sent ? texts.sent : h1} back>
        {!sent && <p>{texts.lead}</p>}
      </PageHead>
      {sent ? (
        <>
          <ConditionAnswer said={sent} />
          <StageOf said={sent} />
          <p className="support">{texts.wrong}</p>
          <div className="buttons">
            <ButtonLink to="/mypage">マイページへ</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <Note tone="plum">
            <p>{texts.urgent}</p>
            <p>{texts.why}</p>
          </Note>
          <ConditionForm title={texts.what} send={texts.send} withSince onSend={report} />
        </>
      )}
      {!sent && told.length > 0 && <Earlier reports={told} />}
      <section className="stackSmall">
        <h2>お問い合わせ</h2>
        <p>{texts.byPhone}</p>
        <Contact />
      </section>
    </div>
  )
}

function StageOf({ said: { Stage } }: { said: ConditionFragment }) {
  return Stage && <p>{reportStages[Stage]}</p>
}

function Earlier({ reports }: { reports: readonly ConditionFragment[] }) {
  return (
    <section className="stackSmall">
      <h2>{texts.earlier}</h2>
      {reports.slice(0, 10).map((said) => (
        <Card key={said.Id}>
          <h3>
            {formatJapaneseDate(said.Day)}　{conditionKindLabels[said.Kind]}
          </h3>
          {said.Since && (
            <p>
              {CONDITION_SINCE}：{formatJapaneseDate(said.Since)}
            </p>
          )}
          <StageOf said={said} />
          <SaidItems said={said} />
        </Card>
      ))}
    </section>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
