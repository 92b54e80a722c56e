import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { oldBrowserText } from '../../shared/facts/oldBrowser'
import { samplePublicTexts } from '../../shared/facts/config'
import { expect, test } from '../e2e/fixtures'

/** What Safari 16.0 cannot read: a lookbehind (16.4), the flag v (17), a static block (16.4). */
function unreadable(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isRegularExpressionLiteral(node) &&
      (/\(\?<[=!]/u.test(node.text) || /\/[a-u]*v[a-z]*$/u.test(node.text))
    )
      found.push(node.text)
    if (ts.isClassStaticBlockDeclaration(node)) found.push('static {')
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.js', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS))
  return found
}

test('no built file holds what the oldest browsers cannot read', () => {
  expect(unreadable('x.split(/(?<=、)/); y = /[a--b]/v; class A { static { this.b = 1 } }')).toHaveLength(3)
  const built = ['build/donor/client', 'build/admin'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(folder, name)),
  )
  const wrong = built.flatMap((name) =>
    unreadable(readFileSync(name, 'utf8')).map((what) => `${name}: ${what}`),
  )
  process.stdout.write(`built files: ${built.length} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
  expect(built.length).toBeGreaterThan(100)
})

test.describe('in an old browser', () => {
  test.use({ expectedProblems: [/./] })

  test('an old browser is told so in one sentence, a newer one is not', async ({
    page,
    sharedProgram: { origin },
  }) => {
    const told = page.getByText(oldBrowserText(samplePublicTexts))
    for (const path of ['/', '/login', '/admin/']) {
      await page.goto(`${origin}${path}`)
      await expect(told).toBeAttached()
      await expect(told).toBeHidden()
    }
    await page.addInitScript(() => {
      for (const name of ['toSorted', 'findLast', 'at']) Reflect.deleteProperty(Array.prototype, name)
    })
    for (const path of ['/', '/login', '/admin/']) {
      await page.goto(`${origin}${path}`)
      await expect(told).toBeVisible()
    }
  })
})
