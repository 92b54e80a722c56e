import { TrackRecordDocument, type TrackRecordQuery } from '../generated/graphql'
import { request } from '../graphql/request'

export type TrackRecord = Omit<TrackRecordQuery['getUser'], 'Id'>

/** Newest first. */
export async function loadTrackRecord(): Promise<TrackRecord> {
  const { getUser } = await request(TrackRecordDocument)
  return getUser
}
