import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SUPPRESSIONS } from '../lib/suppressions.ts'
import { readSettings } from '../settings.ts'
import { createApp, createStacks } from '../stacks.ts'

test('each rule that is not followed has a reason that says something', () => {
  for (const { path, reason } of SUPPRESSIONS) assert.ok(reason.length > 40, path)
})

test('without a replica, and with the smallest sizes, it synthesises too', () => {
  const settings = readSettings('settings.sample.json')
  settings.sizes.readReplica = false
  settings.hosts.api = settings.hosts.donor
  const app = createApp()
  createStacks(app, settings)
  const messages = app.synth().stacksRecursively.flatMap((stack) => stack.messages)
  assert.deepEqual(
    messages.filter(({ level }) => level !== 'info'),
    [],
  )
})
