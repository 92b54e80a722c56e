import { eq, sql } from 'drizzle-orm'
import {
  BREACH_SPAN,
  BREACH_WITHOUT_CHOICE,
  breachDraft,
  breachNoticeLabels,
  NOTICE_REPORTED,
} from '../../../shared/words/records/breach'
import { reportReasons } from '../../../shared/rules/records/cases/reportReasons'
import type { BreachChoice, BreachCounted, BreachFacts } from '../../../shared/rules/records/cases/facts'
import { formatJapaneseDate, japaneseDateOf, type JapaneseDate, addDays } from '../../../shared/facts/dates'
import type { BreachNoticeKind } from '../../../shared/generated/schema'
import {
  breachChoiceSchema,
  breachNoticeSchema,
  breachReportSchema,
  heldCaseSchema,
  openBreachSchema,
} from '../../../shared/forms/breach'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Queryable } from '../../ground/db/client'
import { AppError, badField, requireUuid, validated } from '../../ground/errors'
import type {
  Breach,
  BreachChoiceInput,
  BreachCount,
  BreachNoticeInput,
  BreachReportInput,
  Case,
  HeldCaseInput,
  OpenBreachInput,
} from '../../generated/resolvers'
import { administrators } from '../../ground/tables/administrators'
import { cases } from '../../ground/tables/cases'
import { recordReads } from '../../ground/tables/recordReads'
import { countAffected, sessionsOf } from './affected'
import { change } from './changeCase'
import { readCase } from './listCases'
import { addStep, openCase } from './openCase'
import { isBusinessDay } from '../../../shared/facts/holidays'
import { asContract } from '../../ground/db/asContract'

/** Act on the Protection of Personal Information, article 26; its rules, article 8: the day on which it became known is the first. */
const FIRST_DAYS = 5
const FINAL_DAYS = 30
const FINAL_DAYS_OF_MALICE = 60

/** The Commission is closed from 29 December to 3 January. */
const isOpen = (day: JapaneseDate) => isBusinessDay(day) && !/-(12-29|12-30|12-31|01-02|01-03)$/.test(day)

/** The final notice may wait for the next day on which the Commission is open; the first does not. */
export function breachDueOn(
  kind: BreachNoticeKind,
  { knownOn, malicious }: { knownOn: JapaneseDate; malicious: boolean },
): JapaneseDate | null {
  if (kind === 'Letter') return null
  if (kind === 'First') return addDays(knownOn, FIRST_DAYS - 1)
  let day = addDays(knownOn, (malicious ? FINAL_DAYS_OF_MALICE : FINAL_DAYS) - 1)
  while (!isOpen(day)) day = addDays(day, 1)
  return day
}

const noticeKinds = ['First', 'Final', 'Letter'] as const satisfies readonly BreachNoticeKind[]

function choiceOf(input: BreachChoiceInput, now: Date): BreachChoice {
  const { AccountId, Session, Network } = validated(breachChoiceSchema, {
    AccountId: input.AccountId,
    Session: input.Session,
    Network: input.Network,
  })
  const to = input.To > now ? now : input.To
  if (input.From >= to) throw badField('To', BREACH_SPAN)
  if (!AccountId && !Session && !Network) throw badField('AccountId', BREACH_WITHOUT_CHOICE)
  return {
    accountId: AccountId ? requireUuid(AccountId).toLowerCase() : null,
    session: Session || null,
    network: Network || null,
    from: input.From.toISOString(),
    to: to.toISOString(),
  }
}

/** Counts the people affected if the chosen accounts or sessions were in other hands. Stores nothing. */
export async function previewBreach(context: RequestContext, input: BreachChoiceInput): Promise<BreachCount> {
  requireDuty(context, 'previewBreach')
  const { db } = context.deps
  const choice = choiceOf(input, context.now)
  return { ...toCount(await countAffected(db, choice)), Sessions: await sessionsOf(db, choice) }
}

const toCount = (counted: BreachCounted): Omit<BreachCount, 'Sessions'> => ({
  ...asContract(counted, 'people', 'reads', 'files', 'signIns'),
  FirstAt: counted.firstAt ? new Date(counted.firstAt) : null,
  LastAt: counted.lastAt ? new Date(counted.lastAt) : null,
  Classes: counted.classes.map(({ data, people }) => ({ Class: data, People: people })),
})

async function ownerOf(tx: Queryable, { accountId, session }: BreachChoice): Promise<string | null> {
  if (!accountId && !session) return null
  const ofSession = sql`(select ${recordReads.actorId} from ${recordReads} where ${recordReads.session} = ${session} limit 1)`
  const [staff] = await tx
    .select({ id: administrators.id })
    .from(administrators)
    .where(eq(administrators.id, accountId ?? ofSession))
  return staff?.id ?? null
}

/** Opens a case with the counts, the legal deadlines and drafts of the notices. */
export async function openBreach(context: RequestContext, input: OpenBreachInput): Promise<Case> {
  const caller = requireDuty(context, 'openBreach')
  const { now, requestId, deps } = context
  const { KnownOn, Malicious } = validated(openBreachSchema, {
    KnownOn: input.KnownOn,
    Malicious: input.Malicious,
  })
  if (KnownOn > japaneseDateOf(now)) throw badField('KnownOn', BREACH_SPAN)
  const choice = choiceOf(input.Choice, now)
  return inTransaction(context, async (tx) => {
    const counted = await countAffected(tx, choice)
    const rest = { choice, knownOn: KnownOn, malicious: Malicious, counted }
    const notices = Object.fromEntries(
      noticeKinds.map((kind) => [
        kind,
        {
          dueOn: breachDueOn(kind, rest),
          text: breachDraft(kind, rest, deps.texts),
          isOwn: false,
          reportedOn: null,
        },
      ]),
    ) as BreachFacts['notices']
    const breach = { ...rest, notices }
    const row = await openCase(
      { tx, vault: deps.vault },
      {
        kind: 'Breach',
        dueOn: dueOf(breach),
        // The owner of the account does not look into the case, whoever used it.
        actorId: await ownerOf(tx, choice),
        facts: { breach },
        openedBy: caller.id,
        now,
        requestId,
      },
    )
    if (!row) throw new Error('A case without a subject was not opened')
    const text = countedWords(counted)
    await addStep({ tx, vault: deps.vault }, row, { kind: 'Counted', actorId: caller.id, text, now })
    return readCase(context, tx, row.id)
  })
}

const countedWords = ({ people, reads }: BreachCounted) => `${people.toLocaleString('ja-JP')}人、${reads}回`

/** The next deadline; after the final notice its own. */
const dueOf = ({ knownOn, notices }: BreachFacts): JapaneseDate =>
  (notices.First.reportedOn ? null : notices.First.dueOn) ?? notices.Final.dueOn ?? knownOn

const breachOf = ({ facts: { breach } }: { facts: { breach?: BreachFacts } }): BreachFacts => {
  if (!breach) throw new AppError('NOT_FOUND')
  return breach
}

/** Counts again. Unedited drafts are updated. */
export async function recountBreach(context: RequestContext, input: HeldCaseInput): Promise<Case> {
  requireDuty(context, 'recountBreach')
  const { deps } = context
  return change(context, validated(heldCaseSchema, input), async ({ row, tx }) => {
    const breach = breachOf(row)
    const counted = await countAffected(tx, breach.choice)
    const notices = { ...breach.notices }
    for (const kind of noticeKinds)
      if (!notices[kind].isOwn && !notices[kind].reportedOn)
        notices[kind] = { ...notices[kind], text: breachDraft(kind, { ...breach, counted }, deps.texts) }
    const facts = { ...row.facts, breach: { ...breach, counted, notices } }
    return { set: { facts }, step: 'Counted', text: countedWords(counted), operation: 'Count' }
  })
}

/** Saves the draft of a notice or letter. */
export async function saveBreachNotice(context: RequestContext, input: BreachNoticeInput): Promise<Case> {
  requireDuty(context, 'saveBreachNotice')
  const { Kind, Text, ...held } = validated(breachNoticeSchema, input)
  return change(context, held, async ({ row }) => {
    const breach = breachOf(row)
    const notice = breach.notices[Kind]
    if (notice.reportedOn) throw new AppError('INVALID_STATE', NOTICE_REPORTED)
    const notices = { ...breach.notices, [Kind]: { ...notice, text: Text, isOwn: true } }
    const facts = { ...row.facts, breach: { ...breach, notices } }
    return { set: { facts }, step: 'Drafted', text: breachNoticeLabels[Kind], operation: 'Draft' }
  })
}

/** Records that a notice was given, or the letters were sent: its deadline ends, and its text stays as it is. */
export async function reportBreachNotice(context: RequestContext, input: BreachReportInput): Promise<Case> {
  requireDuty(context, 'reportBreachNotice')
  const { Kind, On, ...held } = validated(breachReportSchema, input)
  if (On > japaneseDateOf(context.now)) throw badField('On', BREACH_SPAN)
  return change(context, held, async ({ row }) => {
    const breach = breachOf(row)
    if (breach.notices[Kind].reportedOn) throw new AppError('INVALID_STATE', NOTICE_REPORTED)
    const notices = { ...breach.notices, [Kind]: { ...breach.notices[Kind], reportedOn: On } }
    const whole = { ...breach, notices }
    const facts = { ...row.facts, breach: whole }
    const text = `${breachNoticeLabels[Kind]}（${formatJapaneseDate(On)}）`
    return { set: { facts, dueOn: dueOf(whole) }, step: 'Reported', text, operation: 'Report' }
  })
}

/** Null for other kinds. */
export async function breachOfCase(db: Queryable, caseId: string): Promise<Breach | null> {
  const breach = await findBreach(db, caseId)
  if (!breach) return null
  const { choice, knownOn, malicious, counted, notices } = breach
  const names = await staffNames(db, [choice.accountId])
  return {
    ...asContract(choice, 'accountId', 'session', 'network'),
    AccountName: choice.accountId && (names.get(choice.accountId) ?? null),
    From: new Date(choice.from),
    To: new Date(choice.to),
    KnownOn: knownOn,
    Malicious: malicious,
    MustReport: reportReasons(counted, malicious).length > 0,
    Counted: { ...toCount(counted), Sessions: await sessionsOf(db, choice) },
    Notices: noticeKinds.map((kind) => ({
      Kind: kind,
      DueOn: notices[kind].dueOn,
      Text: notices[kind].text,
      ReportedOn: notices[kind].reportedOn,
    })),
  }
}

/** Null for other kinds and an unknown id. */
export async function findBreach(db: Queryable, caseId: string): Promise<BreachFacts | null> {
  const [row] = await db
    .select({ facts: cases.facts })
    .from(cases)
    .where(eq(cases.id, requireUuid(caseId)))
  return row?.facts.breach ?? null
}
