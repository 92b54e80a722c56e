import type { TestProgram } from '../../support/program'

type Json = Record<string, unknown>

async function post(url: string, headers: Record<string, string>, body: Json): Promise<Json> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Json
}

/** Signs in over HTTP and sends one GraphQL document: what another person does meanwhile. */
export async function callAs(
  program: TestProgram,
  account: { email: string; password: string },
  query: string,
  variables: Json = {},
): Promise<Json> {
  const config = (await (await fetch(`${program.origin}/config.json`)).json()) as { userPoolClientId: string }
  const signedIn = await post(
    `${program.origin}/identity/`,
    {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: config.userPoolClientId,
      AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
    },
  )
  const tokens = signedIn.AuthenticationResult as { AccessToken: string } | undefined
  if (!tokens) throw new Error(`${account.email} could not sign in`)
  const answer = await post(
    `${program.origin}/graphql`,
    { 'content-type': 'application/json', authorization: tokens.AccessToken },
    { query, variables },
  )
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data as Json
}

export const administrator = { email: 'admin@example.com', password: 'Demo-Passw0rd' }

/** An administrator sets the places of a month. */
export const openPlaces = (program: TestProgram, Year: number, Month: number, AvailableSlots: number) =>
  callAs(
    program,
    administrator,
    `mutation ($input: UpdatePreferenceSlotInput!) { updatePreferenceSlot(input: $input) { GivenGuidanceCount } }`,
    { input: { Year, Month, AvailableSlots, AdditionalAvailableSlots: 0 } },
  )
