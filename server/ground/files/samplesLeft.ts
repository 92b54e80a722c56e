import { samplePublicTexts, type PublicTexts } from '../../../shared/facts/config'

/** Something in the operator file that must be put right, and where it stands: `path` has keys and indexes from the top. */
export type OperatorProblem = { path: (string | number)[]; message: string }

/** Marks of the sample operator's invented names, addresses and numbers. */
const MADE_UP = /見本|0235-00-000|@example\.|\/\/example\./
export const isMadeUp = (text: string): boolean => MADE_UP.test(text)

/** Also invented, but in running text, where a mark reads as unfinished: recognised as they stand. */
const { guidance, donationRoom: room } = samplePublicTexts
const TOLD = ['sciencePark', 'parking', 'takes', 'inside', 'how', 'smell', 'privacy'] as const
const told = new Set([guidance.place, ...TOLD.map((key) => room[key])])

/** Sample values that people would contact or visit. */
export const samplesLeft = (operator: PublicTexts): OperatorProblem[] =>
  textsIn(operator)
    .filter((found) => isMadeUp(found.text) || told.has(found.text))
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
