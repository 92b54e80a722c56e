import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { call } from '../../../pool/support/call'
import { applicant, staff } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import type { Canary } from './openCanary'

/** Writes what lets somebody in, each once while its table is held: codes and passwords of mails, proofs, a device's address. */
export async function writeSecrets({ program, stage, whileHeld }: Canary) {
  const [person, office] = [await applicant(stage), await staff(stage, 'Administrator')]
  const [PinProof, BadgeProof] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const device = {
    Endpoint: 'https://push.example.com/KANARIA-PUSH',
    P256dh: createECDH('prime256v1').generateKeys('base64url'),
    Auth: randomBytes(16).toString('base64url'),
  }
  const lock = 'mutation ($input: SaveDeviceLockInput!) { saveDeviceLock(input: $input) { Share } }'
  const push = 'mutation ($input: SavePushDeviceInput!) { savePushDevice(input: $input) { Others } }'
  const hire = `mutation ($email: String!) {
    createAdministrator(input: { Name: "新人", Email: $email, Role: Support }) { Id } }`
  const [newcomer, email] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  const locked = () => office.call(lock, { input: { DeviceId: randomUUID(), PinProof, BadgeProof } })
  const told = () => person.send(push, { input: { ...device, Kinds: ['Invitation'] } })
  const hired = () => office.send(hire, { email: newcomer })
  const codes: (string | null)[] = []
  await whileHeld('device_locks', 'share', async () => codes.push(codeOf(await locked())))
  await whileHeld('push_devices', 'share', async () => codes.push(codeOf(await told())))
  await whileHeld('mail_outbox', 'share', async () => codes.push(codeOf(await hired())))
  expect(codes).toEqual(['INTERNAL', 'INTERNAL', 'INTERNAL'])
  for (const done of [await locked(), await told(), await hired()]) expect(codeOf(done)).toBeNull()
  const pool = { endpoint: `${program.origin}/identity/` }
  const ask = (operation: string, body: object) =>
    call(pool, operation, { ClientId: stage.pool.settings.pool.userPoolClientId, ...body })
  const UserAttributes = [{ Name: 'email', Value: email }]
  await ask('SignUp', { Username: email, Password: 'Sea-breeze over 9 hills', UserAttributes })
  await ask('ForgotPassword', { Username: person.email })
  const now = stage.clock.now()
  await stage.db.insert(mailOutbox).values({
    id: randomUUID(),
    kind: 'signUpCode',
    recipient: email,
    params: { code: IN_THE_CLEAR },
    dedupeKey: randomUUID(),
    nextAttemptAt: new Date(now.getTime() + 86_400_000),
    createdAt: now,
    updatedAt: now,
  })
  const secrets = [
    PinProof,
    BadgeProof,
    device.Endpoint,
    device.P256dh,
    device.Auth,
    await mailed(program.dataDir, newcomer, /仮パスワード：(\S+)/),
    `code${await mailed(program.dataDir, email, /(\d{6})/)}`,
    `code${await mailed(program.dataDir, person.email, /(\d{6})/)}`,
  ]

  return { secrets, inTheClear: `code${IN_THE_CLEAR}` }
}

/** As the program of before wrote a code. */
const IN_THE_CLEAR = '314159'

/** What a mail says after the words, once it has been sent. */
async function mailed(dataDir: string, email: string, words: RegExp): Promise<string> {
  const find = async () =>
    (await listMails(join(dataDir, 'mail'), 200))
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => words.exec(text)?.[1])
      .find((found) => found !== undefined)
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  return (await find()) ?? ''
}
