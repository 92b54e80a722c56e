import { setTimeout as pause } from 'node:timers/promises'
import { askForAccount, callerFrom, mailTo } from './person'
import { waitsIn } from './postgres'
import type { Line } from './table'
import type { Counts, Traffic } from './traffic'
import type { Part, World } from './world'

const PARTS: readonly [Part, string][] = [
  ['server 1', 'サーバー1'],
  ['server 2', 'サーバー2'],
  ['server 3', 'サーバー3'],
  ['replica', '複製のデータベース'],
  ['primary', '主のデータベース'],
  ['bucket', 'バケット'],
  ['mail', 'メールサーバー'],
]
const DOWN_MS = 1_000

const tell = (counts: Counts, seconds: readonly number[]) =>
  `書き込み${counts.acknowledged} 失われた${counts.lost} 古い読み取り${counts.stale} 失敗${counts.failed}+${counts.brokenPages} 復旧${Math.max(...seconds).toFixed(1)}秒`

/** Failures that a part may cause while it is away: the primary is always needed, and a killed server had calls. */
const mayFail = (part: Part) => part === 'primary' || part.startsWith('server')

/** Kills each part under traffic, that many times. */
export async function* kill(world: World, traffic: Traffic, times: number): AsyncGenerator<Line> {
  const stranger = callerFrom(world.place, '127.0.5.1')
  for (const [part, name] of PARTS) {
    const seconds: number[] = []
    await traffic.look()
    for (let time = 0; time < times; time += 1) {
      await traffic.untilAllAnswered()
      await world.part(part).kill()
      // The primary is always needed; without any other part people get answers before it is back.
      const others = part === 'primary' ? null : traffic.untilAllAnswered()
      others?.catch(() => undefined)
      const address = `letter${time}@example.jp`
      if (part === 'mail') await askForAccount(stranger, address)
      await pause(DOWN_MS)
      await world.start(part)
      if (part === 'mail') await mailTo(world.place, address)
      seconds.push(
        await (others ?? traffic.untilAllAnswered()).catch(async (error: unknown) => {
          throw new Error(`${name}を止めたあと、${String(error)} ${await waitsIn()}`, { cause: error })
        }),
      )
    }
    const counts = await traffic.look()
    const isGood =
      counts.lost + counts.stale === 0 && (mayFail(part) || counts.failed + counts.brokenPages === 0)
    yield {
      what: `${name}を${times}回止める（kill -9）`,
      said: `${tell(counts, seconds)}${isGood || !counts.first ? '' : ` （${counts.first}）`}`,
      isGood,
    }
  }
}
