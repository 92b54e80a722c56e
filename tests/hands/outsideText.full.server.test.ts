import { expect, test } from 'vitest'
import { shapes, slower, trySizes } from './outsideTexts'

test('1 MB of any shape takes at most twelve times as long as 100 kB', async () => {
  const { tried, wrong } = await trySizes(shapes, 100_000)
  process.stdout.write(`OUTSIDE TEXT: ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
}, 3_600_000)

test('the control: a reader that looks at all later lines for each line is found', async () => {
  // So long that no machine is fast enough to hide it below the floor.
  const quadratic = (text: string) => {
    const lines = text.split('\n')
    return lines.findIndex((_line, at) => lines.slice(at).every((line) => line.startsWith('>')))
  }
  expect(await slower(quadratic, (length) => `${'>\n'.repeat(length / 2)}x`, 5_000)).toMatch(/ms, then/)
  expect(
    await slower(
      (text) => text.split('\n'),
      (length) => '>\n'.repeat(length / 2),
      10_000,
    ),
  ).toBeNull()
})
