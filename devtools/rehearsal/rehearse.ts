import { mkdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { goThrough } from './browser'
import { useCognito } from './cognito'
import { kill } from './kills'
import { sendMails } from './mails'
import { pathIn, placeOf } from './place'
import { usePooler } from './pooler'
import { grant } from './postgres'
import { refuse } from './refusals'
import { roll } from './rolling'
import { command, migrate } from './service'
import { print, type Line } from './table'
import { startTraffic } from './traffic'
import { readWatch, startWatch } from './watch'
import { startWorld, type World } from './world'

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    times: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})
const times = Number(values.times)
type Step = 'faults' | 'pooler' | 'mails' | 'refusals' | 'cognito' | 'upgrade'
const isWanted = (step: Step) => values.only === undefined || values.only.split(',').includes(step)
const trees = { newer: `${values.folder}/newer`, older: `${values.folder}/older` }
let isGood = true

function tell(line: Line): void {
  print(line)
  if (!line.isGood) isGood = false
}

/** A failed part gets its own line. */
async function attempt(what: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    tell({ what, said: error instanceof Error ? error.message : String(error), isGood: false })
  }
}

const since = (began: number) => `${((performance.now() - began) / 1000).toFixed(0)}秒`

async function tellAll(lines: AsyncIterable<Line>): Promise<void> {
  for await (const line of lines) tell(line)
}

async function within(name: string, tree: string, run: (world: World) => Promise<void>) {
  const folder = `${values.folder}/${name}`
  mkdirSync(folder, { mode: 0o711 })
  const world = await startWorld(placeOf(folder, trees), tree)
  try {
    await run(world)
  } finally {
    await world.stop()
  }
}

if (values.only !== 'upgrade')
  await attempt('新しい版だけの本番', async () => {
    const started = performance.now()
    await within('one', trees.newer, async (world) => {
      const { place } = world
      tell({ what: '空の環境から3つのサーバーが応答するまで', said: since(started), isGood: true })
      await attempt('doctorの診断', async () => {
        const { code, said } = command(place, trees.newer, {
          name: 'doctor',
          args: ['--mail-to', 'doctor@example.jp'],
        })
        const wrong = said.split('\n').filter((line) => line.startsWith('✗'))
        tell({ what: 'doctorの診断', said: wrong.join(' ') || 'すべて良好', isGood: code === 0 })
      })
      await attempt('ブラウザで最初の管理者から予約まで', async () => {
        const began = performance.now()
        const link = /https:\S+#first-administrator=\S+/.exec(world.part('server 1').output())?.[0] ?? ''
        await goThrough(place, link)
        tell({ what: 'ブラウザで最初の管理者から予約まで', said: since(began), isGood: true })
      })
      if (isWanted('faults') || isWanted('pooler'))
        await attempt('利用中の障害', async () => {
          const watch = await startWatch(place)
          const traffic = await startTraffic(place, readFileSync(pathIn(place, 'data/office-token'), 'utf8'))
          try {
            if (isWanted('faults')) {
              await tellAll(kill(world, traffic, times))
              await tellAll(readWatch(world))
              tell(await roll(world, traffic, '同じ版のサーバーを順に入れ替える'))
            }
            if (isWanted('pooler')) await tellAll(usePooler(world, traffic))
          } finally {
            // Whatever failed, the parts that follow have the service for themselves.
            await traffic.stop()
            await watch.stop()
          }
        })
      if (isWanted('mails')) await attempt('メール', () => tellAll(sendMails(world)))
      if (isWanted('refusals')) await attempt('断るべきもの', () => tellAll(refuse(world)))
      if (isWanted('cognito')) await attempt('cognito-local', () => tellAll(useCognito(world)))
    })
  })

if (isWanted('upgrade'))
  for (let time = 1; time <= times; time += 1)
    await attempt('版の入れ替え', () =>
      within(`upgrade-${time}`, trees.older, async (world) => {
        const traffic = await startTraffic(world.place, null)
        await traffic.untilAllAnswered()
        await traffic.look()
        migrate(world.place, trees.newer)
        await grant()
        world.useVersion(trees.newer)
        tell(await roll(world, traffic, `移行してから新しい版に順に入れ替える（${time}回目）`))
        await traffic.stop()
      }),
    )

process.exit(isGood ? 0 : 1)
