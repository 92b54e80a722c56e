import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { operations } from '../../../devtools/bench/operations'
import { readDocuments } from '../../../devtools/bench/readDocuments'
import { apiSchema } from '../../../server/doors/graphql/schema'
import { bundled } from '../../support/bundled'

const run = promisify(execFile)

// What it measures is no matter of a test: times differ from one machine to the next.
test('asks for nothing that the console does not ask for', () => {
  const documents = readDocuments()
  const missing = operations.filter(({ document }) => !documents[document]).map(({ name }) => name)
  expect(missing).toEqual([])
  const schema = apiSchema()
  const asked = operations.map(({ document }) => documents[document] ?? '')
  expect(asked.flatMap((document) => validate(schema, parse(document)))).toEqual([])
})

test.each([
  ['--users', '299'],
  ['--log', 'many'],
  ['--database', 'postgres://x'],
])('does not start with %s %s', async (...args) => {
  const program = run(process.execPath, [...bundled('bench'), ...args])
  await expect(program).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('npm run bench -- --users 1000000 --log 5000000') as string,
  })
})
