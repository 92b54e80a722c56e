import { createPublicKey, hash, randomBytes, verify } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRandom } from '../../../devtools/world/random'
import type { Transaction } from '../../../server/ground/db/client'
import { makeSealKey, NO_HASH, sealKeysOf, type SealKey } from '../../../server/records/seals/chain'
import {
  checkpointKeysOf,
  makeCheckpointKey,
  originOf,
  verifierKeyOf,
} from '../../../server/records/seals/checkpointKeys'
import { signCheckpoint } from '../../../server/records/seals/checkpoints'
import { exportHead, readCheckpoints } from '../../../server/records/seals/heads'
import { leafHash, nodeHash, rootOf } from '../../../server/records/seals/merkle'
import { sealActivities } from '../../../server/records/seals/sealActivities'
import { growTree, readTree } from '../../../server/records/seals/tree'
import { parseCheckpoint } from '../../../shared/rules/records/receipt/checkpoint'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { verdictAfter, writeLog } from './sealTesting'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let key: SealKey
beforeAll(async () => {
  server = await startTestServer()
  makeSealKey(server.deps.settings)
  makeCheckpointKey(server.deps.settings)
  key = sealKeysOf(server.deps.settings)[0]!
})
afterAll(() => server.close())

const keys = () => checkpointKeysOf(server.deps.settings)
const log = async (rows: number) => {
  await writeLog(server.db, rows, createRandom(rows))
  await sealActivities(server.db, { key })
}

describe('the tree', () => {
  /** The definition of RFC 6962, 2.1, as it is written there. */
  const definedRoot = (leaves: Buffer[]): Buffer => {
    if (leaves.length === 0) return hash('sha256', '', 'buffer')
    if (leaves.length === 1) return leafHash(leaves[0]!)
    let k = 1
    while (k * 2 < leaves.length) k *= 2
    return nodeHash(definedRoot(leaves.slice(0, k)), definedRoot(leaves.slice(k)))
  }

  test('is that of RFC 6962 at every size, and of its published examples', () => {
    const inputs = [
      '',
      '00',
      '10',
      '2021',
      '3031',
      '40414243',
      '5051525354555657',
      '606162636465666768696a6b6c6d6e6f',
    ]
    const leaves = inputs.map((hex) => Buffer.from(hex, 'hex'))
    for (let size = 0; size <= leaves.length; size++)
      expect(rootOf(leaves.slice(0, size).map(leafHash))).toEqual(definedRoot(leaves.slice(0, size)))
    // From the test vectors of Certificate Transparency.
    expect(rootOf([]).toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
    expect(rootOf(leaves.map(leafHash)).toString('hex')).toBe(
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    )
  })

  /** RFC 9162, 2.1.3.2. */
  function rootFrom(leaf: Buffer, index: number, size: number, proof: Buffer[]): Buffer {
    let [fn, sn, reached] = [index, size - 1, leaf]
    for (const step of proof) {
      if (fn % 2 === 1 || fn === sn) {
        reached = nodeHash(step, reached)
        while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)]
      } else reached = nodeHash(reached, step)
      ;[fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)]
    }
    return sn === 0 ? reached : NO_HASH
  }

  test('reads its root and proofs from kept nodes as from all leaves, also of a chain that is older', async () => {
    const wrong: string[] = []
    const leaves = Array.from({ length: 70_000 }, (_, place) => hash('sha256', String(place), 'buffer'))
    await server.db
      .transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`)
        await tx.execute(sql`INSERT INTO record_seals (no, kind, record_id, digest, leaf, hash, key_id)
          SELECT no, 'reward_entries', gen_random_uuid(), leaf, leaf, leaf, 'x'
          FROM unnest(${sql.param(leaves)}::bytea[]) WITH ORDINALITY AS made (leaf, no)`)
        await growTree(tx, 'records', 69_000)
        await growTree(tx, 'records', 70_000)
        const reader = readTree(tx, 'records')
        for (const size of [1, 2, 255, 256, 257, 65_535, 65_536, 69_999, 70_000]) {
          const root = await reader.root(size)
          if (!root.equals(rootOf(leaves.slice(0, size)))) wrong.push(`root of ${size}`)
          for (const index of [0, 100, 255, 256, 65_535, 65_536, 69_999].filter((one) => one < size)) {
            const proof = await reader.inclusionProof(index, size)
            if (!rootFrom(leaves[index]!, index, size, proof).equals(root)) wrong.push(`${index} in ${size}`)
          }
        }
        throw new RangeError('taken back')
      })
      .catch((error: unknown) => {
        if (!(error instanceof RangeError)) throw error
      })
    expect(wrong).toEqual([])
  })
})

describe('a signed head', () => {
  test('is a checkpoint to the letter, and whoever knows the public key needs nothing of ours', async () => {
    await log(300)
    expect(await exportHead(server.deps, TEST_NOW)).toBe(2)
    expect(await exportHead(server.deps, new Date(TEST_NOW.getTime() + 600_000)), 'nothing new').toBe(0)
    const [head] = await readCheckpoints(server.deps.files)
    expect(head).toMatchObject({ key: 'activity-heads/2026-12-01T0900.log.checkpoint', tree: 'log' })
    const lines = head!.note.split('\n')
    expect(lines).toEqual([
      'localhost:3000/log',
      '300',
      expect.stringMatching(/^[0-9A-Za-z+/]{43}=$/),
      '',
      expect.stringMatching(/^— localhost:3000\/log [0-9A-Za-z+/]+=*$/),
      expect.stringMatching(/^— localhost:3000\/log [0-9A-Za-z+/]+=*$/),
      '',
    ])
    const signature = Buffer.from(lines[4]!.split(' ')[2]!, 'base64')
    const publicKey = keys()[0]!.publicKey
    const keyId = hash(
      'sha256',
      Buffer.concat([Buffer.from('localhost:3000/log\n\x01'), publicKey]),
      'buffer',
    )
    expect(signature.subarray(0, 4)).toEqual(keyId.subarray(0, 4))
    const text = Buffer.from(`${lines.slice(0, 3).join('\n')}\n`)
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') }
    expect(verify(null, text, createPublicKey({ key: jwk, format: 'jwk' }), signature.subarray(4))).toBe(true)
  })

  test('is refused by whoever reads it when a sign of it is another', () => {
    const origin = originOf(server.deps.settings, 'log')
    const note = signCheckpoint(
      keys()[0]!,
      { origin, size: 5, root: Uint8Array.from(randomBytes(32)) },
      TEST_NOW,
    )
    expect(parseCheckpoint(note)).toMatchObject({ origin, size: 5 })
    for (const [what, other] of Object.entries({
      'a size with a zero before it': note.replace('\n5\n', '\n05\n'),
      'a carriage return': note.replace('\n', '\r\n'),
      'no last newline': note.slice(0, -1),
      'a hyphen for the dash': note.replace('—', '-'),
      'no signature': note.slice(0, note.indexOf('—')),
      'a root cut short': note.replace(/\n[^\n]{44}\n/, '\nAAAA\n'),
    }))
      expect(parseCheckpoint(other), what).toBe(null)
  })

  test('is not signed over a tree that does not go on from the newest one', async () => {
    await log(1)
    const { files } = server.deps
    const other = signCheckpoint(
      keys()[0]!,
      {
        origin: originOf(server.deps.settings, 'log'),
        size: 300,
        root: Uint8Array.from(randomBytes(32)),
      },
      TEST_NOW,
    )
    const at = 'activity-heads/2026-12-01T1000.log.checkpoint'
    await files.put(at, Buffer.from(other), 'text/plain')
    const later = new Date(TEST_NOW.getTime() + 7_200_000)
    await expect(exportHead(server.deps, later)).rejects.toThrow('no head is signed')
    await files.delete(files.bucket, at)
  })
})

describe('verifying', () => {
  const after = async (tamper: (tx: Transaction) => Promise<unknown>, signing = keys()) =>
    verdictAfter(server.db, [], tamper, [key], {
      signed: { checkpoints: await readCheckpoints(server.deps.files), keys: signing },
      vault: server.deps.vault,
    })
  const node = { tree: 'log', level: 8, index: 0 }

  test.each<[string, string, object]>([
    ['a node edited', `UPDATE tree_nodes SET hash = sha256(hash)`, { kind: 'changed', node }],
    ['a node away', `DELETE FROM tree_nodes`, { kind: 'missing', node }],
    [
      'a node too many',
      `INSERT INTO tree_nodes VALUES ('log', 8, 1, '\\x00')`,
      { kind: 'truncated', node: { ...node, index: 1 } },
    ],
  ])('%s is found and named, and nothing else', async (_what, statement, finding) => {
    const verdict = await after((tx) => tx.execute(sql.raw(statement)))
    expect(verdict).toMatchObject({ broken: 1, findings: [finding] })
  })

  test('heads of another key, forged ones and those ahead of the chain are named by their file', async () => {
    expect(await after(async () => undefined)).toMatchObject({ broken: 0 })
    const { files } = server.deps
    const at = 'activity-heads/2026-12-02T0900.log.checkpoint'
    const origin = originOf(server.deps.settings, 'log')
    const root = Uint8Array.from(randomBytes(32))
    const good = signCheckpoint(keys()[0]!, { origin, size: 301, root }, TEST_NOW)
    const [otherKey] = checkpointKeysOf({ checkpointKeys: ['ef'.repeat(32)], dataDir: '' })
    for (const [kind, note] of [
      ['rewritten', good],
      ['truncated', signCheckpoint(keys()[0]!, { origin, size: 400, root }, TEST_NOW)],
      ['forged', good.replace('\n301\n', '\n300\n')],
      ['forged', 'spoilt'],
      ['otherKey', signCheckpoint(otherKey!, { origin, size: 301, root }, TEST_NOW)],
    ] as const) {
      await files.put(at, Buffer.from(note), 'text/plain')
      expect(await after(async () => undefined), note).toMatchObject({
        broken: 1,
        findings: [{ kind, key: at }],
      })
    }
    await files.delete(files.bucket, at)
    expect(verifierKeyOf(origin, otherKey!).keyId).not.toBe(verifierKeyOf(origin, keys()[0]!).keyId)
  })

  test('a chain made anew with its key, nodes and all, is found by the signed head', async () => {
    const { findings, broken } = await after(async (tx) => {
      await tx.execute(
        sql`UPDATE activities SET text = text || '。' WHERE id = (SELECT min(id) FROM activities)`,
      )
      await tx.execute(sql`DELETE FROM activity_seals`)
      await tx.execute(sql`DELETE FROM tree_nodes`)
      await tx.execute(sql`INSERT INTO unsealed_activities (first_id, last_id) SELECT id, id FROM activities`)
      await sealActivities(tx as never, { key })
    })
    expect([broken, findings]).toMatchObject([
      1,
      [{ kind: 'rewritten', no: 300, key: 'activity-heads/2026-12-01T0900.log.checkpoint' }],
    ])
  })
})
