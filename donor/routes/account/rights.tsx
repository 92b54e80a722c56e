import { useState } from 'react'
import { Link } from 'react-router'
import { answerDaysOf } from '../../../shared/rules/records/cases/rights'
import { memberPages } from '../../../shared/words/program/memberPages'
import { rightsTexts as texts } from '../../ground/words/rights'
import { Card, Contact, PageHead } from '../../parts/components/Basics'
import { PageFailed } from '../../parts/components/ErrorPage'
import { OwnRequestsDocument } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { privateMeta } from '../../ground/page/meta'
import { skipOnHashChange } from '../../ground/page/revalidate'
import { hasProfile, useSignedInUser } from '../../ground/page/standing'
import { useTexts } from '../../ground/page/rootData'
import { OwnDataFiles } from '../../way/account/DataSections'
import { RequestForm } from '../../way/records/rights/RequestForm'
import { RequestList } from '../../way/records/rights/RequestList'
import type { Route } from './+types/rights'

const { h1 } = memberPages['/account/rights']

export async function clientLoader() {
  return (await request(OwnRequestsDocument)).listOwnCases
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function RightsPage({ loaderData }: Route.ComponentProps) {
  const [requests, setRequests] = useState(loaderData)
  const user = useSignedInUser()
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        <p>{texts.lead(answerDaysOf(useTexts()))}</p>
      </PageHead>
      {requests.length > 0 && (
        <RequestList
          requests={requests}
          onChanged={(changed) =>
            setRequests((known) => known.map((one) => (one.Id === changed.Id ? changed : one)))
          }
        />
      )}
      <Card>
        <h2>{texts.atOnce}</h2>
        <p>{texts.atOnceLead}</p>
        <p>
          <Link to="/account">{texts.toAccount}</Link>
        </p>
        <p className="support">{texts.caution}</p>
        <OwnDataFiles formats={['pdf', 'json']} />
      </Card>
      {hasProfile(user) ? (
        <RequestForm onAsked={(asked) => setRequests((known) => [asked, ...known])} />
      ) : (
        <Card>
          <p>{texts.noProfile}</p>
          <Contact />
        </Card>
      )}
      <p>
        <Link to="/procedures_for_disclosure">{texts.others}</Link>
      </p>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
