import { OwnNewsDocument, OwnVisitsDocument, OwnWaitDocument } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { newsOf, visitsOf, waitOf, type Own } from './ownParts'

/** Each part by a request of its own, where the one for all has failed. */
export async function loadApart(): Promise<Own> {
  const [visits, wait, news] = await Promise.all([
    orNull(request(OwnVisitsDocument).then(({ getUser }) => visitsOf(getUser))),
    orNull(request(OwnWaitDocument).then(({ getUser }) => waitOf(getUser))),
    orNull(request(OwnNewsDocument).then(newsOf)),
  ])
  return { visits, wait, news }
}

const orNull = <T>(part: Promise<T>): Promise<T | null> => part.catch(() => null)
