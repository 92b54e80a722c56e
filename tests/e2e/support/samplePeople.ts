import type { TestProgram } from '../../support/program'
import { administrator, callAs, clientIdOf } from './api'
import { codeFor } from './mailbox'
import { PASSWORD } from './registration'

type Screening = {
  ExamRequestedAt: string | null
  ScheduledInitialExamDate: string | null
  ScheduledRenewalExamDate: string | null
}
/** The check before renewal has not been begun: the newest screening is still that of the last test. */
export const hasNotBegun = ({ ScheduledInitialExamDate, ScheduledRenewalExamDate }: Screening) =>
  ScheduledInitialExamDate !== null || ScheduledRenewalExamDate !== null
export type Person = { Id: string; Email: string; DeleteStatus: boolean }

/** Those of the sample data whom a filter of the console's list finds. */
export async function samplePeople(
  program: TestProgram,
  filter: Record<string, { eq: string | boolean }>,
): Promise<Person[]> {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) { items { Id Email DeleteStatus } }
    }`,
    { filter: { ...filter, DeleteStatus: { eq: false } } },
  )
  return list.items.map((person) => ({ ...person, Email: person.Email ?? '' }))
}

/** Somebody of the sample data at a status, whose newest screening is as wanted. */
export async function findSamplePerson(
  program: TestProgram,
  status: string,
  wanted: (newest: Screening) => boolean,
): Promise<Person> {
  for (const person of await samplePeople(program, { UserStatus: { eq: status } })) {
    const { getUserById } = await callAs(
      program,
      administrator,
      `query ($id: ID!) {
        getUserById(UserId: $id) {
          ScreeningInfo { ExamRequestedAt ScheduledInitialExamDate ScheduledRenewalExamDate }
        }
      }`,
      { id: person.Id },
    )
    const [newest] = getUserById.ScreeningInfo
    if (newest && wanted(newest)) return person
  }
  throw new Error(`nobody in the sample data is at ${status} as wanted`)
}

const taken = new WeakMap<TestProgram, Set<string>>()

/** Gives somebody of the sample data a password, by the code in the mail, as she would herself. */
export async function takeAccount(program: TestProgram, email: string): Promise<void> {
  const ofProgram = taken.get(program) ?? new Set<string>()
  taken.set(program, ofProgram)
  // A second code would be looked for among the mails while only the first is there.
  if (ofProgram.has(email)) return
  const ClientId = await clientIdOf(program)
  const call = async (operation: string, body: Record<string, string>) => {
    const response = await fetch(`${program.origin}/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, Username: email, ...body }),
    })
    if (!response.ok) throw new Error(`${operation}: ${await response.text()}`)
  }
  await call('ForgotPassword', {})
  const ConfirmationCode = await codeFor(program, email, 'パスワード再設定')
  await call('ConfirmForgotPassword', { ConfirmationCode, Password: PASSWORD })
  ofProgram.add(email)
}
