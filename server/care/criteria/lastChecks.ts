import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { LastCheck } from './judgeAgain'
import type { Standing } from '../../ground/tables/keptImpact'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { UserStatus } from '../../../shared/generated/schema'
import type { QuestionId } from '../../../shared/questionnaire/engine/answer'
import type { Queryable } from '../../ground/db/client'
import { onlineChecks, screenings, type OnlineCheckRow } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import type { Vault } from '../../ground/vault/vault'

const BATCH = 250

const standingIn: Record<UserStatus, Standing> = {
  Registration: 'Refused',
  WaitingGuidance: 'Waiting',
  Guidance: 'Invited',
  WaitingToParticipateGuidance: 'Invited',
  OnlineCheckBeforeRegistrationExam: 'UnderTest',
  DonorRegistrationExam: 'UnderTest',
  Donation: 'Certified',
  RenewalExamOnlineCheckBeforeExam: 'Certified',
  DonorRenewalExam: 'Certified',
}

/**
 * The last answers of all who are waiting, invited, under test, certified or refused, a few at a time.
 * @param among narrows them
 */
export async function* lastChecks(db: Queryable, vault: Vault, among?: SQL): AsyncGenerator<LastCheck[]> {
  let last: string | null = null
  for (;;) {
    const people: { id: string; userStatus: UserStatus }[] = await db
      .select({ id: userProfiles.id, userStatus: userProfiles.userStatus })
      .from(userProfiles)
      .where(
        and(
          last === null ? undefined : gt(userProfiles.id, last),
          among,
          eq(userProfiles.deleteStatus, false),
          or(
            inArray(
              userProfiles.userStatus,
              (Object.keys(standingIn) as UserStatus[]).filter((status) => status !== 'Registration'),
            ),
            inArray(userProfiles.onlineCheckResult, ['Failed_1', 'Failed_2']),
          ),
        ),
      )
      .orderBy(asc(userProfiles.id))
      .limit(BATCH)
    if (people.length > 0) yield await checksOf(db, vault, people)
    if (people.length < BATCH) return
    last = people.at(-1)?.id ?? null
    await setImmediate()
  }
}

async function checksOf(
  db: Queryable,
  vault: Vault,
  people: readonly { id: string; userStatus: UserStatus }[],
): Promise<LastCheck[]> {
  const sent = await sentChecks(
    db,
    vault,
    people.map(({ id }) => id),
  )
  return people.flatMap(({ id, userStatus }) => {
    const together = answersTogether(sent.get(id) ?? [])
    return together ? [{ userId: id, standing: standingIn[userStatus], ...together }] : []
  })
}

/** The checks that these people sent, the oldest first. */
export async function sentChecks(
  db: Queryable,
  vault: Vault,
  ids: readonly string[],
): Promise<Map<string, Sent[]>> {
  const rows = await db
    .select({ check: onlineChecks, type: screenings.inspectionType })
    .from(onlineChecks)
    .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
    .where(and(inArray(onlineChecks.userId, ids), isNotNull(onlineChecks.submittedAt)))
    .orderBy(asc(onlineChecks.submittedAt))
  const opened = await vault.open(
    db,
    'online_checks',
    rows.map(({ check }) => check),
  )
  const sent = new Map<string, Sent[]>()
  opened.forEach((check, index) => {
    const one = { check, isRenewal: rows[index]?.type === 'Renewal' }
    sent.set(check.userId, [...(sent.get(check.userId) ?? []), one])
  })
  return sent
}

type Sent = { check: OnlineCheckRow; isRenewal: boolean }

/** A check before a renewal asks only what can change: other answers and their day come from the check before it. */
export function answersTogether(checks: readonly Sent[]): Omit<LastCheck, 'userId' | 'standing'> | null {
  const first = checks.findLastIndex(({ isRenewal }) => !isRenewal)
  const together = checks.slice(Math.max(first, 0))
  const latest = together.at(-1)?.check
  if (!latest?.submittedAt || Object.keys(latest.answers).length === 0) return null
  const carried: Record<QuestionId, JapaneseDate> = {}
  for (const { check } of together)
    for (const id of Object.keys(check.answers)) {
      const sentOn = check.submittedAt ? japaneseDateOf(check.submittedAt) : undefined
      const day = check.carried[id] ?? (check === latest ? undefined : sentOn)
      if (day) carried[id] = day
      else delete carried[id]
    }
  return {
    answers: Object.assign({}, ...together.map(({ check }) => check.answers)),
    carried,
    answeredOn: japaneseDateOf(latest.submittedAt),
    kind: first === -1 ? 'renewal' : 'registration',
    upheld: latest.judgement?.basis?.upheld,
  }
}
