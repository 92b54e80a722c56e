import { desc, inArray, or } from 'drizzle-orm'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { grouped } from '../../../shared/facts/grouped'
import type { Analyte } from '../../../shared/rules/donating/units/analytes'
import { missingAnalytes, panelOutcome } from '../../../shared/rules/donating/units/panelOutcome'
import { USER_ALREADY_LEFT } from '../../../shared/words/program/apiErrors'
import {
  PANEL_WITHDRAWN_BEFORE,
  panelNotAfter,
  PERSON_UNKNOWN,
  personTwice,
  screeningMissing,
} from '../../../shared/words/donating/panels'
import type { PanelKind } from '../../../shared/generated/schema'
import type { RecordTestPanelInput, TestPanelLine } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { isUuid } from '../../../shared/facts/isUuid'
import { readCsv } from '../../ground/files/readCsv'
import { noting } from '../../ground/files/rowProblems'
import { testPanels, type TestPanelRow } from '../../ground/tables/panels'
import { screenings } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import { standardNow } from './panelRows'
import { columnsOf, panelId, readLine, type PanelLine } from './panelTable'
import { readPanel } from './readPanel'

/** Rows judged at once; other requests run in between. */
const AT_A_TIME = 100

/** What a row shows, and what recordTestPanel is given for it; null where something is wrong. */
export type JudgedLine = { shown: TestPanelLine; input: RecordTestPanelInput | null }

type Person = { id: string; donorId: string | null; hasLeft: boolean }

/**
 * What each row of a table would record now: findings first, so that none is overlooked, then what is wrong.
 * @throws AppError BAD_USER_INPUT for a table that cannot be read
 */
export async function judgeTable(db: Queryable, context: RequestContext, csv: string): Promise<JudgedLine[]> {
  const { analytes } = await standardNow(db, context.deps)
  const columns = columnsOf(analytes)
  const rows = await readCsv(csv, columns)
  const lines: PanelLine[] = []
  for (const [index, row] of rows.entries()) {
    lines.push(readLine(row, columns, analytes))
    if (index % AT_A_TIME === 0) await othersTurn()
  }
  const people = await peopleOf(db, lines)
  const linesOf = grouped(lines, ({ person }) => people.get(person)?.id ?? null)
  const judged: JudgedLine[] = []
  for (let at = 0; at < lines.length; at += AT_A_TIME) {
    const some = lines.slice(at, at + AT_A_TIME)
    const ids = some.flatMap(({ person }) => people.get(person)?.id ?? [])
    const known = await knownOf(db, context, ids)
    for (const line of some) {
      const person = people.get(line.person) ?? null
      const same = person ? (linesOf.get(person.id) ?? []) : []
      judged.push(judge(line, { person, same, known, analytes, now: context.now }))
    }
  }
  const rank = ({ shown }: JudgedLine) => (shown.Findings?.length ? 0 : shown.State === 'Wrong' ? 1 : 2)
  return judged.toSorted((one, other) => rank(one) - rank(other) || one.shown.Line - other.shown.Line)
}

type Known = { panels: Map<string, TestPanelRow[]>; tests: (typeof screenings.$inferSelect)[] }
type Beside = {
  person: Person | null
  same: readonly PanelLine[]
  known: Known
  analytes: readonly Analyte[]
  now: Date
}

function judge(line: PanelLine, { person, same, known, analytes, now }: Beside): JudgedLine {
  const problems = [...line.problems]
  if (!person) problems.push(PERSON_UNKNOWN)
  if (person?.hasLeft) problems.push(USER_ALREADY_LEFT)
  if (same.length > 1) problems.push(personTwice(same.map((each) => each.line)))
  const content = { Laboratory: line.laboratory, Results: line.results }
  const { kind } = line
  const asked = { ...content, Id: '', UserId: person?.id ?? '', Kind: kind ?? 'Interim' } as const
  const read =
    line.problems.length === 0 ? noting(problems, NO_NAMES, () => readPanel(asked, analytes, now)) : null
  const panels = person ? (known.panels.get(person.id) ?? []) : []
  const standing = panels.filter(({ withdrawnAt }) => !withdrawnAt)
  let input: RecordTestPanelInput | null = null
  let isRecorded = false
  if (person && kind && read) {
    const ScreeningId = screeningOf(known, { userId: person.id, kind, day: read.firstDay })
    if (ScreeningId === undefined) problems.push(screeningMissing(kind))
    else {
      const told = { UserId: person.id, Kind: kind, ScreeningId, ...content, Laboratory: read.laboratory }
      input = { Id: panelId(told), ...told }
      const { Id: id } = input
      isRecorded = standing.some(
        (panel) =>
          panel.id === id ||
          (panel.kind === kind &&
            panel.screeningId === ScreeningId &&
            isDeepStrictEqual(panel.results, read.results)),
      )
      if (panels.some((panel) => panel.id === id && panel.withdrawnAt)) problems.push(PANEL_WITHDRAWN_BEFORE)
      else if (!isRecorded) problems.push(...notAfter(standing, read.firstDay))
    }
  }
  if (problems.length > 0) input = null
  return {
    input,
    shown: {
      Line: line.line,
      UserId: person?.id ?? null,
      State: input === null ? 'Wrong' : isRecorded ? 'Recorded' : 'New',
      Kind: kind,
      FirstDay: read?.firstDay ?? null,
      LastDay: read?.lastDay ?? null,
      Outcome: read && panelOutcome(read.results, analytes),
      Findings: line.findings,
      Missing: read && missingAnalytes(read.results, analytes).map(({ name }) => name),
      Problems: problems,
    },
  }
}

const NO_NAMES = new Map<string, string>()

/** The specimens of a table lie after all that is known of the person: others are typed by somebody who looks at both. */
export function notAfter(others: readonly Pick<TestPanelRow, 'lastDay'>[], firstDay: JapaneseDate): string[] {
  const last = others
    .map(({ lastDay }) => lastDay)
    .sort()
    .at(-1)
  return last && firstDay <= last ? [panelNotAfter(last)] : []
}

/** The newest test of the kind that had begun by the first specimen; null for a kind without one, else undefined. */
function screeningOf(
  { tests }: Known,
  { userId, kind, day }: { userId: string; kind: PanelKind; day: JapaneseDate },
): string | null | undefined {
  if (kind !== 'Registration' && kind !== 'Renewal') return null
  return tests.find(
    (test) =>
      test.userId === userId &&
      test.inspectionType === kind &&
      japaneseDateOf(test.screeningInfoCreatedAt) <= day,
  )?.id
}

async function peopleOf(db: Queryable, lines: readonly PanelLine[]): Promise<ReadonlyMap<string, Person>> {
  const [ids, numbers] = [
    lines.filter(({ person }) => isUuid(person)),
    lines.filter(({ person }) => !isUuid(person)),
  ]
  const { id, donorId, deleteStatus: hasLeft } = userProfiles
  const found = await db
    .select({ id, donorId, hasLeft })
    .from(userProfiles)
    .where(
      or(
        inArray(
          id,
          ids.map(({ person }) => person),
        ),
        inArray(
          donorId,
          numbers.map(({ person }) => person),
        ),
      ),
    )
  return new Map(
    found.flatMap((person) => [person.id, person.donorId ?? []].flat().map((key) => [key, person] as const)),
  )
}

async function knownOf(db: Queryable, { deps }: RequestContext, ids: readonly string[]): Promise<Known> {
  const rows = await db
    .select()
    .from(testPanels)
    .where(inArray(testPanels.userId, [...ids]))
  const panels = grouped(await deps.vault.open(db, 'test_panels', rows), ({ userId }) => userId)
  const tests = await db
    .select()
    .from(screenings)
    .where(inArray(screenings.userId, [...ids]))
    .orderBy(desc(screenings.screeningInfoCreatedAt), desc(screenings.id))
  return { panels, tests }
}
