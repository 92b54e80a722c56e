import { formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { heldCaseSchema } from '../../../shared/forms/breach'
import {
  answerRightsRequestSchema,
  checkRightsRequestSchema,
  requestRightsSchema,
} from '../../../shared/forms/cases'
import type { RightsFacts } from '../../../shared/rules/records/cases/facts'
import { feeOf, groundsOf, missingFor } from '../../../shared/rules/records/cases/rights'
import { identityDocumentLabels } from '../../../shared/words/labels/guidanceLabels'
import {
  rightsGroundLabels,
  rightsLabels,
  rightsOutcomeLabels,
} from '../../../shared/words/labels/rightsLabels'
import {
  FEE_IN_FUTURE,
  GROUND_MISSING,
  GROUND_OF_OTHERS,
  GROUND_TOO_MUCH,
  missingWords,
  NO_FEE,
  NO_OPEN_REQUEST,
  NOTHING_CHECKED,
  rightsWords,
} from '../../../shared/words/records/rights'
import { requireDuty, requireUser, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, badField, validated, requireFound } from '../../ground/errors'
import type {
  AnswerRightsRequestInput,
  Case,
  CheckRightsRequestInput,
  HeldCaseInput,
  RequestRightsInput,
} from '../../generated/resolvers'
import type { CaseRow } from '../../ground/tables/cases'
import { findProfileForUpdate } from '../person/findProfile'
import { answerOf, change } from './changeCase'
import { openRequest } from './openRequest'

/** Opens the caller's request under the Act on the Protection of Personal Information. */
export async function requestRights(context: RequestContext, input: RequestRightsInput): Promise<Case> {
  const { id } = requireUser(context)
  const { Kind, Words, OnPaper } = validated(requestRightsSchema, input)
  return inTransaction(context, async (tx) => {
    // Locks the person: if they leave, their words are deleted too.
    const profile = requireFound(await findProfileForUpdate(tx, id))
    return openRequest(context, tx, profile, {
      kind: Kind,
      words: Words,
      onPaper: OnPaper ?? false,
      openedBy: id,
    })
  })
}

/** Takes the caller's open request back. */
export async function withdrawRightsRequest(context: RequestContext, input: HeldCaseInput): Promise<Case> {
  requireUser(context)
  const held = validated(heldCaseSchema, input)
  const withdraw = async ({ row }: { row: CaseRow }) => {
    const request = { ...openRequestOf(row), withdrawnOn: japaneseDateOf(context.now) }
    const set = { state: 'Closed', subject: null, facts: { ...row.facts, request } } as const
    return { set, step: 'Closed', text: rightsWords.withdrawn, operation: 'Close' } as const
  }
  return change(context, held, withdraw, { isOwn: true })
}

/** Records whose request it is, or that the fee was paid. */
export async function checkRightsRequest(
  context: RequestContext,
  input: CheckRightsRequestInput,
): Promise<Case> {
  requireDuty(context, 'checkRightsRequest')
  const { Id, Version, IdentityDocument, FeePaidOn } = validated(checkRightsRequestSchema, input)
  const today = japaneseDateOf(context.now)
  if (!IdentityDocument && !FeePaidOn) throw badField('IdentityDocument', NOTHING_CHECKED)
  if (FeePaidOn && FeePaidOn > today) throw badField('FeePaidOn', FEE_IN_FUTURE)
  return change(context, { Id, Version }, async ({ row }) => {
    const request = openRequestOf(row)
    if (FeePaidOn && feeOf(request.kind) === 0) throw badField('FeePaidOn', NO_FEE)
    const seen = IdentityDocument ? { identity: { document: IdentityDocument, on: today } } : {}
    const paid = FeePaidOn ? { feePaidOn: FeePaidOn } : {}
    const text = [
      IdentityDocument && `${rightsLabels.IdentityOn.admin}：${identityDocumentLabels[IdentityDocument]}`,
      FeePaidOn && `${rightsLabels.FeePaidOn.admin}：${formatJapaneseDate(FeePaidOn)}`,
    ]
      .filter(Boolean)
      .join('\n')
    const facts = { ...row.facts, request: { ...request, ...seen, ...paid } }
    return { set: { facts }, step: 'Noted', text, operation: 'Note' }
  })
}

/** Answers a request; the person reads it on their page and gets a mail. */
export async function answerRightsRequest(
  context: RequestContext,
  input: AnswerRightsRequestInput,
): Promise<Case> {
  requireDuty(context, 'answerRightsRequest')
  const { Outcome, Grounds, Text, ...held } = validated(answerRightsRequestSchema, input)
  return change(context, held, async (on) => {
    const request = openRequestOf(on.row)
    const grounds = [...new Set(Grounds)]
    if (Outcome === 'Whole' && grounds.length > 0) throw badField('Grounds', GROUND_TOO_MUCH)
    if (Outcome !== 'Whole' && grounds.length === 0) throw badField('Grounds', GROUND_MISSING)
    if (grounds.some((ground) => !groundsOf[request.kind].includes(ground)))
      throw badField('Grounds', GROUND_OF_OTHERS)
    const missing = missingFor(request, Outcome)
    if (missing) throw new AppError('INVALID_STATE', missingWords[missing])
    const answered = await answerOf(context, on, { text: Text, mail: 'rightsAnswered' })
    const facts = { ...on.row.facts, request: { ...request, outcome: Outcome, grounds } }
    const told = [rightsOutcomeLabels[Outcome], ...grounds.map((ground) => rightsGroundLabels[ground]), Text]
    // The next request of the kind may be made.
    return { ...answered, set: { ...answered.set, facts, subject: null }, text: told.join('\n') }
  })
}

function openRequestOf({ state, facts: { request } }: CaseRow): RightsFacts {
  if (!request || state !== 'Open') throw new AppError('INVALID_STATE', NO_OPEN_REQUEST)
  return request
}
