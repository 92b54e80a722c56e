import type { Role } from '../../../shared/generated/schema'
import { callApi, type DataOf, type Document, type VariablesOf } from '../../support/api'
import type { TestProgram } from '../../support/program'

type Json = Record<string, unknown>
export type Account = { email: string; password: string }
export type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string }

async function post(url: string, headers: Record<string, string>, body: Json): Promise<Json> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Json
}

/** What the program tells browsers of its user pool. */
export async function clientIdOf(program: TestProgram): Promise<string> {
  const config = (await (await fetch(`${program.origin}/config.json`)).json()) as { userPoolClientId: string }
  return config.userPoolClientId
}

/** A session of its own, by a proof of the password over HTTP. */
export async function signIn(program: TestProgram, account: Account): Promise<Tokens> {
  const signedIn = await post(
    `${program.origin}/identity/`,
    {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: await clientIdOf(program),
      AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
    },
  )
  const tokens = signedIn.AuthenticationResult as Tokens | undefined
  if (!tokens) throw new Error(`${account.email} could not sign in`)
  return tokens
}

const sessions = new WeakMap<TestProgram, Map<string, Promise<Tokens>>>()

/** One session for all calls of an account, for the proof of a password takes its time. */
function sessionOf(program: TestProgram, account: Account): Promise<Tokens> {
  const ofProgram = sessions.get(program) ?? new Map<string, Promise<Tokens>>()
  sessions.set(program, ofProgram)
  const session = ofProgram.get(account.email) ?? signIn(program, account)
  ofProgram.set(account.email, session)
  return session
}

/** Sends one GraphQL document as somebody: what another person does meanwhile. */
export async function callAs<Q extends Document>(
  program: TestProgram,
  account: Account,
  query: Q,
  variables?: VariablesOf<Q>,
): Promise<NonNullable<DataOf<Q>>> {
  const { AccessToken } = await sessionOf(program, account)
  const { data, errors } = await callApi({ url: program.origin }, AccessToken, query, variables)
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

export const administrator = { email: 'admin@example.com', password: 'Demo-Passw0rd' }
export const support = { email: 'support@example.com', password: 'Demo-Passw0rd' }

/** An administrator sets the places of a month. */
export const openPlaces = (program: TestProgram, Year: number, Month: number, AvailableSlots: number) =>
  callAs(
    program,
    administrator,
    `mutation ($input: UpdatePreferenceSlotInput!) { updatePreferenceSlot(input: $input) { GivenGuidanceCount } }`,
    { input: { Year, Month, AvailableSlots, AdditionalAvailableSlots: 0 } },
  )

/** Asked at another desk: nothing has changed today. */
export async function giveStatement(program: TestProgram, number: string): Promise<void> {
  const { findDonor } = await callAs(
    program,
    administrator,
    'query ($number: String!) { findDonor(DonorId: $number) { UserId StatementRequired } }',
    { number },
  )
  if (!findDonor.StatementRequired) return
  await callAs(
    program,
    administrator,
    'mutation ($input: RecordStatementInput!) { recordStatement(input: $input) { UserId } }',
    { input: { UserId: findDonor.UserId, Answer: { choices: ['none'] } } },
  )
}

/** A colleague of the sample has these duties from now on. */
export async function giveDuties(program: TestProgram, email: string, Roles: readonly Role[]): Promise<void> {
  const { listAdministratorByIdProfileCreatedAt: staff } = await callAs(
    program,
    administrator,
    'query ($email: String!) { listAdministratorByIdProfileCreatedAt(filter: { Email: { eq: $email } }) { items { Id Name } } }',
    { email },
  )
  const { Id = '', Name = '' } = staff.items[0] ?? {}
  await callAs(
    program,
    administrator,
    'mutation ($input: UpdateAdministratorInput!) { updateAdministrator(input: $input) { Id } }',
    { input: { Id, Name, Roles: [...Roles] } },
  )
}
