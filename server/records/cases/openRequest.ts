import { and, eq } from 'drizzle-orm'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import type { RightsRequestKind } from '../../../shared/generated/schema'
import type { RightsFacts } from '../../../shared/rules/records/cases/facts'
import { answerDaysOf } from '../../../shared/rules/records/cases/rights'
import { SAME_REQUEST_OPEN } from '../../../shared/words/records/rights'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import type { Case } from '../../generated/resolvers'
import { cases, type CaseRow } from '../../ground/tables/cases'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf } from '../person/findProfile'
import { readCase } from './listCases'
import { openCase } from './openCase'

const subjectOf = (userId: string, kind: RightsRequestKind) => `${userId}/${kind}`

type Asked = { kind: RightsRequestKind; words: string; onPaper: boolean; openedBy: string }

/**
 * Opens a person's request. Whose it is, is known when it comes from their own account; they are told by mail, also of one
 * that somebody else made in their name.
 * @throws AppError INVALID_STATE for a second open one of the kind
 */
export async function openRequest(
  context: RequestContext,
  tx: Transaction,
  profile: UserProfileRow,
  { kind, words, onPaper, openedBy }: Asked,
): Promise<Case> {
  const { now, requestId, deps } = context
  const today = japaneseDateOf(now)
  const request: RightsFacts = {
    kind,
    onPaper,
    identity: openedBy === profile.id ? { document: null, on: today } : null,
    feePaidOn: null,
    outcome: null,
    grounds: [],
  }
  const row = await openCase(
    { tx, vault: deps.vault },
    {
      kind: 'RightsRequest',
      dueOn: addDays(today, answerDaysOf(deps.texts)),
      userId: profile.id,
      subject: subjectOf(profile.id, kind),
      facts: { request },
      words,
      openedBy,
      now,
      requestId,
    },
  )
  if (!row) throw new AppError('INVALID_STATE', SAME_REQUEST_OPEN)
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: 'rightsReceived',
      params: {},
      ...recipientOf(profile),
      dedupeKey: `rightsReceived/${row.id}`,
    })
  return readCase(context, tx, row.id)
}

/** @throws AppError INVALID_STATE if another one of the kind is open */
export async function askedAgain(tx: Transaction, row: CaseRow, request: RightsFacts) {
  const userId = row.userId ?? ''
  const subject = subjectOf(userId, request.kind)
  await findProfileForUpdate(tx, userId)
  const open = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.kind, 'RightsRequest'), eq(cases.subject, subject)))
  if (open.length > 0) throw new AppError('INVALID_STATE', SAME_REQUEST_OPEN)
  return {
    subject,
    facts: { ...row.facts, request: { ...request, outcome: null, grounds: [], withdrawnOn: undefined } },
  }
}
