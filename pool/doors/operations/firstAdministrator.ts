import { randomUUID } from 'node:crypto'
import { object } from 'yup'
import { sql } from 'drizzle-orm'
import { isEmail, normaliseEmail } from '../../../server/ground/identity/email'
import { administrators } from '../../../server/ground/tables/administrators'
import { poolUsers } from '../../../server/ground/tables/identity'
import { administratorAccounts, hasAdministrator, useLink } from '../../account/firstAdministratorLink'
import { checkPassword } from '../../account/passwords/setPassword'
import { refusals } from '../../ground/poolError'
import { requireClient, type Operation, readInput, textInput, tokenInput } from '../../account/readInput'
import { computeVerifier, sealVerifier } from '../../account/passwords/srp/verifier'
import { releaseAbandonedAddress, removeUser } from '../../ground/users/findUser'
import { noteEvent } from '../../ground/users/noteEvent'

const createFirstAdministratorInput = object({
  ClientId: textInput().required(),
  Link: tokenInput().required(),
  Username: textInput().required(),
  Password: textInput().required(),
})

/**
 * Our own operation, not Cognito's: opens the first administrator's account, whose next sign-in asks for an
 * authenticator app. Deletes an unused account of an earlier link.
 * @throws NotAuthorizedException when the link has ended or there is an administrator, AliasExistsException,
 * InvalidPasswordException, InvalidParameterException
 */
export const createFirstAdministrator: Operation = async (context, body, caller) => {
  const { ClientId, Link, Username, Password } = readInput(createFirstAdministratorInput, body)
  requireClient(context, ClientId)
  const email = normaliseEmail(Username)
  if (!isEmail(email)) throw refusals.parameter('Invalid email address format.')
  checkPassword(Password, email)
  const sub = randomUUID()
  const now = context.clock.now()
  const sealedVerifier = sealVerifier(context, sub, computeVerifier(context.poolName, sub, Password))
  await context.db.transaction(async (tx) => {
    await useLink(context, tx, Link)
    // The console can add no administrator meanwhile.
    await tx.execute(sql`lock table ${administrators} in share row exclusive mode`)
    if (await hasAdministrator(tx)) throw refusals.linkOver()
    for (const unused of await administratorAccounts(tx)) await removeUser(tx, unused.sub)
    await releaseAbandonedAddress(context, tx, email)
    const inserted = await tx
      .insert(poolUsers)
      .values({
        sub,
        email,
        emailVerified: true,
        status: 'Confirmed',
        groups: ['Administrators'],
        sealedVerifier,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: poolUsers.email })
      .returning({ sub: poolUsers.sub })
    if (inserted.length === 0) throw refusals.changeTaken()
    await noteEvent(context, tx, { kind: 'PasswordChanged', accountId: sub, caller })
  })
  return { UserSub: sub }
}
