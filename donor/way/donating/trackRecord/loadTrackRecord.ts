import { TrackRecordDocument, type TrackRecordQuery } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'

type Answer = TrackRecordQuery['getUser']
export type TrackRecord = Omit<Answer, 'Id' | 'RewardPeriods'> & {
  RewardPeriods: NonNullable<Answer['RewardPeriods']>
}

/** Newest first. */
export async function loadTrackRecord(): Promise<TrackRecord> {
  const { getUser } = await request(TrackRecordDocument)
  return { ...getUser, RewardPeriods: getUser.RewardPeriods ?? [] }
}
