import { expect, it } from 'vitest'
import { createSharedReads } from '../../../../server/ground/access/sharedAnswers'

function asked() {
  const shared = createSharedReads()
  const answers: ((number: number) => void)[] = []
  const read = () => shared.read('numbers', () => new Promise<number>((resolve) => answers.push(resolve)))
  return { shared, answers, read }
}

it('reads once for all who ask until something changes', async () => {
  const { shared, answers, read } = asked()
  shared.hears(true)
  const all = [read(), read(), read()]
  answers[0]?.(1)
  expect(await Promise.all(all)).toEqual([1, 1, 1])
  expect(answers).toHaveLength(1)
  expect(await read()).toBe(1)
  shared.changed()
  const next = read()
  answers[1]?.(2)
  expect(await next).toBe(2)
})

it('gives nobody who asks after a change what was read before it', async () => {
  const { shared, answers, read } = asked()
  shared.hears(true)
  const before = read()
  shared.changed()
  const after = read()
  answers[1]?.(2)
  answers[0]?.(1)
  expect(await before).toBe(1)
  expect(await after).toBe(2)
  expect(await read()).toBe(2)
})

it('shares nothing while nothing is heard', async () => {
  const { shared, answers, read } = asked()
  void read()
  void read()
  expect(answers).toHaveLength(2)
  shared.hears(true)
  void read()
  shared.hears(false)
  void read()
  expect(answers).toHaveLength(4)
})

it('keeps no failure', async () => {
  const shared = createSharedReads()
  shared.hears(true)
  await expect(shared.read('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await shared.read('a', () => Promise.resolve(3))).toBe(3)
})
