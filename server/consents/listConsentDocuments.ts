import { isInForce } from '../../shared/legal/consentDocument'
import { requireStaff, type RequestContext } from '../access/context'
import type { ConsentDocument } from '../generated/resolvers'
import { toConsentDocument } from './consentsOfUser'

/**
 * The versions valid on a day, latest first.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export function listConsentDocuments(context: RequestContext, date: string): ConsentDocument[] {
  requireStaff(context)
  return context.deps.consents
    .filter((document) => isInForce(document, date))
    .toReversed()
    .map(toConsentDocument)
}
