import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBackup } from '../../../../server/start/backup/createBackup'
import { restoreBackup } from '../../../../server/start/backup/restoreBackup'
import { applicant, staff, type Actor } from '../../../support/actors'
import { passing } from '../../../support/answers'
import { callApi, codeOf } from '../../../support/api'
import { testDatabase } from '../../../support/database'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { answered } from '../../care/corrections/answers/support'
import { command } from './support'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const ANSWERS = `query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Answer { data } } } }`
const KEYS = 'person-keys.backup'
const SAID = { Q52: { choices: ['otherDiet'], text: '金糸雀の薬' } }

type Person = { actor: Actor; id: string }

let folder: string
let server: TestServer
let office: Actor
let identity: string
let recipient: string
let stays: Person
let leaves: Person
let comesLater: Person

const person = async (): Promise<Person> => {
  const actor = await applicant(server)
  return { actor, id: await answered(actor, { ...passing, ...SAID }) }
}
const at = (name: string, file = '') => join(folder, name, file)
const backUp = async (name: string) => {
  mkdirSync(at(name))
  const place = { dataDir: server.dataDir, url: server.databaseUrl, recipient }
  return command('backup', at(name, 'backup.tar.age'), place)
}

// Backups of three days, each with its file of keys: one person leaves after the first, one comes after the second.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-encrypted-'))
  const secret = await generateX25519Identity()
  recipient = await identityToRecipient(secret)
  identity = join(folder, 'identity.txt')
  writeFileSync(identity, `# created: 2026-12-01\n# public key: ${recipient}\n${secret}\n`)
  server = await startTestServer()
  office = await staff(server)
  stays = await person()
  leaves = await person()
  await backUp('first')
  expect(codeOf(await leaves.actor.call('mutation { requestWithdrawal { success } }'))).toBeNull()
  await backUp('second')
  comesLater = await person()
  const { stdout } = await backUp('third')
  expect(stdout).toContain('暗号化済み')
  expect(stdout).toContain(`書き直したファイル：${at('third', KEYS)}`)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A backup in an empty place, with a program on it. */
async function restored(
  name: string,
  restore: (place: { dataDir: string; url: string }) => Promise<{ stdout: string }>,
): Promise<{ printed: string; server: TestServer }> {
  const database = await testDatabase({ bare: true })
  const dataDir = mkdtempSync(at(name, 'data-'))
  const { stdout } = await restore({ dataDir, url: database.url })
  return { printed: stdout, server: await startTestServer({ data: { database, dataDir } }) }
}

async function answersIn(target: TestServer, { id }: Person): Promise<unknown> {
  const { data, errors } = await callApi(target, office.token, ANSWERS, { id })
  expect(errors).toBeUndefined()
  return data?.getScreeningById.OnlineCheck?.Answer.data
}

test('nothing can be read of what is written but by the secret key, in the format of age', async () => {
  for (const file of readdirSync(at('first'))) {
    const bytes = readFileSync(at('first', file))
    expect(bytes.toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n')
    for (const word of ['ustar', 'manifest', 'BEGIN PRIVATE KEY']) expect(bytes.includes(word)).toBe(false)
    const decrypter = new Decrypter()
    decrypter.addIdentity(readFileSync(identity, 'utf8').split('\n')[2] ?? '')
    const opened = Buffer.from(await decrypter.decrypt(bytes))
    expect(opened.includes('manifest.json')).toBe(true)
  }
  expect(readdirSync(at('first')).toSorted()).toEqual(['backup.tar.age', KEYS])
})

test('who left is forgotten in the backup of before too, when the keys are those of now; others are read', async () => {
  const { printed, server: target } = await restored('first', (place) =>
    command(
      'restore',
      at('first', 'backup.tar.age'),
      place,
      '--identity',
      identity,
      '--keys',
      at('third', KEYS),
    ),
  )
  try {
    expect(printed).toContain('ほかの1人は鍵がなく、健康に関する回答は読めません')
    expect(await answersIn(target, stays)).toMatchObject(SAID)
    expect(await answersIn(target, leaves)).toEqual({})
    const { rows } = await target.db.$client.query('SELECT user_id FROM person_keys')
    expect(rows).toEqual([{ user_id: stays.actor.id }])
  } finally {
    await target.close()
  }
})

test('with the keys of its own day a backup opens everything: old files of keys must not be kept', async () => {
  const { printed, server: target } = await restored('first', (place) =>
    command('restore', at('first', 'backup.tar.age'), place, '--identity', identity),
  )
  try {
    expect(printed).toContain('人の鍵　　2\n')
    expect(await answersIn(target, leaves)).toMatchObject(SAID)
  } finally {
    await target.close()
  }
})

describe('a restore refuses, and changes nothing:', () => {
  /** What it says, having changed nothing. */
  const refusal = async (options: Partial<Parameters<typeof restoreBackup>[0]>): Promise<string> => {
    const connection = await testDatabase({ bare: true })
    const dataDir = mkdtempSync(join(folder, 'refused-'))
    try {
      const path = at('third', 'backup.tar.age')
      const said = await restoreBackup({ connection, dataDir, path, identity, ...options }).then(
        () => '',
        (error: unknown) => String(error),
      )
      const { rows } = await connection.pool.query(
        `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
      )
      expect(rows).toEqual([])
      expect(readdirSync(dataDir)).toEqual([])
      return said
    } finally {
      await connection.close()
    }
  }
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    writeFileSync(join(folder, name), change(readFileSync(at('third', 'backup.tar.age'))))
    return join(folder, name)
  }

  test('without the secret key, with another, and with a file that is none', async () => {
    expect(await refusal({ identity: null })).toContain('「--identity 秘密鍵のファイル」を付けて')
    const others = join(folder, 'others.txt')
    writeFileSync(others, await generateX25519Identity())
    expect(await refusal({ identity: others })).toContain('渡された秘密鍵では開けません')
    const wrong = join(folder, 'wrong.txt')
    writeFileSync(wrong, recipient)
    expect(await refusal({ identity: wrong })).toContain(
      'ageの秘密鍵のファイル（AGE-SECRET-KEY-…）ではありません',
    )
    expect(await refusal({ identity: join(folder, 'none.txt') })).toContain('を読めません')
  })

  test('what was cut off, also at the end of a chunk, or changed by one bit', async () => {
    expect(await refusal({ path: changed('short', (bytes) => bytes.subarray(0, -1)) })).toContain(
      '壊れています',
    )
    const header = readFileSync(at('third', 'backup.tar.age')).indexOf('\n--- ')
    const chunk = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('\n', header + 1) + 1 + 16 + 65_552)
    expect(await refusal({ path: changed('chunk', chunk) })).toContain('壊れています')
    const bit = (bytes: Buffer) => {
      bytes[bytes.length - 100]! ^= 1
      return bytes
    }
    expect(await refusal({ path: changed('bit', bit) })).toContain('壊れています')
  })

  test('keys that are missing, older than the backup, or a backup in their place', async () => {
    expect(await refusal({ keysPath: join(folder, 'nowhere') })).toContain('がありません')
    expect(await refusal({ keysPath: at('third', 'backup.tar.age') })).toContain('壊れています')
    expect(await refusal({ path: at('third', KEYS) })).toContain('壊れています')
    const older = join(folder, 'older')
    mkdirSync(older)
    await createBackup({
      connection: { db: server.db, lists: server.deps.lists, pool: server.db.$client, close: async () => {} },
      dataDir: server.dataDir,
      path: join(older, 'later.tar'),
      now: new Date(TEST_NOW.getTime() + 1000 * 60 * 60 * 24 * 365),
    })
    expect(await refusal({ path: join(older, 'later.tar'), keysPath: at('second', KEYS) })).toContain(
      '1人の鍵がありません',
    )
  })
})

test('without anything else what can be read comes back, when it is asked for', async () => {
  const { printed, server: target } = await restored('third', (place) =>
    command(
      'restore',
      at('third', 'backup.tar.age'),
      place,
      '--identity',
      identity,
      '--keys',
      at('second', KEYS),
      '--lose-answers',
    ),
  )
  try {
    expect(printed).toContain('ほかの1人は鍵がなく')
    expect(await answersIn(target, stays)).toMatchObject(SAID)
    expect(await answersIn(target, comesLater)).toEqual({})
  } finally {
    await target.close()
  }
})

test('the next backup takes the place of the keys, and leaves nothing of one that was killed', async () => {
  mkdirSync(at('again'))
  copyFileSync(at('first', KEYS), at('again', KEYS))
  writeFileSync(at('again', `${KEYS}.unfinished`), 'half')
  await command('backup', at('again', 'open.tar'), { dataDir: server.dataDir, url: server.databaseUrl })
  expect(readdirSync(at('again')).toSorted()).toEqual(['open.tar', KEYS])
  expect(readFileSync(at('again', KEYS)).includes('nakatsugu-person-keys')).toBe(true)
})
