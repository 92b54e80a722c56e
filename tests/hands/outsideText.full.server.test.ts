import { expect, test } from 'vitest'
import { shapes, trySizes } from './outsideTexts'

test('1 MB of any shape takes at most twelve times as long as 100 kB', async () => {
  const { tried, wrong } = await trySizes(shapes, 100_000)
  process.stdout.write(`OUTSIDE TEXT: ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
}, 3_600_000)
