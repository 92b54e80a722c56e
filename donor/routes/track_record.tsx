import { daysBetween } from '../../shared/facts/dates'
import { TRACK_RECORD_AFTER_CERTIFICATION } from '../../shared/words/program/notices'
import { memberPages } from '../../shared/words/program/memberPages'
import {
  TELL_CHANGES_AFTERWARDS,
  TO_PAYOUT_RECEIPTS,
  trackRecordLead,
} from '../../shared/words/donating/trackRecord'
import { PageHead, Unbroken } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { refreshCurrentUser } from '../ground/currentUser/currentUser'
import { useToday } from '../ground/page/clock'
import { LinkList } from '../parts/components/LinkList'
import { notAvailableYet, useSignedInUser } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import { Given } from '../way/donating/trackRecord/Given'
import { Ledger } from '../way/donating/trackRecord/Ledger'
import { Milestones } from '../way/donating/trackRecord/Milestones'
import { Rhythm } from '../way/donating/trackRecord/Rhythm'
import { TestResults } from '../way/donating/trackRecord/TestResults'
import { loadTrackRecord } from '../way/donating/trackRecord/loadTrackRecord'
import { receivedDays } from '../way/donating/trackRecord/rhythm'
import type { Route } from './+types/track_record'

const { h1 } = memberPages['/track_record']

export async function clientLoader() {
  const { Profile } = await refreshCurrentUser()
  if (!Profile.UserRank) throw notAvailableYet(TRACK_RECORD_AFTER_CERTIFICATION)
  return loadTrackRecord()
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function TrackRecordPage({ loaderData }: Route.ComponentProps) {
  const { DonationInfo, GivenSums, RewardPeriods } = loaderData
  const { InspectionDetail, Profile } = useSignedInUser()
  const today = useToday()
  const [since = null] = receivedDays(DonationInfo, Profile.TotalDonationsCount) ?? []
  const weeks = since ? Math.max(Math.floor(daysBetween(since, today) / 7), 1) : 0
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        <p>
          <Unbroken text={trackRecordLead(since, weeks, Profile.TotalDonationsCount)} />
        </p>
      </PageHead>
      <Rhythm periods={RewardPeriods} />
      {GivenSums && <Given sums={GivenSums} />}
      <Ledger DonationInfo={DonationInfo} RewardPeriods={RewardPeriods} />
      <Milestones DonationInfo={DonationInfo} RewardPeriods={RewardPeriods} />
      <TestResults panels={loaderData.TestPanels ?? []} />
      <LinkList
        items={[
          ...(InspectionDetail.some(({ Status }) => Status === 'Shared')
            ? [{ to: '/inspection_report', label: memberPages['/inspection_report'].h1 }]
            : []),
          { to: '/account/receipts', label: TO_PAYOUT_RECEIPTS },
          {
            to: '/report_condition',
            label: memberPages['/report_condition'].h1,
            note: TELL_CHANGES_AFTERWARDS,
          },
        ]}
      />
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
