import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { pathIn } from './place'
import { ask, asOwner } from './postgres'
import { command, startProcess } from './service'
import type { Line } from './table'
import type { World } from './world'

const lineOf = (said: string, word: string) =>
  said
    .split('\n')
    .find((line) => line.includes(word))
    ?.trim() ?? '（何も言わない）'

/** Debian's libfaketime, for the time of day only. */
const FAKED = { LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1', DONT_FAKE_MONOTONIC: '1' }

/** What must be reported or refused: wrong certificates and clocks, versions that do not fit. */
export async function* refuse(world: World): AsyncGenerator<Line> {
  const { place, front } = world
  await front.turn({ certificate: 'expired' })
  const expired = command(place, place.trees.newer, { name: 'doctor' })
  await front.turn({})
  const certificate = lineOf(expired.said, '証明書')
  yield {
    what: '期限の切れた証明書',
    said: certificate,
    isGood: expired.code === 1 && certificate.startsWith('✗'),
  }

  for (const [ahead, word] of [
    ['+90s', '進んで'],
    ['-90s', '遅れて'],
  ] as const) {
    const wrong = command(place, place.trees.newer, {
      name: 'doctor',
      settings: { ...FAKED, FAKETIME: ahead },
    })
    const clock = lineOf(wrong.said, '時計')
    yield {
      what: `${ahead.slice(0, 3)}秒ずれた時計`,
      said: clock,
      isGood: wrong.code === 1 && clock.startsWith('✗') && clock.includes(`秒${word}います`),
    }
  }

  await ask(
    asOwner,
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('rehearsal', (SELECT max(created_at) + 1000 FROM drizzle.__drizzle_migrations))`,
  )
  const newer = await startProcess(place, place.trees.newer, 7).then(
    async (child) => {
      await child.kill()
      return ''
    },
    (error: unknown) => String(error),
  )
  await ask(asOwner, `DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'rehearsal'`)
  yield {
    what: '新しい版のデータベースに古い版',
    said: newer ? lineOf(newer, 'データベース') : '起動した',
    isGood: newer.includes('新しい'),
  }

  const tree = pathIn(place, 'over')
  cpSync(place.trees.older, tree, { recursive: true })
  execFileSync('cp', ['-a', `${place.trees.newer}/.`, tree])
  const over = await startProcess(place, tree, 6).then(
    async (child) => {
      await child.stop()
      return null
    },
    (error: unknown) => String(error),
  )
  rmSync(tree, { recursive: true })
  yield {
    what: '別の版の上に展開したパッケージ',
    said: over ?? '新しい版として起動し、終わる',
    isGood: over === null,
  }
}
