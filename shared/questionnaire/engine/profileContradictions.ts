import { formatDocumentDate, type JapaneseDate } from '../../facts/dates'
import type { OfficePointKind } from '../../generated/schema'
import { isPrefecture, prefectureLabels } from '../../facts/prefectures'
import { OUTSIDE, type Answer, type Answers } from './answer'
import type { Question, Region } from './question'

export type RecruitingArea = Region & { prefecture: string }

/** Profile fields that the check also asks for. */
export type Known = { birthday: JapaneseDate | null; pref: string | null; city: string | null }

export type Contradiction = Extract<OfficePointKind, 'BirthdayDiffers' | 'TownDiffers'>

const prefectureName = (pref: string | null) => (pref && isPrefecture(pref) ? prefectureLabels[pref] : '')

// 東田川郡三川町 → 三川町
const withoutDistrict = (town: string) => town.replace(/^.+?郡(?=.)/, '')

/** True for 川崎市川崎区 in 川崎市, 東田川郡三川町 in 三川町. */
const liesIn = (town: string, municipality: string) =>
  town.startsWith(municipality) || withoutDistrict(town).startsWith(withoutDistrict(municipality))

/** True if the person lives in the recruiting area; null without an address. */
export function livesInRegion(
  { pref, city }: Omit<Known, 'birthday'>,
  region: RecruitingArea,
): boolean | null {
  return pref && city ? livesIn({ pref, city }, region) !== null : null
}

/** The municipality of the recruiting area that the address lies in, or null. */
export function livesIn({ pref, city }: Omit<Known, 'birthday'>, region: RecruitingArea): string | null {
  if (!city || prefectureName(pref) !== region.prefecture) return null
  return region.municipalities.find((municipality) => liesIn(city, municipality)) ?? null
}

/** How an answer differs from the profile; null if it agrees or one of them is missing. */
export function contradictionOf(
  question: Pick<Question, 'kind'>,
  answer: Answer | undefined,
  known: Known,
  region: RecruitingArea,
): Contradiction | null {
  if (question.kind === 'date') {
    const differs = answer?.date && known.birthday && answer.date !== known.birthday
    return differs ? 'BirthdayDiffers' : null
  }
  const town = question.kind === 'area' ? answer?.choices?.[0] : undefined
  const inside = livesInRegion(known, region)
  if (town === undefined || inside === null) return null
  const agrees = town === OUTSIDE ? !inside : inside && liesIn(known.city ?? '', town)
  return agrees ? null : 'TownDiffers'
}

export function contradictionsIn(
  questions: readonly Question[],
  answers: Answers,
  known: Known,
  region: RecruitingArea,
): Contradiction[] {
  return questions.flatMap((question) => contradictionOf(question, answers[question.id], known, region) ?? [])
}

/** The profile's value: 1990年4月1日, 山形県鶴岡市. */
export function knownOtherwise(contradiction: Contradiction, { birthday, pref, city }: Known): string {
  if (contradiction === 'BirthdayDiffers') return birthday ? formatDocumentDate(birthday) : ''
  return `${prefectureName(pref)}${city ?? ''}`
}
