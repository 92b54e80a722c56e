import { and, desc, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { readComposition } from '../../../shared/forms/flora/composition'
import { FEWEST_TOGETHER } from '../../../shared/rules/donating/flora/ranking'
import type { Queryable } from '../../ground/db/client'
import type { FloraAverages } from '../../generated/resolvers'
import { floraTests } from '../../ground/tables/floraTests'
import type { Vault } from '../../ground/vault/vault'

/** More results hardly change a mean. */
const MOST_RESULTS = 1000

type Means = FloraAverages | null

/** The means of each vault's results, shown in every report; kept until a result is shared, corrected or erased. */
const lastMeans = new WeakMap<Vault, { mark: string; means: Promise<Means> }>()

/** Rounded means of recent results, the latest per person. Null, and genera omitted, if too few to hide individuals. */
export async function floraAverages(db: Queryable, vault: Vault): Promise<Means> {
  const [shared] = await db
    .select({ mark: sql<string>`concat(count(*), ' ', max(${floraTests.updatedAt}))` })
    .from(floraTests)
    .where(eq(floraTests.status, 'Shared'))
  const mark = shared?.mark ?? ''
  const last = lastMeans.get(vault)
  if (last?.mark === mark) return last.means
  const means = meansOf(db, vault)
  lastMeans.set(vault, { mark, means })
  means.catch(() => lastMeans.delete(vault))
  return means
}

async function meansOf(db: Queryable, vault: Vault): Promise<Means> {
  const recent = await db
    .select()
    .from(floraTests)
    .where(and(eq(floraTests.status, 'Shared'), isNotNull(floraTests.diversityScoreScaled)))
    .orderBy(desc(floraTests.sharedDate), asc(floraTests.id))
    .limit(MOST_RESULTS)
  const latest = new Map(recent.toReversed().map((row) => [row.userId, row]))
  const found = (await vault.open(db, 'flora_tests', [...latest.values()])).flatMap((row) => {
    const composition = readComposition(row.intestinalFloraComposition)
    return composition ? [{ diversity: row.diversityScoreScaled ?? 0, shares: sharesOf(composition) }] : []
  })
  const People = found.length
  if (People < FEWEST_TOGETHER) return null
  const genera = new Map<string, { people: number; total: number }>()
  for (const [genus, share] of found.flatMap(({ shares }) => [...shares])) {
    const known = genera.get(genus) ?? { people: 0, total: 0 }
    genera.set(genus, { people: known.people + 1, total: known.total + share })
  }
  return {
    People,
    DiversityScoreScaled: rounded(sumOf(found.map(({ diversity }) => diversity)) / People, 1),
    Genera: [...genera]
      .filter(([, { people }]) => people >= FEWEST_TOGETHER)
      .toSorted(([a, { total: one }], [b, { total: other }]) => other - one || (a < b ? -1 : 1))
      .map(([Genus, { total }]) => ({ Genus, Share: rounded(total / People, 3) })),
  }
}

function sharesOf(composition: Readonly<Record<string, number>>): Map<string, number> {
  const shares = new Map<string, number>()
  for (const [name, share] of Object.entries(composition)) {
    const genus = name.toLowerCase().replace(/^g__/, '')
    if (share > 0) shares.set(genus, (shares.get(genus) ?? 0) + share)
  }
  return shares
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
