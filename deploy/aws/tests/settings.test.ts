import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkSettings, readSettings, SettingsProblem } from '../settings.ts'

const sample = () => JSON.parse(readFileSync('settings.sample.json', 'utf8'))

const WRONG: [change: (settings: ReturnType<typeof sample>) => void, sentence: RegExp][] = [
  [(all) => (all.account = '1234'), /「account」は/],
  [(all) => (all.availabilityZones = ['ap-northeast-1a']), /「availabilityZones」は/],
  [(all) => (all.availabilityZones = ['ap-northeast-1a', 'ap-northeast-1a']), /「availabilityZones」は/],
  [(all) => (all.hosts.donor = 'https://donor.example.jp'), /「hosts.donor」は/],
  [(all) => (all.hosts.console = all.hosts.donor), /「hosts」の/],
  [(all) => (all.certificates.edge = all.certificates.origin), /「certificates.edge」はリージョンus-east-1/],
  [(all) => (all.mail.address = 'no-reply@elsewhere.jp'), /「mail.address」は「mail.domain」/],
  [(all) => (all.image.tag = 'latest'), /「image.tag」は/],
  [(all) => (all.operatorFile = 'operator.json'), /「operatorFile」は/],
  [(all) => (all.sizes.tasks.least = 1), /「sizes.tasks.least」は/],
  [(all) => (all.sizes.tasks.most = '6'), /「sizes.tasks.most」は/],
  [(all) => (all.sizes.tasks = { least: 4, most: 3 }), /「sizes.tasks.most」は「sizes.tasks.least」以上/],
  [(all) => (all.sizes.memory = 8192), /「sizes.memory」は、cpuが512のとき/],
  [(all) => delete all.alarmsTo, /「alarmsTo」は/],
  [(all) => (all.alarmTo = 'a@example.jp'), /「alarmTo」という項目はありません/],
]

test('the sample is good', () => {
  assert.equal(readSettings('settings.sample.json').hosts.donor, 'donor.example.jp')
})

for (const [index, [change, sentence]] of WRONG.entries())
  test(`a wrong setting is named: ${index + 1} ${sentence.source}`, () => {
    const settings = sample()
    change(settings)
    assert.throws(() => checkSettings(settings), { name: 'Error', message: sentence })
  })

test('all that is wrong is said at once', () => {
  const settings = sample()
  settings.alarmsTo = ''
  settings.hosts.api = ''
  assert.throws(
    () => checkSettings(settings),
    (error) => error instanceof SettingsProblem && error.message.split('\n').length === 2,
  )
})

test('a file that is missing or no JSON is named', () => {
  for (const file of ['nowhere.json', 'settings.ts'])
    assert.throws(() => readSettings(file), { message: new RegExp(`「${file}」を読めません`) })
})
