import type { Actor } from './actors'

const NEWS =
  'query ($limit: Int, $nextToken: String) { listMessages(limit: $limit, nextToken: $nextToken) { items { Id IsMail Subject Text SentAt OpenedAt } nextToken unread } }' as const

/** What stands in a person's list of news, newest first. */
export async function news(
  person: Actor,
  page: { limit?: number; nextToken?: string | null | undefined } = {},
) {
  const { data } = await person.call(NEWS, { limit: 100, ...page })
  if (!data) throw new Error('No news')
  return data.listMessages
}
