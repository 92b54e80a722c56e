import { expect, test } from 'vitest'
import { shapes, trySizes } from './outsideTexts'

test('a text of ten times the length takes ten times as long, whatever it is', async () => {
  // A few of the units, each with another end.
  const { tried, wrong } = await trySizes(
    shapes.filter((_shape, index) => index % 101 === 0),
    10_000,
  )
  process.stdout.write(`OUTSIDE TEXT: ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
}, 300_000)
