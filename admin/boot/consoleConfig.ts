import { boolean, object, string, type InferType } from 'yup'

const schema = object({
  graphqlEndpoint: string().required(),
  region: string().required(),
  userPoolId: string().required(),
  userPoolClientId: string().required(),
  userPoolEndpoint: string(),
  serviceName: string().required(),
  sampleData: boolean(),
  fakeNow: string(),
})

/** What the server tells the console before anybody has signed in (`/config.json`). */
export type ConsoleConfig = InferType<typeof schema>

export async function loadConsoleConfig(): Promise<ConsoleConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return schema.validate(await response.json())
}
