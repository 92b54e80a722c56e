import { hash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { consentDocuments, consents } from '../../../../server/ground/tables/consents'
import { donations } from '../../../../server/ground/tables/donations'
import { applicant, staff, type Actor } from '../../../support/actors'
import { passing, SAVE, START } from '../../../support/answers'
import { codeOf, sendApi } from '../../../support/api'
import { confirmPanel, decide, find, openHold, recordPanel, results } from '../../../support/panels'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import type { TestProgram } from '../../../support/program'
import { correct, discard, record } from '../../../support/units'
import { openCanary, type Canary } from './openCanary'
import { writeSecrets } from './writeSecrets'

// The program itself, with its database and its log, in a process of its own.
vi.setConfig({ hookTimeout: 180_000, testTimeout: 60_000 })

let opened: Canary
let program: TestProgram
let stage: Canary['stage']
const whileHeld: Canary['whileHeld'] = (...held) => opened.whileHeld(...held)
/** What lay there before the person came, packed builds among it: three letters stand in a megabyte by chance. */
let before: ReadonlyMap<string, string>
beforeAll(async () => {
  opened = await openCanary()
  ;({ program, stage } = opened)
  before = new Map(opened.writtenFiles())
})
afterAll(() => opened?.close())

/** Of staff: why it cannot wait. */
const WHY = '病院から急ぎの電話です'
/** What somebody asks for by law. */
const ASKED = '駒鳥の記録を見たい'
/** A gift code, which the office takes in. */
const CODE = 'KANARIA-GIFT-77'
/** What is drawn, what is asked at the guidance, and what stands on a paper: the copy of it holds it as it is. */
const DRAWN = 'M77 7L177 107L277 17L377 117'
const QUESTION = '駒鳥でも献便できますか'
const ON_PAPER = 'KANARIA-ON-PAPER'
const PAPER = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]>>endobj 3 0 obj<</Contents 4 0 R/MediaBox[0 0 9 9]>>endobj
4 0 obj<</Length ${ON_PAPER.length}>>\nstream\n${ON_PAPER}\nendstream endobj trailer<</Root 1 0 R>>`,
).toString('base64')
const CANARIES = [
  DRAWN,
  QUESTION,
  ON_PAPER,
  PAPER.slice(-60, -20),
  ASKED,
  CODE,
  '金糸雀',
  'カナリヤ',
  '09055501234',
  '見本町77-7',
  'Q06',
  WHY,
  encodeURIComponent(WHY),
]

const PROFILE = `mutation { updateUserProfile(input: { LastName: "金糸雀", FirstName: "花子", LastNameFurigana: "カナリヤ",
  FirstNameFurigana: "ハナコ", Gender: Women, Birthday: "1990-04-01", Tel: "09055501234", ZipCode: "9970000",
  Pref: Yamagata, City: "鶴岡市", Address: "見本町77-7", Building: "" }) { Id } }`

const TEXT = readFileSync('docs/consents/2026-04.md', 'utf8')
const SIGNED = { version: '2026-04', sha256: hash('sha256', TEXT, 'hex') }

/** As the office has just recorded it at the guidance. */
async function consentOf(userId: string): Promise<string> {
  const now = stage.clock.now()
  await stage.db
    .insert(consentDocuments)
    .values({ ...SIGNED, title: '同意', effectiveFrom: '2026-04-01', content: TEXT, createdAt: now })
    .onConflictDoNothing()
  const id = randomUUID()
  await stage.db
    .insert(consents)
    .values({ id, userId, ...SIGNED, consentedAt: now, createdAt: now, updatedAt: now })
  return id
}

/** By a coordinator, who may not read health otherwise. */
async function readInEmergency(UserId: string): Promise<string | null> {
  const { token } = await staff(stage, 'Coordinator')
  const query = 'query ($UserId: ID!) { getUserById(UserId: $UserId) { Profile { OnlineCheckResult } } }'
  const headers = { 'x-purpose': 'emergency', 'x-purpose-note': encodeURIComponent(WHY) }
  return codeOf(await sendApi(stage, token, query, { UserId }, headers))
}

test('what a statement held is in no log when it was held up, and what is sealed in no file and no plain backup', async () => {
  const canary = await applicant(stage)
  const admin = await staff(stage)
  const started = await canary.call(START)
  const draft = (actor: Actor) =>
    actor.call(SAVE, {
      id: started.data?.startOnlineCheck.Id,
      answers: { ...passing, Q06: { choices: ['yes'] } },
    })
  const search = `{ listUsersByIdProfileCreatedAt(filter: { LastName: { contains: "金糸雀" }, KitNumber: { contains: "1" } }) { items { Id } } }`

  const ask = () =>
    canary.call(
      `mutation ($words: String!) { requestRights(input: { Kind: Disclosure, Words: $words }) { Id } }`,
      { words: ASKED },
    )

  const codes: (string | null)[] = []
  await whileHeld('online_checks', 'share', async () => codes.push(codeOf(await draft(canary))))
  await whileHeld('guidances', 'access exclusive', async () => codes.push(codeOf(await admin.call(search))))
  await whileHeld('user_profiles', 'share', async () => codes.push(codeOf(await canary.call(PROFILE))))
  await whileHeld('cases', 'share', async () => codes.push(codeOf(await ask())))
  expect(codes).toEqual(['INTERNAL', 'INTERNAL', 'INTERNAL', 'INTERNAL'])

  await whileHeld('record_reads', 'share', async () => codes.push(await readInEmergency(canary.id)))
  expect(codes.splice(4)).toEqual(['INTERNAL'])
  expect(codeOf(await ask())).toBeNull()
  await readInEmergency(canary.id)
  const because = 'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }'
  const Version = 'not a number, so that the document is refused'
  await admin.send(because, { input: { UserId: canary.id, Version, Stop: true, Reason: WHY } })

  const finance = await staff(stage, 'Finance')
  const Csv = `ギフトコード,金額（円）\n${CODE},3000`
  const look = 'mutation ($input: GiftTableInput!) { previewGiftCodes(input: $input) { Fingerprint } }'
  const Fingerprint = (await finance.call(look, { input: { Csv } })).data?.previewGiftCodes.Fingerprint
  const take =
    'mutation ($input: ImportGiftCodesInput!) { importGiftCodes(input: $input) { Amounts { Count } } }'
  await whileHeld('gift_codes', 'share', async () =>
    codes.push(codeOf(await finance.call(take, { input: { Csv, Fingerprint } }))),
  )
  expect(codes.splice(4)).toEqual(['INTERNAL'])
  expect(codeOf(await finance.call(take, { input: { Csv, Fingerprint } }))).toBe(null)

  await consentOf(canary.id)
  const ConsentId = await consentOf((await applicant(stage)).id)
  const sign = 'mutation ($input: SignConsentInput!) { signConsent(input: $input) { Id } }'
  const own = { Version: SIGNED.version, Sha256: SIGNED.sha256, Signature: DRAWN }
  await whileHeld('consent_signatures', 'share', async () =>
    codes.push(codeOf(await canary.call(sign, { input: own }))),
  )
  const note = 'mutation ($input: RecordSignatureInput!) { recordSignature(input: $input) { Id } }'
  const onPaper = { ConsentId, Questions: QUESTION, Paper: PAPER }
  await whileHeld('consent_signatures', 'share', async () =>
    codes.push(codeOf(await admin.call(note, { input: onPaper }))),
  )
  expect(codes.splice(4)).toEqual(['INTERNAL', 'INTERNAL'])
  expect(codeOf(await canary.call(sign, { input: own }))).toBe(null)
  expect(codeOf(await admin.call(note, { input: onPaper }))).toBe(null)

  const files = opened.writtenFiles().filter(([path, text]) => before.get(path) !== text)
  const log = files.find(([path]) => path.endsWith('/server.log'))?.[1] ?? ''
  const failed = log.split('\n').filter((line) => line.includes('operation failed'))
  expect(failed.map((line) => JSON.parse(line).err.cause.code)).toEqual(Array(7).fill('55P03'))
  for (const canaryText of CANARIES) {
    for (const [path, text] of files)
      expect(text.includes(canaryText), `${canaryText} in ${path}`).toBe(false)
    expect(program.output()).not.toContain(canaryText)
  }
  // An address stands there, so the search can find; the rest is sealed with a key of the person or the office.
  const sealed = [ASKED, CODE, DRAWN, QUESTION, ON_PAPER, PAPER.slice(-60, -20)]
  expect(await opened.findings(sealed, ['見本町1-1'])).toEqual([])
})

/** What laboratory, physicians and office wrote about somebody's units. */
const OF_UNITS = {
  value: '紅雀9.87',
  unit: 'BENISUZUME/mL',
  held: '文鳥の病院からの知らせ',
  finding: '十姉妹の所見',
  note: '目白に電話で話しました',
  letter: '鶯のお知らせ',
  reason: '駒鳥の札を量り直しました',
}
/** What a container says is no health, and stands in the clear. */
const IN_THE_CLEAR = '鶺鴒-0412'

test('what is written about units is in no log, no raw file, no write-ahead log and no plain backup', async () => {
  const person = await applicant(stage)
  const [first, second, third, office] = [
    await staff(stage, 'Physician'),
    await staff(stage, 'Physician'),
    await staff(stage, 'Physician'),
    await staff(stage, 'Administrator'),
  ]
  const DonationId = randomUUID()
  const at = new Date()
  await stage.db.insert(donations).values({
    id: DonationId,
    userId: person.id,
    stoolReceiptStatus: 'Implemented',
    donationAt: at,
    donationInfoCreatedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  const unit = (await record(office, { DonationId, Container: IN_THE_CLEAR })).data?.recordUnit.Id ?? ''
  const today = japaneseDateOf(at)
  const said = { Judgement: 'Indeterminate', Value: OF_UNITS.value, Unit: OF_UNITS.unit } as const
  const panel = { Id: randomUUID() }
  const recorded = () => recordPanel(first, person.id, results(today, { HBV: said }), panel)
  const held = () => openHold(first, person.id, { Reason: OF_UNITS.held })
  const codes: (string | null)[] = []
  await whileHeld('test_panels', 'share', async () => codes.push(codeOf(await recorded())))
  await whileHeld('holds', 'share', async () => codes.push(codeOf(await held())))
  expect(codes).toEqual(['INTERNAL', 'INTERNAL'])
  const hold = (await held()).data?.openHold.Id ?? ''
  await whileHeld('holds', 'share', async () =>
    codes.push(codeOf(await find(second, hold, OF_UNITS.finding))),
  )
  expect(codes.splice(2)).toEqual(['INTERNAL'])

  const note = 'mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id } }'
  const letter = 'mutation ($input: SendLetterInput!) { sendLetter(input: $input) { Id } }'
  const once = { IdempotencyKey: randomUUID(), UserId: person.id }
  const done = [
    await recorded(),
    await confirmPanel(second, panel.Id, true),
    await first.send(note, { input: { ...once, Kind: 'Note', Text: OF_UNITS.note, TouchesHealth: true } }),
    await find(second, hold, OF_UNITS.finding),
    await decide(third, hold),
    await office.send(letter, {
      input: {
        ...once,
        Kind: 'Notice',
        Subject: OF_UNITS.letter,
        Text: `{{お名前}}様\n${OF_UNITS.letter}\n{{マイページ}}`,
      },
    }),
    await correct(office, { Id: unit, WeightGrams: 150, Container: IN_THE_CLEAR, Reason: OF_UNITS.reason }),
    await discard(first, [unit], OF_UNITS.reason),
  ]
  expect(done.map(codeOf)).toEqual(done.map(() => null))

  const texts = [...Object.values(OF_UNITS), '"Indeterminate"']
  expect(await opened.findings(texts, [IN_THE_CLEAR])).toEqual([])
})

test('what lets somebody in is in no log, no raw file, no write-ahead log and no plain backup', async () => {
  const { secrets, inTheClear } = await writeSecrets(opened)
  expect(await opened.findings(secrets, [inTheClear])).toEqual([])
})
