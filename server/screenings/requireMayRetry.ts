import { AppError } from '../errors'
import { retryRefusal } from './retryStanding'

/** @throws AppError INVALID_STATE with the reason why the check may not be taken again yet */
export async function requireMayRetry(...asked: Parameters<typeof retryRefusal>): Promise<void> {
  const refusal = await retryRefusal(...asked)
  if (refusal) throw new AppError('INVALID_STATE', refusal)
}
