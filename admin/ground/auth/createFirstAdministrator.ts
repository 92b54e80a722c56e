import { callPool } from './callPool'
import type { PoolSettings } from './createPool'

/** Opens the first administrator's account with a one-time link. Our own pool only. */
export async function createFirstAdministrator(
  settings: PoolSettings,
  { token, email, password }: { token: string; email: string; password: string },
): Promise<void> {
  await callPool(settings, 'CreateFirstAdministrator', {
    ClientId: settings.userPoolClientId,
    Link: token,
    Username: email,
    Password: password,
  })
}
