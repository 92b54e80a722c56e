import { Link } from 'react-router'
import { TRACK_RECORD_AFTER_CERTIFICATION } from '../../shared/words/program/notices'
import { memberPages } from '../../shared/words/program/memberPages'
import {
  TELL_CHANGES_AFTERWARDS,
  TO_PAYOUT_RECEIPTS,
  TRACK_RECORD_LEAD,
} from '../../shared/words/donating/trackRecord'
import { BackToMyPage, Words } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { refreshCurrentUser } from '../ground/currentUser/currentUser'
import { notAvailableYet } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import { DonationList, RewardsSection } from '../way/donating/trackRecord/GivenAndEarned'
import { RankCard } from '../way/donating/trackRecord/RankCard'
import { loadTrackRecord } from '../way/donating/trackRecord/loadTrackRecord'
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
  return (
    <div className="wrap column page stackSections">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>
          <Words text={h1} />
        </h1>
        <p>{TRACK_RECORD_LEAD}</p>
      </div>
      <RankCard />
      <RewardsSection periods={loaderData.RewardPeriods} />
      <p>
        <Link to="/account/receipts">{TO_PAYOUT_RECEIPTS}</Link>
      </p>
      <DonationList donations={loaderData.DonationInfo} />
      <p>
        {TELL_CHANGES_AFTERWARDS}
        <br />
        <Link to="/report_condition">{memberPages['/report_condition'].h1}</Link>
      </p>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
