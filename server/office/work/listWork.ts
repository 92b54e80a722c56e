import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { WorkFilter, WorkGroup, WorkOwner, WorkTotals } from '../../../shared/generated/schema'
import { majorVersions } from '../../../shared/words/donating/consentDocument'
import { holdWords } from '../../../shared/words/donating/holds'
import { NEXT_TOKEN_INVALID } from '../../../shared/words/program/apiErrors'
import { allWorkKinds, maySeeWork } from '../../../shared/rules/office/work'
import { requireStaff, requireDuty, type RequestContext } from '../../ground/access/context'
import { DAY_MS } from '../../ground/clock'
import { countCapped, keysetPage, readPage, requireLimit, type Page } from '../../ground/db/keysetPage'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { readPageToken, writePageToken } from '../../ground/db/pageToken'
import { readsOf } from '../../ground/access/listDatabase'
import { badField } from '../../ground/errors'
import type { QueryListWorkArgs, Work, WorkGroupCount } from '../../generated/resolvers'
import { sharedRead } from '../../ground/access/sharedAnswers'
import { mailLabel } from '../../ground/outbox/isResendable'
import { administrators } from '../../ground/tables/administrators'
import { rightsRequestKinds } from '../../../shared/words/labels/rightsLabels'
import { officePointKind } from '../../ground/tables/officePoints'
import { workItems, type WorkItemRow } from '../../ground/tables/work'
import type { WorkCell, WorkCursor, WorkRow } from './readWork'
import { countWork as countCells, groupOf, readWork } from './readWork'
import type { At } from './unseenSources'
import { asContract } from '../../ground/db/asContract'

/** The numbers are counted once, on request. */
export type WorkPage = {
  items: Work[]
  nextToken: string | null
  total: () => Promise<number>
  groups: () => Promise<WorkGroupCount[]>
  totals: () => Promise<WorkTotals>
}

const PAGE = 50
const DONE_KEPT_DAYS = 30

/** @param deps left out where marks are only put beside people */
export const atOf = ({ now, deps }: { now: Date; deps?: Pick<Deps, 'texts' | 'consents'> }): At => ({
  now,
  today: japaneseDateOf(now),
  hasMaterial: deps?.texts.material !== false,
  majors: majorVersions(deps?.consents ?? [], japaneseDateOf(now)),
})

/** The office's work, by due day. */
export async function listWork(context: RequestContext, args: QueryListWorkArgs): Promise<WorkPage> {
  const { id: me, roles } = requireDuty(context, 'listWork')
  const at = atOf(context)
  const filter = args.filter ?? {}
  const seen = allWorkKinds.filter((kind) => maySeeWork(roles, kind))
  const db = await readsOf(context)
  const cells = once(() => readCells(context))
  const totals = async () => totalsOf(await cells(), me)
  if (filter.State === 'Done')
    return { ...(await readDone(db, at, { args, me })), groups: async () => [], totals }

  const kinds = seen.filter((kind) => !filter.Kinds || filter.Kinds.includes(kind))
  const limit = requireLimit(args.limit ?? PAGE)
  const scope = `work/${me}/${JSON.stringify(filter)}`
  const cursor = args.nextToken ? await readCursor(db, scope, args.nextToken) : null
  const asked = {
    kinds,
    holder: filter.Owner ? holderOf(filter.Owner, me) : undefined,
    isOverdue: filter.Overdue === true,
    isAsleep: filter.State === 'Asleep',
  }
  const whole = { asked, cursor, limit: limit + 1 }
  const rows = await sharedRead(context, `work ${at.today} ${JSON.stringify(whole)}`, () =>
    readWork(db, at, whole),
  )
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const matching = async () =>
    (await cells()).filter((cell) => matches(cell, { ...filter, Kinds: kinds }, me))
  return {
    // The same rows are read for all staff, so a page may be shorter.
    items: rows
      .slice(0, limit)
      .filter((row) => !row.notFor.includes(me))
      // How much is to be cleared says something about health.
      .map((row) =>
        row.kind === 'Judgement' && !maySeeWork(roles, 'PointsToClear') ? { ...row, amount: null } : row,
      )
      .map((row) => toWork(row, at)),
    nextToken: last ? await writePageToken(db, scope, last.due, `${last.kind}/${last.subjectId}`) : null,
    total: async () => sum(await matching()),
    groups: async () => groupsOf(await matching()),
    totals,
  }
}

/** The amount of the office's work. */
export async function countWork(context: RequestContext): Promise<WorkTotals> {
  const { id: me } = requireDuty(context, 'countWork')
  return totalsOf(await readCells(context), me)
}

async function readCells(context: RequestContext): Promise<WorkCell[]> {
  const { id: me, roles } = requireStaff(context)
  const at = atOf(context)
  const cells = await sharedRead(context, `work cells ${at.today}`, async () =>
    countCells(await readsOf(context), at),
  )
  return cells.filter(({ kind, notFor }) => maySeeWork(roles, kind) && !notFor.includes(me))
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  return () => (reading ??= read())
}

async function readCursor(db: Queryable, scope: string, token: string): Promise<WorkCursor> {
  const { value, id } = await readPageToken(db, scope, token)
  const [name, subjectId] = id.split('/')
  const kind = allWorkKinds.find((known) => known === name)
  if (!kind || !subjectId || typeof value !== 'string') throw badField('nextToken', NEXT_TOKEN_INVALID)
  return { due: value, kind, subjectId }
}

const sum = (cells: readonly WorkCell[]) => cells.reduce((all, { amount }) => all + amount, 0)

const holderOf = (owner: WorkOwner, me: string) => (owner === 'Mine' ? me : null)

function matches(cell: WorkCell, { Kinds, Owner, Overdue, State }: WorkFilter, me: string): boolean {
  return (
    (State === 'Asleep') === cell.asleep &&
    (!Kinds || Kinds.includes(cell.kind)) &&
    (!Overdue || cell.group === 'Overdue') &&
    (!Owner || cell.holder === holderOf(Owner, me))
  )
}

function totalsOf(cells: readonly WorkCell[], me: string): WorkTotals {
  const open = cells.filter(({ asleep }) => !asleep)
  const found = allWorkKinds.map((Kind) => ({ Kind, Count: sum(open.filter(({ kind }) => kind === Kind)) }))
  return {
    All: sum(open),
    Mine: sum(open.filter(({ holder }) => holder === me)),
    Nobody: sum(open.filter(({ holder }) => holder === null)),
    Overdue: sum(open.filter(({ group }) => group === 'Overdue')),
    Asleep: sum(cells.filter(({ asleep }) => asleep)),
    Kinds: found.filter(({ Count }) => Count > 0),
  }
}

const GROUPS: readonly WorkGroup[] = ['Overdue', 'Today', 'ThisWeek', 'Later']

const groupsOf = (cells: readonly WorkCell[]): WorkGroupCount[] =>
  GROUPS.map((Group) => ({ Group, Count: sum(cells.filter(({ group }) => group === Group)) })).filter(
    ({ Count }) => Count > 0,
  )

/** Tasks finished recently, latest first. */
async function readDone(
  db: Queryable,
  at: At,
  { args: { filter, limit, nextToken }, me }: { args: QueryListWorkArgs; me: string },
): Promise<Page<Work>> {
  const since = new Date(at.now.getTime() - DONE_KEPT_DAYS * DAY_MS)
  const where = and(
    gte(workItems.doneAt, since),
    filter?.Owner === 'Mine' ? eq(workItems.assigneeId, me) : undefined,
    filter?.Owner === 'Nobody' ? isNull(workItems.assigneeId) : undefined,
    filter?.Kinds && !filter.Kinds.includes('Task') ? sql`false` : undefined,
  )
  const order = { name: 'DoneAt', column: workItems.doneAt, id: workItems.id }
  return keysetPage({
    db,
    list: `doneWork/${JSON.stringify(filter)}`,
    order,
    request: { limit: limit ?? PAGE, nextToken },
    where,
    read: (page) =>
      readPage(
        db
          .select({ item: workItems, name: administrators.name, cursor: order.column, cursorId: order.id })
          .from(workItems)
          .leftJoin(administrators, eq(administrators.id, workItems.assigneeId))
          .$dynamic(),
        page,
      ),
    toItem: ({ item, name }) => toItem(item, name, at),
    count: () => countCapped(db, workItems, where),
  })
}

function toItem({ id, outcome, doneAt, ...item }: WorkItemRow, assigneeName: string | null, at: At): Work {
  const none = { at: null, word: null, amount: null, handedOver: null, isFound: null, days: [], notFor: [] }
  return {
    ...toWork({ ...item, ...none, kind: 'Task', subjectId: id, assigneeName }, at),
    Outcome: outcome,
    DoneAt: doneAt,
  }
}

/** Includes the assignee's name. */
export async function itemToWork(db: Queryable, item: WorkItemRow, at: At): Promise<Work> {
  const [row] = item.assigneeId
    ? await db
        .select({ name: administrators.name })
        .from(administrators)
        .where(eq(administrators.id, item.assigneeId))
    : []
  return toItem(item, row?.name ?? null, at)
}

export function toWork(row: WorkRow, { today }: At): Work {
  const { kind, subjectId, word } = row
  return {
    Id: `${kind}/${subjectId}`,
    Kind: kind,
    SubjectId: subjectId,
    ...asContract(row, 'userId', 'due', 'title', 'days', 'amount'),
    ...asContract(row, 'assigneeId', 'assigneeName', 'snoozedUntil', 'version'),
    Group: groupOf(row.due, today),
    Words: kind === 'Hold' ? holdWords(row) : row.words,
    At: row.at === null ? null : new Date(row.at),
    Point: officePointKind.enumValues.find((point) => kind === 'OfficePoint' && point === word) ?? null,
    MailLabel: kind === 'MailFailed' && word !== null ? mailLabel(word) : null,
    Request: rightsRequestKinds.find((request) => kind === 'Case' && request === word) ?? null,
  }
}
