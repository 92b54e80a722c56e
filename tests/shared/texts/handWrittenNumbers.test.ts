import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../support/sourceFiles'

/** A year of the calendar, a day of a month, a rate (1時間の定員) and an estimate (3分ほど) are set by no rule. */
const NUMBER =
  /(?<![\d０-９.〇A-Za-z月])(?!(?:1[89]|20)\d\d年|1(?:日|時間|週間)(?:の|に|あたり|休み|から|1回))[\d０-９][\d０-９,]*[万千億]?\s?(?:日(?!目)|週間|か月|ヶ月|時間|分|秒|年|歳|円|kB|MB|GB)(?!ほど)/gu

/** The numbers with a unit that stand in the texts of a file, in the order of the file. */
function numbersIn({ path, text }: { path: string; text: string }): string[] {
  if (!text.match(NUMBER)) return []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(...(node.text.match(NUMBER) ?? []))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind))
  return found.map((number) => `${path} ${number}`)
}

/** Texts that bear a version: who answered or agreed had these words, whatever the rule says later. */
const VERSIONED = [/^shared\/questionnaire\/engine\/(\d{4}-|questionTitles)/, /^donor\/way\/home\/legal\//]

/** Numbers no rule of ours sets, each with the reason; `×2`: so often in the file. */
const noRule = {
  'around the clock': [
    'donor/ground/words/notesOfDonation.ts 24時間',
    'shared/words/check/meanwhile.ts 24時間',
    'shared/words/donating/condition.ts 24時間',
  ],
  'twelve weeks in other words, and an estimate': [
    'donor/ground/words/faq.ts 3か月',
    'server/start/pilot/firstWeek.ts 3週間',
  ],
  'a choice among named days, made from its own row': [
    'admin/care/users/conversation/NoteFields.tsx 1週間',
    'admin/care/users/conversation/NoteFields.tsx 3日',
    'admin/ground/dataProvider/periods.ts 30日 ×2',
    'admin/ground/dataProvider/periods.ts 7日 ×2',
    'donor/way/ahead/whatIf/words.ts 1週間 ×2',
  ],
  'a rate: so many an hour': [
    'admin/office/calendar/OpeningDaysDialog.tsx 1時間',
    'admin/office/calendar/calendarDays.ts 1時間',
  ],
  'the law': ['shared/words/records/breach.ts 60日', 'shared/words/records/receipts.ts 1年'],
  'a setting of the database': [
    'server/ground/db/embedded.ts 128MB',
    'server/start/backup/restoreBackup.ts 256MB',
  ],
  'a guide of the pilot: when to stop': ['server/start/pilot/firstWeek.ts 2日'],
} satisfies Record<string, string[]>

function counted(all: string[]): string[] {
  const times = new Map<string, number>()
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].map(([one, count]) => (count > 1 ? `${one} ×${count}` : one)).toSorted()
}

test('a number with a unit comes into a sentence from the rule that sets it', () => {
  const files = ['shared', 'admin', 'donor', 'server']
    .flatMap(sourceFiles)
    .filter(({ path }) => /\.tsx?$/.test(path) && !VERSIONED.some((place) => place.test(path)))
  expect(counted(files.flatMap(numbersIn))).toEqual(Object.values(noRule).flat().toSorted())
})

test('it is found in a string, a template and a page, not in a comment, a date or a template’s value', () => {
  const text = `// 12週間
    const a = '期限は12週間です'
    const b = \`\${WEEKS}週間のうち、１４日以内、2026年12月6日、8MBまで\`
    const c = <p title="24時間前まで">約{MINUTES}分、1時間の定員、18歳から</p>`
  expect(numbersIn({ path: 'donor/page.tsx', text })).toEqual(
    ['12週間', '１４日', '8MB', '24時間', '18歳'].map((number) => `donor/page.tsx ${number}`),
  )
})
