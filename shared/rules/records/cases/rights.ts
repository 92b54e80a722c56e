import type { CaseKind, RightsGround, RightsOutcome, RightsRequestKind } from '../../../generated/schema'
import type { RightsFacts } from './facts'

const DISCLOSURE_YEN = 1_000

/** The law (article 38) allows a fee for the purpose too; the specification has one for disclosure only. */
export const feeOf = (kind: RightsRequestKind): number => (kind === 'Disclosure' ? DISCLOSURE_YEN : 0)

/** The law says "without delay"; the operator's own target. */
const ANSWER_DAYS = 14

type Settings = { rightsRequests?: { answerDays?: number } }

export const answerDaysOf = ({ rightsRequests }: Settings): number =>
  rightsRequests?.answerDays ?? ANSWER_DAYS

/** Articles 37 and 38: they hold for every request. */
const always = ['NotIdentified'] as const
const disclosure = ['HarmsSomebody', 'HindersWork', 'BreaksLaw', 'NotThere'] as const
const stopping = ['NoCause', 'OtherMeasure'] as const

/** Why the law lets a request be refused, wholly or in part. */
export const groundsOf: Readonly<Record<RightsRequestKind, readonly RightsGround[]>> = {
  Disclosure: [...disclosure, ...always, 'FeeUnpaid'],
  Correction: ['NotWrong', 'NotNeeded', 'OtherProcedure', ...always],
  StopUse: [...stopping, ...always],
  Erasure: [...stopping, ...always],
  ThirdPartyRecord: [...disclosure, ...always],
  Purpose: ['PurposeKnown', 'PurposeHarms', ...always],
}

/** What is missing before anything is handed out. A refusal hands out nothing. */
export function missingFor(
  { kind, identity, feePaidOn }: Pick<RightsFacts, 'kind' | 'identity' | 'feePaidOn'>,
  outcome: RightsOutcome,
): 'Identity' | 'Fee' | null {
  if (outcome === 'Refused') return null
  if (!identity) return 'Identity'
  return feeOf(kind) > 0 && !feePaidOn ? 'Fee' : null
}

/** A whole answer leaves nothing to complain about; neither does a request that was taken back. */
export const mayComplain = (outcome: RightsOutcome | null | undefined): boolean =>
  outcome === 'Part' || outcome === 'Refused'

/** The kinds of case in which a person waits for an answer. */
export const isToBeAnswered = (kind: CaseKind): boolean => kind === 'Objection' || kind === 'RightsRequest'
