import type { ScreeningDetailQuery, ScreeningRowFragment } from '../generated/graphql'

type Detail = ScreeningDetailQuery['getScreeningById']

/** A screening, in lists and on its page; what a list does not tell is absent until the page has asked for it. */
export type ScreeningRecord = ScreeningRowFragment & { id: string } & Partial<
    Pick<Detail['Info'], 'User'> & Pick<Detail, 'HealthCheck' | 'OnlineCheck'>
  >
