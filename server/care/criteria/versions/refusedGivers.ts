import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { refusedWindow, type CheckJudged, type HoldSince } from '../../holds/holdWindow'
import { donorStatuses } from '../../../../shared/rules/person/stages'
import type { Queryable } from '../../../ground/db/client'
import { donations, stoolReceived } from '../../../ground/tables/donations'
import { units } from '../../../ground/tables/units'
import { userProfiles } from '../../../ground/tables/users'
import type { Vault } from '../../../ground/vault/vault'
import type { Candidates } from '../judgeAgain'
import { answersTogether, sentChecks } from '../lastChecks'

const BATCH = 250

/** Which days of a person answers concern that are refused now. */
export type Refused = { since: HoldSince; until: JapaneseDate }

/** Something was received from the person and not discarded. What reception rejected may yet be accepted by a correction. */
export const isInStore = sql`exists (select from ${donations}
  left join ${units} on ${units.donationId} = ${donations.id}
  where ${donations.userId} = ${userProfiles.id} and ${stoolReceived}
    and (${units.state} is distinct from 'Discarded' or ${units.rejectionReason} is not null))`

/**
 * The people whose stored answers passed by the criteria before and are refused by the candidate, of all who donate or
 * of whom something is in store; a few at a time. Each check is judged as on the day on which it was sent.
 */
export async function refusedGivers(
  db: Queryable,
  vault: Vault,
  candidates: Candidates,
): Promise<Map<string, Refused>> {
  const found = new Map<string, Refused>()
  for (let last: string | null = null; ;) {
    const people: { id: string }[] = await db
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(
        and(
          last === null ? undefined : gt(userProfiles.id, last),
          eq(userProfiles.deleteStatus, false),
          or(inArray(userProfiles.userStatus, [...donorStatuses]), isInStore),
        ),
      )
      .orderBy(asc(userProfiles.id))
      .limit(BATCH)
    const ids = people.map(({ id }) => id)
    for (const [userId, sent] of await sentChecks(db, vault, ids)) {
      const window = refusedWindow(judgedAgain(sent, candidates), candidates.today)
      if (window) found.set(userId, window)
      // Other requests continue meanwhile.
      await setImmediate()
    }
    last = ids.at(-1) ?? null
    if (people.length < BATCH) return found
  }
}

type SentChecks = Parameters<typeof answersTogether>[0]

function judgedAgain(sent: SentChecks, { before, after, regionName }: Candidates): CheckJudged[] {
  return sent.flatMap(({ check: { submittedAt } }, index) => {
    const given = submittedAt && answersTogether(sent.slice(0, index + 1))
    if (!given) return []
    const on = japaneseDateOf(submittedAt)
    const { answers, ...basis } = given
    const [was, is] = [before, after].map((criteria) =>
      judge(answers, criteria, {
        ...basis,
        today: on,
        region: { name: regionName, municipalities: criteria.municipalities },
      }),
    )
    const isPassed = is?.result === 'Passed'
    return { on, isPassed, isRefused: was?.result === 'Passed' && !isPassed, fitsFrom: is?.nextDate ?? null }
  })
}
