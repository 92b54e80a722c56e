import type { JapaneseDate } from '../../facts/dates'
import type { CriteriaOrigin } from '../../generated/schema'
import type { PhraseName } from '../../questionnaire/engine/phrases'
import { titleOf } from '../../questionnaire/engine/questionTitles'
import { canonicalJson } from './canonical'
import type { Criteria, HospitalRefusal } from './content'
import { PHRASES } from './fields'
import { rulesInWords, type RuleInWords } from './inWords'
import { phraseFields, phraseInWords } from './phraseFields'

/** A present or past version as the public may read it: without the names of its authors and approvers. */
export type PublishedVersion = {
  criteria: Criteria
  hospitalRefusals: readonly HospitalRefusal[]
  isInForce: boolean
  origin: CriteriaOrigin
  note: string | null
  /** First day in force, and the day of the next version; null while it is in force. */
  from: JapaneseDate
  until: JapaneseDate | null
  /** The day of a physician's approval; null if none is on record. */
  approvedOn: JapaneseDate | null
  /** The number of the changed version; null for a first one. */
  basedOn: string | null
}

export type PublishedCriteria = {
  /** Newest first; the one in force is the first. */
  versions: readonly PublishedVersion[]
  /** The day of the next approved version. */
  nextOn: JapaneseDate | null
}

/** A change of a version, in words. */
export type ChangeInWords = { what: string; before: string[]; after: string[] }

/** In the order of the form; both sides are empty if only sentences were reworded. */
export function changesInWords(
  before: PublishedVersion,
  after: PublishedVersion,
  regionName: string,
): ChangeInWords[] {
  const [old, young] = [before.criteria, after.criteria]
  const questions = young.questions.flatMap((question): ChangeInWords[] => {
    const [was, is] = [old.rules[question.id], young.rules[question.id]]
    if (
      canonicalJson([was, old.protection[question.id]]) === canonicalJson([is, young.protection[question.id]])
    )
      return []
    const asked = old.questions.find(({ id }) => id === question.id) ?? question
    const sentencesBefore = was
      ? rulesInWords(asked, was, { phrases: old.phrases, regionName }).map(inOneSentence)
      : []
    const sentencesAfter = is
      ? rulesInWords(question, is, { phrases: young.phrases, regionName }).map(inOneSentence)
      : []
    return [
      {
        what: titleOf(question),
        before: sentencesBefore.filter((each) => !sentencesAfter.includes(each)),
        after: sentencesAfter.filter((each) => !sentencesBefore.includes(each)),
      },
    ]
  })
  return [
    ...questions,
    ...changed('対象地域', [old.municipalities.join('、')], [young.municipalities.join('、')]),
    ...changed(
      '病院での検査のあとにお伝えする理由',
      before.hospitalRefusals.map(({ sentence }) => sentence),
      after.hospitalRefusals.map(({ sentence }) => sentence),
      canonicalJson(before.hospitalRefusals) === canonicalJson(after.hospitalRefusals),
    ),
    ...(Object.keys(phraseFields) as PhraseName[]).flatMap((name) =>
      changed(
        `${PHRASES}：${phraseFields[name].label}`,
        [phraseInWords(old.phrases[name])],
        [phraseInWords(young.phrases[name])],
      ),
    ),
  ]
}

const inOneSentence = ({ who, choices, follows }: RuleInWords): string =>
  `${choices.length > 0 ? `${choices[0]}など${choices.length}のどれかを選んだ方` : who}：${follows}`

function changed(
  what: string,
  before: string[],
  after: string[],
  isSame = canonicalJson(before) === canonicalJson(after),
): ChangeInWords[] {
  if (isSame) return []
  return [
    {
      what,
      before: before.filter((each) => !after.includes(each)),
      after: after.filter((each) => !before.includes(each)),
    },
  ]
}
