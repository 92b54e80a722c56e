import { until } from './child'
import { askForAccount, callerFrom, mailTo } from './person'
import { ask, asOwner } from './postgres'
import type { Line } from './table'
import type { World } from './world'

type Row = { state: string; attempts: number }
const rowOf = async (recipientsId: string) =>
  (await ask<Row>(asOwner, 'SELECT state, attempts FROM mail_outbox WHERE id = $1', [recipientsId]))[0]

/** The letter that a sign-up has caused. */
async function letterTo(world: World, address: string): Promise<string> {
  await askForAccount(callerFrom(world.place, '127.0.6.1'), address)
  const [row] = await ask<{ id: string }>(asOwner, 'SELECT id FROM mail_outbox WHERE recipient = $1', [
    address,
  ])
  if (!row) throw new Error(`メールが送信待ちに入っていません：${address}`)
  return row.id
}

/** What becomes of letters that the mail server turns away for a time, for good, or never answers. */
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
  await letterTo(world, 'silent@example.jp')
  await letterTo(world, 'after@example.jp')
  const after = await mailTo(world.place, 'after@example.jp', 60_000)
  yield {
    what: '答えないメールサーバーの後のメール',
    said: `${after.seconds.toFixed(1)}秒で届く`,
    isGood: true,
  }
}
