import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { guidances } from '../../../../server/ground/tables/guidance'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { Topic } from '../../../../shared/questionnaire/engine/judgement'
import { currentVersion } from '../../../../shared/questionnaire/engine/versions'
import { applicant, PROFILE, type Actor, type ProfileValues } from '../../../support/actors'
import { passedScreening } from '../../../support/periods'
import type { TestServer } from '../../../support/testServer'

export type Booked = Actor & { guidanceId: string }

/** Somebody with a booked hour, whose check found these topics. */
export async function booked(
  server: TestServer,
  startAt: Date,
  { topics = [], ...values }: ProfileValues & { topics?: Topic[] } = {},
): Promise<Booked> {
  const person = await applicant(server, {
    ...PROFILE,
    userStatus: 'WaitingToParticipateGuidance',
    onlineCheckResult: 'Passed',
    donorProcessStatus: 'Candidate',
    ...values,
  })
  const before = new Date(server.clock.now().getTime() - 86_400_000)
  const { id: screeningId } = await passedScreening(server, person.id, {}, before)
  await server.db
    .update(onlineChecks)
    .set({
      judgement: {
        result: 'Passed',
        outcome: topics[0]?.outcome ?? 'PASS',
        score: 100,
        reasons: [],
        topics,
        findings: [],
        caution: null,
        nextDate: null,
        version: currentVersion,
      },
    })
    .where(eq(onlineChecks.screeningId, screeningId))
  const guidanceId = randomUUID()
  await server.db.insert(guidances).values({
    id: guidanceId,
    userId: person.id,
    status: 'Reserved',
    year: 2026,
    month: 12,
    guidanceInvitedAt: before,
    reservedAt: startAt,
    deadlineAt: '2026-12-10',
    createdAt: before,
    updatedAt: before,
  })
  await server.db.update(userProfiles).set({ statusSince: before }).where(eq(userProfiles.id, person.id))
  return Object.assign(person, { guidanceId })
}
