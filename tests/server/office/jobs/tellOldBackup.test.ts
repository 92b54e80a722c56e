import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteLastBackup } from '../../../../server/ground/files/lastBackup'
import { tellOldBackup } from '../../../../server/office/jobs/tellOldBackup'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { recordingSmtpServer } from '../../ground/outbox/recordingSmtpServer'

let server: TestServer
let smtp: Awaited<ReturnType<typeof recordingSmtpServer>>
beforeAll(async () => {
  ;[server, smtp] = await Promise.all([startTestServer(), recordingSmtpServer()])
})
afterAll(() => Promise.all([server.close(), smtp.close()]))

const HOUR_MS = 3_600_000
const told = (hours: number, alarmMail: string | null = 'operator@example.jp') =>
  tellOldBackup(
    { ...server.deps, settings: { ...server.deps.settings, alarmMail, smtpUrl: smtp.url } },
    new Date(TEST_NOW.getTime() + hours * HOUR_MS),
  )

test('whoever is named gets a letter while a night was left out, whatever the timer did', async () => {
  expect(await told(1), 'a first night has to come').toBe(0)
  expect(await told(37, null)).toBe(0)
  expect(await told(37), 'no backup at all').toBe(1)
  noteLastBackup(server.dataDir, new Date(TEST_NOW.getTime() + 36 * HOUR_MS))
  expect(await told(70)).toBe(0)
  expect(await told(73)).toBe(1)
  expect(smtp.recipients).toEqual(Array(2).fill('RCPT TO:<operator@example.jp>'))
})
