import { randomBytes } from 'node:crypto'
import { mixed, object } from 'yup'
import type { PoolContext } from '../../ground/context'
import { HOUR } from '../../ground/limits'
import { refusals } from '../../ground/poolError'
import { type Operation, readInput, textInput } from '../../account/readInput'
import { verifyToken } from '../../account/tokens/verifyToken'

function identityIdOf(context: PoolContext, sub: string) {
  const hex = context.keys.fingerprint('identity', sub).toString('hex')
  const { region } = context.settings.pool
  return `${region}:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')}`
}

/** `Logins` maps the provider's name to an id token. @throws NotAuthorizedException for guests and bad tokens */
async function requireLogin(context: PoolContext, logins: unknown) {
  const tokens: unknown[] = typeof logins === 'object' && logins !== null ? Object.values(logins) : []
  const [token] = tokens
  if (typeof token !== 'string') throw refusals.noGuests()
  const verified = await verifyToken(context, token, 'id')
  if (!verified) throw refusals.badIdToken()
  return identityIdOf(context, verified.user.sub)
}

const getIdInput = object({ IdentityPoolId: textInput().required(), Logins: mixed().nullable() })

export const getId: Operation = async (context, body) => {
  const { IdentityPoolId, Logins } = readInput(getIdInput, body)
  if (IdentityPoolId !== context.settings.pool.identityPoolId) throw refusals.noSuchPool()
  return { IdentityId: await requireLogin(context, Logins) }
}

const credentialsInput = object({ IdentityId: textInput().required(), Logins: mixed().nullable() })

/** Credentials in the shape that clients expect. They open nothing in the embedded mode. */
export const getCredentialsForIdentity: Operation = async (context, body) => {
  const { IdentityId, Logins } = readInput(credentialsInput, body)
  if ((await requireLogin(context, Logins)) !== IdentityId) throw refusals.otherLogin()
  return {
    IdentityId,
    Credentials: {
      AccessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
      SecretKey: randomBytes(30).toString('base64'),
      SessionToken: randomBytes(64).toString('base64'),
      Expiration: Math.floor((context.clock.now().getTime() + HOUR) / 1000),
    },
  }
}
