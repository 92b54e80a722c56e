import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './table'
import type { Traffic } from './traffic'
import { SERVERS, type World } from './world'

/** Replaces one process at a time, after the balancer has emptied it. */
export async function roll(world: World, traffic: Traffic, what: string): Promise<Line> {
  await traffic.untilAllAnswered()
  await traffic.look()
  const began = performance.now()
  for (const [index, part] of SERVERS.entries()) {
    await world.front.turn({ emptied: index })
    await world.part(part).stop()
    await world.start(part)
    await world.front.turn({})
    await pause(3_000)
  }
  await traffic.untilAllAnswered()
  const seconds = (performance.now() - began) / 1000
  const counts = await traffic.look()
  const isGood = counts.lost + counts.stale + counts.failed + counts.brokenPages === 0
  return {
    what,
    said: `書き込み${counts.acknowledged} 失敗${counts.failed} ページ${counts.pages} 壊れたページ${counts.brokenPages} ${seconds.toFixed(0)}秒${counts.first ? ` （${counts.first}）` : ''}`,
    isGood,
  }
}
