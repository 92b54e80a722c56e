import { samplePublicTexts, type PublicTexts } from '../../shared/config'
import type { OperatorProblem } from './readOperator'

/** What the sample operator's made-up names, addresses and numbers are known by. */
const MADE_UP = /見本|0235-00-000|@example\.|\/\/example\./
export const isMadeUp = (text: string): boolean => MADE_UP.test(text)

/** Made up too, though nothing in it says so: somebody would look for it in vain. */
const isSampleParking = ({ path, text }: Text) =>
  path.join('.') === 'donationRoom.parking' && text === samplePublicTexts.donationRoom.parking

/** Values of the sample operator that nobody must be sent to, written to or called at. */
export const samplesLeft = (operator: PublicTexts): OperatorProblem[] =>
  textsIn(operator)
    .filter((found) => isMadeUp(found.text) || isSampleParking(found))
    .map(({ path, text }) => ({
      path,
      message: `見本の値「${text}」のままです。実際のものに書き換えてください`,
    }))

type Text = { path: (string | number)[]; text: string }

function textsIn(value: unknown, path: (string | number)[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]))
}
