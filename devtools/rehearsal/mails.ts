import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../../server/ground/clock'
import { lookAtMails } from './browser'
import { until } from './child'
import { askForAccount, callerFrom, mailTo } from './person'
import { pathIn, PORTS, QUEUE, REGION } from './place'
import { ask, asOwner } from './postgres'
import type { Line } from './table'
import type { World } from './world'

type Row = { state: string; attempts: number }
const rowOf = async (recipientsId: string) =>
  (await ask<Row>(asOwner, 'SELECT state, attempts FROM mail_outbox WHERE id = $1', [recipientsId]))[0]

async function letterTo(world: World, address: string): Promise<string> {
  await askForAccount(callerFrom(world.place, '127.0.6.1'), address)
  const [row] = await ask<{ id: string }>(asOwner, 'SELECT id FROM mail_outbox WHERE recipient = $1', [
    address,
  ])
  if (!row) throw new Error(`メールが送信待ちに入っていません：${address}`)
  return row.id
}

function messageIdTo(world: World, address: string): string {
  const folder = pathIn(world.place, 'data/mail')
  const letters = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const texts = letters.map((name) => readFileSync(join(folder, name), 'utf8'))
  const letter = texts.find((text) => text.includes(`To: ${address}`)) ?? ''
  return /^Message-ID: (.+)$/im.exec(letter)?.[1]?.trim() ?? ''
}

/** Reports a returned mail, as Amazon SES reports it to its topic. */
async function tellReturned(messageId: string): Promise<void> {
  const event = {
    eventType: 'Bounce',
    mail: { timestamp: systemClock.now().toISOString(), headers: [{ name: 'Message-ID', value: messageId }] },
    bounce: { bounceType: 'Permanent', bounceSubType: 'General' },
  }
  const answer = await fetch(`http://127.0.0.1:${PORTS.queue}/`, {
    method: 'POST',
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=rehearsal/20260101/${REGION}/sns/aws4_request`,
    },
    body: new URLSearchParams({
      Action: 'Publish',
      Version: '2010-03-31',
      TopicArn: `arn:aws:sns:${REGION}:000000000000:${QUEUE}`,
      Message: JSON.stringify(event),
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Letters that the mail server refuses for a time, refuses for good, or never answers. */
export async function* sendMails(world: World): AsyncGenerator<Line> {
  const busy = await letterTo(world, 'busy@example.jp')
  const unknown = await letterTo(world, 'unknown@example.jp')
  await until(
    '送信を試みること',
    async () => (await rowOf(unknown))?.state === 'Failed' || ((await rowOf(unknown))?.attempts ?? 0) > 0,
  )
  const ended = await rowOf(unknown)
  yield {
    what: '550で断られたメール',
    said: `${ended?.attempts}回で${ended?.state === 'Failed' ? '送信失敗として終わる' : `「${ended?.state}」のまま`}`,
    isGood: ended?.state === 'Failed' && ended.attempts === 1,
  }
  const { seconds } = await mailTo(world.place, 'busy@example.jp', 240_000)
  const sent = await rowOf(busy)
  yield {
    what: '451で断られたメール',
    said: `${(sent?.attempts ?? 0) || '？'}回目に届く（${seconds.toFixed(0)}秒）`,
    isGood: true,
  }
  const returned = await letterTo(world, 'returned@example.jp')
  await mailTo(world.place, 'returned@example.jp', 60_000)
  await tellReturned(messageIdTo(world, 'returned@example.jp'))
  const back = await until(
    '戻ってきたメールが送信失敗になること',
    async () => (await rowOf(returned))?.state === 'Failed',
    120_000,
  )
  yield {
    what: '届いたあとに戻ってきたメール',
    said: `${back.toFixed(0)}秒で送信失敗になる`,
    isGood: true,
  }
  await lookAtMails(world.place)
  const later = await rowOf(unknown)
  yield {
    what: '管理画面のメール一覧（ブラウザ）',
    said: `断られた理由と戻ってきた理由が見える 断られたメールの送信は${later?.attempts}回のまま`,
    isGood: later?.state === 'Failed' && later.attempts === 1,
  }
  await letterTo(world, 'silent@example.jp')
  await letterTo(world, 'after@example.jp')
  const after = await mailTo(world.place, 'after@example.jp', 60_000)
  yield {
    what: '答えないメールサーバーの後のメール',
    said: `${after.seconds.toFixed(1)}秒で届く`,
    isGood: true,
  }
}
