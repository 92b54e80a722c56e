import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerText } from '../../../../../server/office/conversation/mails/answerText'
import { createMailReader } from '../../../../../server/office/conversation/mails/mailReader'
import { readMailAnswers } from '../../../../../server/office/conversation/mails/readMailAnswers'
import { jobs } from '../../../../../server/office/jobs/jobs'
import { runJob } from '../../../../../server/office/jobs/startJobs'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { personNotes } from '../../../../../server/ground/tables/personNotes'
import { workItems } from '../../../../../server/ground/tables/work'
import { ANSWER_TASK } from '../../../../../shared/words/office/conversation'
import { applicant, staff, type Actor } from '../../../../support/actors'
import { startTestServer, type TestServer } from '../../../../support/testServer'
import { mailboxServer } from './mailboxServer'

const CONVERSATION =
  'query ($id: ID!) { listConversation(UserId: $id, Kinds: [Contact], PeopleOnly: true) { items { Operation Text Note { Kind AuthorId Text } } } }' as const
const DELETE = 'mutation ($input: DeletePersonNoteInput!) { deletePersonNote(input: $input) { Id } }' as const
const WRITE = 'mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id } }' as const
const SEARCH =
  'query ($id: ID!, $text: String!) { listConversation(UserId: $id, Text: $text) { items { Operation } } }' as const
const AGAIN = 'query ($id: ID!) { getUserById(UserId: $id) { CallAgain { Text } } }' as const

let mailbox: Awaited<ReturnType<typeof mailboxServer>>
let server: TestServer
let office: Actor
let person: Actor
let mailId: string

beforeAll(async () => {
  mailbox = await mailboxServer()
  server = await startTestServer({ settings: { answerMailboxUrl: mailbox.url } })
  office = await staff(server, 'Coordinator')
  await read()
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})
beforeEach(async () => {
  person = await applicant(server)
  const dedupeKey = randomUUID()
  await server.deps.mail.enqueue(server.db, {
    kind: 'guidanceInvitation',
    params: { deadline: '2026-12-15' },
    to: 'canary@example.com',
    userId: person.id,
    recipientName: null,
    dedupeKey,
  })
  const [row] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, dedupeKey))
  mailId = row?.id ?? ''
  server.logged.length = 0
})
/** Whatever comes, no line has an address or what a mail says. */
afterEach(() => {
  mailbox.state.down = false
  expect(server.logged.join('')).not.toMatch(/canary|@example|水曜日|open sesame/u)
})

const job = jobs.find(({ name }) => name === 'readMailAnswers')
async function read(): Promise<void> {
  if (!job) throw new Error('no such job')
  await runJob(server.deps, job, false)
}
const notes = async (of: Actor = person) =>
  server.deps.vault.open(
    server.db,
    'person_notes',
    await server.db
      .select()
      .from(personNotes)
      .where(eq(personNotes.userId, of.id))
      .orderBy(asc(personNotes.createdAt)),
  )
const tasks = () => server.db.select().from(workItems).where(eq(workItems.userId, person.id))
const inBase64 = (text: string) => Buffer.from(text).toString('base64')

type Mail = { from?: string; text?: string; headers?: readonly string[]; id?: string }
const answers = () => `In-Reply-To: <${mailId}@example.jp>`
function mail({ from = 'canary@example.com', text = '水曜日に変えられますか。', headers = [], id }: Mail) {
  return [
    `From: =?UTF-8?B?${inBase64('青木')}?= <${from}>`,
    'To: office@example.jp',
    `Message-ID: <${id ?? randomUUID()}@phone.example>`,
    `Subject: =?UTF-8?B?${inBase64('Re: ガイダンスのご案内')}?=`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    inBase64(text),
    '',
  ].join('\r\n')
}

test('an answer stands in the conversation and is a task, and the mailbox stays as it is', async () => {
  mailbox.asked.length = 0
  mailbox.put(
    mail({
      headers: [answers()],
      text: '水曜日に変えられますか。\r\n\r\n2026年11月24日(火) 10:00 なかつぐ <no-reply@example.jp>:\r\n> 予約\r\n>\r\n> なかつぐ\r\n',
    }),
  )
  await read()
  const { data } = await office.call(CONVERSATION, { id: person.id })
  expect(data?.listConversation.items).toEqual([
    {
      Operation: 'Answer',
      Text: expect.stringContaining('メールの返信が届きました'),
      Note: {
        Kind: 'MailIn',
        AuthorId: null,
        Text: '件名：Re: ガイダンスのご案内\n\n水曜日に変えられますか。',
      },
    },
  ])
  expect(await tasks()).toMatchObject([{ title: ANSWER_TASK, assigneeId: null, doneAt: null }])
  expect((await office.call(AGAIN, { id: person.id })).data?.getUserById.CallAgain).toBeNull()
  expect(mailbox.asked.some((line) => /^(?:SELECT|STORE|UID (?:STORE|COPY|MOVE))/u.test(line))).toBe(false)
  await read()
  expect(await notes()).toHaveLength(1)
})

test('the mail of a member that answers none is theirs by the address, and says so', async () => {
  const [{ email = '' } = {}] = [person]
  mailbox.put(mail({ from: email.toUpperCase() }))
  await read()
  expect((await notes()).map(({ text }) => text)).toEqual([
    expect.stringContaining('差出人のアドレスで会員と結びました'),
  ])
})

test('an answer from another address says so, first, with the address; it turns no text around', async () => {
  const from = 'mother@family.example'
  const text = '\u{202e}辞めさせてください。㈱①'
  mailbox.put(mail({ from, headers: [answers()], text }))
  mailbox.put(mail({ from: `${from}>, <canary@example.com`, headers: [answers()], text }))
  await read()
  const found = await notes()
  expect(found.map((note) => note.text?.split('\n'))).toEqual([
    [
      expect.stringContaining(`登録とは別のメールアドレス（${from}）`),
      '',
      '件名：Re: ガイダンスのご案内',
      '',
      '辞めさせてください。㈱①',
    ],
    expect.arrayContaining([expect.stringContaining('登録とは別のメールアドレスから')]),
  ])
  // As written, and found in the usual spelling.
  const hits = await office.call(SEARCH, { id: person.id, text: '(株)1' })
  expect(hits.data?.listConversation.items).toHaveLength(2)
  // The controls: the member's address, and the one that the office wrote to.
  mailbox.put(mail({ from: person.email.toUpperCase(), headers: [answers()] }))
  mailbox.put(mail({ headers: [answers()] }))
  await read()
  expect((await notes()).slice(2).map((note) => note.text?.split('\n')[0])).toEqual(
    Array(2).fill('件名：Re: ガイダンスのご案内'),
  )
})

test('a mail that ends the program is not read again, and its task stands', async () => {
  mailbox.put(mail({ headers: [answers()] }))
  const reader = createMailReader()
  const words = () => Promise.reject(new Error('the program ended'))
  await expect(readMailAnswers(server.deps, server.deps.clock.now(), { ...reader, words })).rejects.toThrow(
    'the program ended',
  )
  const stands = [expect.objectContaining({ text: expect.stringContaining('メールを読み取れませんでした') })]
  expect(await notes()).toEqual(stands)
  await read()
  expect(await notes()).toEqual(stands)
  expect(await tasks()).toHaveLength(1)
})

test('a mail that takes too long is not understood; the next one is', async () => {
  const hurried = createMailReader(1)
  const patient = createMailReader()
  const source = Buffer.from(mail({ text: 'あ\n'.repeat(200_000) }))
  expect(await hurried.words(source)).toBeNull()
  expect(await patient.words(source)).toMatchObject({ subject: 'Re: ガイダンスのご案内' })
  await Promise.all([hurried.close(), patient.close()])
})

test('mails of strangers, of programs and of people who left are not read', async () => {
  mailbox.put(mail({ from: 'stranger@example.net' }))
  mailbox.put(mail({ headers: [answers(), 'Auto-Submitted: auto-replied'] }))
  mailbox.put(mail({ headers: [answers(), 'Precedence: bulk'] }))
  mailbox.put(mail({ headers: [`In-Reply-To: <${randomUUID()}@example.jp>`], from: '' }))
  mailbox.put(Buffer.from([0xff, 0xfe, 0x0d, 0x0a, 0x0d, 0x0a, 0x00]))
  // Reports of servers that name no Auto-Submitted, as Exchange 2007, Exim and others write them.
  mailbox.put(mail({ headers: ['Return-Path: <>', answers()] }))
  mailbox.put(
    mail({
      headers: [answers(), 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"'],
    }),
  )
  mailbox.put(mail({ headers: [answers()], from: 'Mailer-Daemon@mail-in2.example.com' }))
  mailbox.put(mail({ headers: [answers(), 'X-Failed-Recipients: canary@example.com'] }))
  await read()
  expect(await notes()).toEqual([])
  // The control: what follows them is read.
  mailbox.put(mail({ headers: [`References: <a@b> <${mailId}@example.jp>`] }))
  await read()
  expect(await notes()).toHaveLength(1)
})

test('words of other programs: ISO-2022-JP, pages alone, attachments, no words', async () => {
  const head = (type: string) =>
    `From: <canary@example.com>\r\n${answers()}\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n`
  mailbox.put(
    Buffer.concat([
      Buffer.from(`${head('text/plain; charset=ISO-2022-JP')}Message-ID: <1@${mailId}>\r\n\r\n`),
      Buffer.from([0x1b, 0x24, 0x42, 0x3f, 0x65, 0x4d, 0x4b, 0x46, 0x7c, 0x1b, 0x28, 0x42]),
    ]),
  )
  mailbox.put(
    `${head('text/html; charset=utf-8')}Message-ID: <2@${mailId}>\r\n\r\n<p>火曜日が<br>よいです</p><script>x</script>`,
  )
  mailbox.put(
    `${head('multipart/mixed; boundary=b')}Message-ID: <3@${mailId}>\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n\r\n--b\r\nContent-Type: image/png; name=a.png\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--`,
  )
  await read()
  const said = (await notes()).map(({ text }) => text?.split('\n').slice(2).join('\n'))
  expect(said.toSorted()).toEqual(
    [
      '水曜日',
      '火曜日が\nよいです',
      '（本文はありません）\n\n（添付が1つあります。事務局の受信箱で開いてください。）',
    ].toSorted(),
  )
})

test('while the mail server is away the job fails; afterwards nothing is lost or read twice', async () => {
  mailbox.put(mail({ headers: [answers()], id: 'first' }))
  mailbox.state.down = true
  await expect(read()).rejects.toThrow(/close|connect|ended/iu)
  mailbox.state.down = false
  // Two processes at once.
  await Promise.allSettled([read(), read()])
  expect(await notes()).toHaveLength(1)
  // Numbers begin anew: what is there already is not read again, what comes is.
  mailbox.numberAnew()
  await read()
  mailbox.put(mail({ headers: [answers()], id: 'second' }))
  await read()
  expect(await notes()).toHaveLength(2)
  expect(await tasks()).toHaveLength(2)
})

test('a talk afterwards is the answer; nobody edits what the person wrote', async () => {
  mailbox.put(mail({ headers: [answers()] }))
  await read()
  const [note] = await notes()
  expect((await office.call(DELETE, { input: { Id: note?.id ?? '' } })).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  )
  const input = {
    IdempotencyKey: randomUUID(),
    UserId: person.id,
    Kind: 'CallOut',
    Result: 'Spoke',
    Text: '',
  }
  expect((await office.call(WRITE, { input })).errors).toBeUndefined()
  expect(await tasks()).toMatchObject([{ doneAt: expect.any(Date) }])
})

test.each([
  ['水曜日に。\n\n> 予約\n> 二行', '水曜日に。'],
  ['上\n> 引用\n下に答え', '上\n> 引用\n下に答え'],
  ['答え\n\n2026/11/24 10:00、なかつぐ <no-reply@example.jp>のメール:\n\n\u{feff}> 予約', '答え'],
  ['答え\n-----Original Message-----\nFrom: x\n本文', '答え'],
  ['①㈱～ＡＢＣ\u{7}\r\nﾃｽﾄ\t終', '①㈱～ＡＢＣ\nﾃｽﾄ 終'],
  ['\u{202e}逆\u{2066}向き\u{200f}', '逆向き'],
  ['答え\n\n＜なかつぐ＞ 様\n＞ 引用', '答え\n\n＜なかつぐ＞ 様'],
  ['あ'.repeat(4_000), `${'あ'.repeat(3_500)}…`],
  ['> 引用だけ', ''],
])('what was written in %j', (text, said) => {
  expect(answerText(text)).toBe(said)
})
