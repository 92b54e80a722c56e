import { keepConsent } from '../../../server/consents/keepConsent'
import type { Transaction } from '../../../server/db/client'
import type { Deps } from '../../../server/deps'
import type { SampleRows } from '../rows'

/** What the sample people have signed, in the order in which they came: a later one takes the place of an earlier. */
export async function loadSampleConsents(
  tx: Transaction,
  deps: Pick<Deps, 'consents'>,
  guidances: SampleRows['guidances'],
): Promise<void> {
  const attended = guidances.flatMap(({ userId, status, consentVersion: version, reservedAt, closedAt }) =>
    status === 'Attended' && version && reservedAt && closedAt
      ? [{ userId, version, consentedAt: reservedAt, closedAt }]
      : [],
  )
  const inOrder = attended.toSorted((one, other) => one.closedAt.getTime() - other.closedAt.getTime())
  for (const { closedAt, ...signed } of inOrder)
    await keepConsent(tx, deps, { ...signed, identityDocument: 'DriversLicense' }, closedAt)
}
