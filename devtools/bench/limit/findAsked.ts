import { cases, type Asked } from './cases'
import type { Site } from '../openSite'

const MONTH_MS = 30 * 24 * 60 * 60_000

export async function findAsked(site: Site, donorId: string): Promise<Asked> {
  const [list] = cases
  if (!list) throw new Error('There are no cases')
  const answer = await site.ask(list.query, { filter: { UserStatus: { eq: 'WaitingGuidance' } } })
  const { page } = answer as { page: { items: Asked['first']['last'][]; nextToken: string } }
  const last = page.items.at(-1)
  if (!last) throw new Error('Nobody is waiting')
  const since = new Date(site.now.getTime() - MONTH_MS).toISOString()
  return { donorId, since, first: { nextToken: page.nextToken, last } }
}
