import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
// @ts-expect-error it runs as it is in the image, without types
import { toMetrics } from '../toMetrics.mjs'
import { propertiesOf, templates } from './templates.ts'

const { service } = templates
const alarms = () => propertiesOf(service, 'AWS::CloudWatch::Alarm')

test('every rule of deploy/monitoring/alerts.yaml is an alarm, by its name', () => {
  const rules = [...readFileSync('../monitoring/alerts.yaml', 'utf8').matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name,
  )
  const names = new Set(alarms().map(({ AlarmName }) => AlarmName))
  assert.ok(rules.length >= 10)
  for (const rule of rules) assert.ok(names.has(rule), rule)
})

test('what docs/operations.md asks to watch besides is watched', () => {
  const names = alarms().map(({ AlarmName }) => AlarmName)
  for (const name of [
    'NakatsuguLogErrors',
    'NakatsuguDisk',
    'NakatsuguBackupMissing',
    'NakatsuguBackupFailed',
  ])
    assert.ok(names.includes(name), name)
  service.hasResourceProperties('AWS::Logs::MetricFilter', { FilterPattern: '{ $.level >= 50 }' })
})

test('returned mails that nobody reads are an alarm, not each of them', () => {
  service.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'NakatsuguMailsReturned',
    MetricName: 'ApproximateAgeOfOldestMessage',
    Threshold: 900,
  })
})

test('a message about a returned mail that could not be handled is an alarm', () => {
  const [alarm, ...rest] = alarms().filter(({ AlarmName }) => AlarmName === 'NakatsuguMailsReturnedGivenUp')
  assert.equal(rest.length, 0)
  assert.equal(alarm?.MetricName, 'ApproximateNumberOfMessagesVisible')
  assert.equal(alarm?.Threshold, 0)
  assert.match(JSON.stringify(alarm?.Dimensions), /Undelivered/)
})

test('every alarm tells somebody', () => {
  for (const { AlarmActions, AlarmName } of alarms()) assert.equal(AlarmActions?.length, 1, AlarmName)
  service.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'operations@example.jp',
  })
})

const TEXT = `# HELP nakatsugu_database_up Whether the database answered
# TYPE nakatsugu_database_up gauge
nakatsugu_database_up 1
nakatsugu_database_queued{pool="main"} 0
nakatsugu_database_queued{pool="lists"} 3
nakatsugu_replica_used 1
nakatsugu_replica_lag_seconds 0.25
nakatsugu_mails{state="waiting"} 7
nakatsugu_mails{state="failed"} 2
nakatsugu_mail_faults{state="waiting",reason="NoMailbox"} 9
nakatsugu_mail_faults{state="waiting",reason="Sender"} 0
nakatsugu_mail_faults{state="waiting",reason="Login"} 6
nakatsugu_mail_faults{state="failed",reason="Login"} 8
nakatsugu_mail_oldest_seconds 12.5
nakatsugu_unsealed_seconds{chain="log"} 4
nakatsugu_unsealed_seconds{chain="records"} 61.25
nakatsugu_job_runs{state="active"} 9
nakatsugu_job_runs{state="failed"} 1
nakatsugu_operation_seconds_count{operation="me",outcome="ok"} 100
nakatsugu_operation_seconds_count{operation="me",outcome="INTERNAL"} 2
nakatsugu_operation_seconds_count{operation="reserveGuidance",outcome="INTERNAL"} 3
process_resident_memory_bytes 1.5e+8
`

test('numbers of the service become those of the alarms', () => {
  const { values, internal } = toMetrics(TEXT, 4)
  assert.equal(internal, 5)
  assert.deepEqual(values, {
    database_down: 0,
    database_queued: 3,
    replica_lag_seconds: 0.25,
    replica_unused: 0,
    mails_failed: 2,
    mails_refused: 6,
    mail_oldest_seconds: 12.5,
    unsealed_seconds: 61.25,
    jobs_failed: 1,
    operations_internal: 1,
    resident_bytes: 1.5e8,
  })
})

test('errors are counted from the first look on, and a new process does not count backwards', () => {
  assert.equal(toMetrics(TEXT, null).values.operations_internal, 0)
  assert.equal(toMetrics('', 5).values.operations_internal, 0)
})

test('what the service does not say is left out', () => {
  const { values } = toMetrics('nakatsugu_database_up 0\n', 0)
  assert.deepEqual(values, { database_down: 1, operations_internal: 0 })
})

test('every number that an alarm looks at is one that is written, and the service has it', () => {
  const written = new Set(Object.keys(toMetrics(TEXT, 0).values))
  const asked = alarms()
    .filter(({ Namespace, MetricName }) => Namespace === 'nakatsugu' && MetricName !== 'log_errors')
    .map(({ MetricName }) => MetricName)
  assert.deepEqual(new Set(asked), written)
  const metrics = readFileSync('../../server/metrics/metrics.ts', 'utf8')
  for (const [, name = ''] of readFileSync('toMetrics.mjs', 'utf8').matchAll(
    /'nakatsugu_(\w+?)(?:_count)?'/g,
  ))
    assert.ok(metrics.includes(name), name)
})
