import pg from 'pg'
import type { Asked } from './cases'
import { startSubject, type Subject } from './measured'
import { send } from './send'

/** `scripts/bench.mjs` installs it there. */
const INTO = 'build/peer'

/** A question in its words, in the form of ours. */
export type PeerQuestion = { query: string; variables: Record<string, unknown> }

export type Peer = Subject & {
  /** Null for what it has no words for. */
  questionOf(name: string): PeerQuestion | null
  ask(question: PeerQuestion): Promise<unknown>
}

const fields = `Id: rowId Email: email DonorId: donorId LastName: lastName FirstName: firstName Pref: pref UserStatus: userStatus
  DonorStatus: donorStatus NextDate: nextDate NextDateKind: nextDateKind OnlineCheckResult: onlineCheckResult
  DonorExpirationDate: donorExpirationDate TotalDonationsCount: totalDonationsCount HasCaution: hasCaution
  ProfileCreatedAt: profileCreatedAt`

const list = `query List($after: Cursor, $offset: Int) {
  page: allUserProfiles(condition: { userStatus: WaitingGuidance }, orderBy: [PROFILE_CREATED_AT_DESC, ROW_ID_DESC],
    first: 25, after: $after, offset: $offset) {
    nodes { ${fields} }
    pageInfo { endCursor hasNextPage }
  }
}`

/** It narrows only by what has an index; the benchmark's people have no cancelled donations. */
const person = `query Person($id: UUID!) {
  page: userProfileByRowId(rowId: $id) {
    ${fields}
    ScreeningInfo: screeningsByUserId(orderBy: [SCREENING_INFO_CREATED_AT_DESC, ROW_ID_DESC]) {
      nodes { Id: rowId InspectionType: inspectionType ScheduledInitialExamDate: scheduledInitialExamDate
        ScheduledRenewalExamDate: scheduledRenewalExamDate ScreeningInfoCreatedAt: screeningInfoCreatedAt }
    }
    DonationInfo: donationsByUserId(orderBy: [DONATION_AT_DESC, ROW_ID_DESC]) {
      nodes { Id: rowId DonationAt: donationAt StoolReceiptStatus: stoolReceiptStatus RewardStage: rewardStage }
    }
  }
}`

/** Two types of values bear the name that it gives to tables. */
const RENAMED = `comment on type opening_day is '@name openingDayKind'; comment on type declaration is '@name declarationKind'`

/** Starts PostGraphile over the database. */
export async function startPeer(url: string, { donorId }: Asked): Promise<Peer> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(RENAMED)
  await client.end()
  const subject = await startSubject(`../../../${INTO}/peerServer.mjs`, { DATABASE_URL: url })
  const ask = async (body: PeerQuestion) => {
    const answer = JSON.parse((await send(`${subject.origin}/graphql`, { body })).toString()) as {
      data?: { page: { pageInfo?: { endCursor: string } } }
      errors?: unknown
    }
    if (!answer.data || answer.errors) throw new Error(`PostGraphile: ${JSON.stringify(answer.errors)}`)
    return answer.data
  }
  const after = (await ask({ query: list, variables: {} })).page.pageInfo?.endCursor
  const questions: Record<string, PeerQuestion> = {
    '会員25人、ステータス1つ、新しい順、15項目': { query: list, variables: {} },
    次の25人: { query: list, variables: { after } },
    '1人、検査と献便': { query: person, variables: { id: donorId } },
    '400ページ目': { query: list, variables: { offset: 9975 } },
  }
  return { ...subject, ask, questionOf: (name) => questions[name] ?? null }
}
