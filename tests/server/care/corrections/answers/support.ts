import { eq } from 'drizzle-orm'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { onlineChecks } from '../../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../../server/ground/tables/users'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import type { Actor } from '../../../../support/actors'
import { START, SUBMIT } from '../../../../support/answers'
import type { TestServer } from '../../../../support/testServer'
import { openedChecks } from '../../../../support/openedChecks'

const FIELDS =
  'Id ScreeningId State Effect Version DueOn Reason Words DecidedByName Answers { QuestionId Before After } Before { Result NextDate Reasons } After { Result NextDate Reasons }'

/** Sends a check with these answers. */
export async function answered(actor: Actor, answers: Answers): Promise<string> {
  const { data } = await actor.call(START)
  const id = data?.startOnlineCheck.Id ?? ''
  const sent = await actor.call(SUBMIT, { id, answers })
  if (!sent.data) throw new Error('The check was not sent')
  return id
}

export const correct = (actor: Actor, id: string, answers: unknown) =>
  actor.call(
    'mutation ($id: ID!, $answers: JSON!) { correctOnlineCheckAnswers(input: { ScreeningId: $id, Answers: $answers }) { OnlineCheck { OnlineCheckResult NextDate } } }',
    { id, answers },
  )

export const preview = (actor: Actor, id: string, answers: unknown) =>
  actor.call(
    'query ($id: ID!, $answers: JSON!) { previewAnswerCorrection(input: { ScreeningId: $id, Answers: $answers }) { Effect DueOn } }',
    { id, answers },
  )

/** What the person sees: newest first. */
export const mine = async (actor: Actor) => {
  const { data } = await actor.call(`{ getUser { AnswerCorrections { ${FIELDS} } } }` as const)
  return data?.getUser.AnswerCorrections ?? []
}

export const look = async (office: Actor, id: string) => {
  const { data } = await office.call(
    `query ($id: ID!) { getAnswerCorrection(Id: $id) { ${FIELDS} } }` as const,
    { id },
  )
  if (!data) throw new Error('No correction')
  return data.getAnswerCorrection
}

type Decision = { Id: string; Version?: number; Accept: boolean; Reason?: string; Words?: string }

export const decide = (office: Actor, decision: Decision) =>
  office.call(
    'mutation ($input: DecideAnswerCorrectionInput!) { decideAnswerCorrection(input: $input) { State After { Result NextDate } } }',
    { input: { Version: 1, Reason: decision.Accept ? 'HeardByTelephone' : 'FirstWasRight', ...decision } },
  )

export const messageOf = (answer: { errors?: { message: string }[] | undefined }) =>
  answer.errors?.[0]?.message ?? ''

/** What the tables hold. */
export const storedOf = (server: TestServer) => ({
  profile: async ({ id }: Actor) =>
    (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0],
  check: async (id: string) => (await openedChecks(server, eq(onlineChecks.screeningId, id)))[0],
  mails: async ({ id }: Actor) => {
    const rows = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))
    return server.deps.vault.open(server.db, 'mail_outbox', rows)
  },
})
