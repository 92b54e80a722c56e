import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fragmentOf, kept, promisesIn, type Keeper } from '../../devtools/world/promises'
import { jobs } from '../../server/office/jobs/jobs'
import { isMailKind } from '../../server/ground/outbox/templates/mailTemplates'
import { workKinds } from '../../shared/rules/office/work'

/** Where people who are no staff read sentences. */
const WHERE = ['shared/words', 'server/ground/words', 'server/ground/outbox/templates', 'donor']
/** What staff say to one another. */
const FOR_STAFF = /\/(work|personActions|criteriaApproval|purposes|cases|duties|corrections|clearings)\.ts$/
const sentencesIn = (text: string): string[] => {
  const said = text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .join('\n')
  return promisesIn(said)
}

const found = WHERE.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/') && !FOR_STAFF.test(file))
    .flatMap((file) => sentencesIn(readFileSync(file, 'utf8')).map((sentence) => ({ file, sentence }))),
)

test('each sentence that promises something has what keeps it', () => {
  const wrong = found.filter(({ sentence }) => fragmentOf(sentence, true) === undefined)
  process.stdout.write(`promises: ${found.length} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
})

test('what keeps a promise is there, and no entry is left over', () => {
  const names = new Set(jobs.map(({ name }) => name))
  const exists = (keeper: Keeper) => {
    const [is, name = ''] = keeper.split(':')
    if (is === 'job') return names.has(name)
    if (is === 'mail') return isMailKind(name)
    return is === 'work' ? Object.hasOwn(workKinds, name) : true
  }
  expect(
    Object.values(kept)
      .flat()
      .filter((keeper) => !exists(keeper)),
  ).toEqual([])
  const used = new Set(found.map(({ sentence }) => fragmentOf(sentence, true)))
  expect(Object.keys(kept).filter((fragment) => !used.has(fragment))).toEqual([])
})

test('control: a new promise has nobody who keeps it', () => {
  const [sentence = ''] = sentencesIn("export const x = '後日、担当の者から、お電話でご連絡します。'")
  expect(sentence).not.toBe('')
  expect(fragmentOf(sentence, true)).toBeUndefined()
})
