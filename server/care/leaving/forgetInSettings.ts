import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../ground/db/client'
import type { UserProfileRow } from '../../ground/tables/users'
import { consoleSettings, sharedViews } from '../../ground/tables/administrators'
import { nfkc } from '../../../shared/facts/normalise'

/** Ignores spelling differences of text, telephone and address. */
const folded = (text: string) => nfkc(text, Infinity).toLowerCase().replace(/[\s-]/gu, '')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
}

/** True for a value that contains the person's id, address, telephone, or both parts of the name. */
function tellsOf(profile: UserProfileRow): (value: unknown) => boolean {
  const { id, email, tel, lastName, firstName, lastNameFurigana, firstNameFurigana } = profile
  const alone = [id, email, tel].flatMap((text) => (text ? [folded(text)] : []))
  const names = [
    [lastName, firstName],
    [lastNameFurigana, firstNameFurigana],
  ].flatMap(([last, first]) => (last && first ? [[folded(last), folded(first)]] : []))
  return (value) => {
    const texts = textsIn(value).map(folded)
    const holds = (part: string) => texts.some((text) => text.includes(part))
    return alone.some(holds) || names.some((parts) => parts.every(holds))
  }
}

/** Removes list items that name the person, such as saved views; null if anything else names them. */
function without(value: unknown, tells: (value: unknown) => boolean): unknown {
  if (!tells(value)) return value
  if (Array.isArray(value)) return value.filter((item) => !tells(item))
  if (typeof value !== 'object' || value === null) return null
  const kept = Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const rest = without(inner, tells)
      return rest === null && inner !== null ? [] : [[key, rest]]
    }),
  )
  return tells(kept) ? null : kept
}

/** Removes a leaving person from staff's settings and the office's views, such as one that searches for them. */
export async function forgetInSettings(tx: Transaction, profile: UserProfileRow): Promise<void> {
  const tells = tellsOf(profile)
  const settings = await tx.select().from(consoleSettings)
  for (const { administratorId, key, value } of settings.filter((setting) => tells(setting.value))) {
    const row = and(eq(consoleSettings.administratorId, administratorId), eq(consoleSettings.key, key))
    const rest = without(value, tells)
    if (rest === null) await tx.delete(consoleSettings).where(row)
    else await tx.update(consoleSettings).set({ value: rest }).where(row)
  }
  const shared = await tx.select().from(sharedViews)
  const told = shared.filter(({ name, conditions }) => tells([name, ...conditions])).map(({ id }) => id)
  if (told.length > 0) await tx.delete(sharedViews).where(inArray(sharedViews.id, told))
}
