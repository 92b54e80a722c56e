import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)
const pages = ['README.md', 'CHANGELOG.md', ...inDocs.map((name) => join('docs', name))]

function anchorsOf(page: string) {
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function isDead(page: string, target: string) {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? page : join(dirname(page), file)
  return (
    !existsSync(path) || (anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor))
  )
}

test('links of every page lead to a file and a heading that are there', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ page, target })),
  )
  const inside = links.filter(({ target }) => !/^(https?|mailto):/.test(target))
  expect(inside.length).toBeGreaterThan(300)
  expect(inside.filter(({ page, target }) => isDead(page, target))).toEqual([])
})
