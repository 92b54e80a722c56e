import type { CriteriaForDevice } from '../../../../shared/rules/criteria/forDevice'
import { isRecord } from '../../../../shared/facts/isRecord'
import { NetworkError } from '../../../ground/session/apiError'

const isForDevice = (value: unknown): value is CriteriaForDevice =>
  isRecord(value) && isRecord(value.rules) && isRecord(value.phrases) && Array.isArray(value.municipalities)

/**
 * The rules in force for answers on a form, on `current` those for new checks; null before any are in force.
 * @throws NetworkError without an answer
 */
export async function loadCriteria(form: string): Promise<CriteriaForDevice | null> {
  try {
    const response = await fetch(`/api/criteria/form/${form}.json`)
    if (response.status === 404) return null
    const body: unknown = await response.json()
    if (response.ok && isForDevice(body)) return body
  } catch (cause) {
    throw new NetworkError(cause)
  }
  throw new NetworkError()
}
