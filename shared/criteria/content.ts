import type { QuestionId } from '../questionnaire/answer'
import type { CriteriaName } from '../questionnaire/judgement'
import { phrases, type PhraseName, type Phrases } from '../questionnaire/phrases'
import type { Questionnaire } from '../questionnaire/question'
import type { Period, QuestionRules } from '../questionnaire/rule'

/** What a person is told after a hospital test that did not certify, and how long they wait; null: until the office says. */
export interface HospitalRefusal {
  id: string
  sentence: string
  wait: Period | null
}

/**
 * How a check is judged, as data: a version of the criteria. What is asked, and in which form, stands in the repository
 * under the name `questionnaire`.
 */
export interface CriteriaContent {
  questionnaire: string
  /** Where people are recruited. The operator's file names what the form offers. */
  municipalities: string[]
  rules: Record<QuestionId, QuestionRules>
  /** Whom each question that may refuse protects, as Japanese sentences. */
  protection: Record<QuestionId, string>
  hospitalRefusals: HospitalRefusal[]
  /** What this version puts otherwise than the form; absent where it puts all the same. */
  phrases?: Partial<Phrases>
}

/** A form with the criteria by which its answers are judged. */
export type Criteria = Questionnaire & { criteria: CriteriaName; municipalities: readonly string[] }

/** The form judged by this content. The form's own rules say nothing any more. */
export function criteriaOf(form: Questionnaire, content: CriteriaContent, criteria: CriteriaName): Criteria {
  const { rules, protection, municipalities } = content
  return { ...form, rules, protection, municipalities, phrases: phrasesOf(content), criteria }
}

/** Every phrase, as a content puts it. */
export const phrasesOf = (content: Pick<CriteriaContent, 'phrases'>): Phrases => ({
  ...phrases,
  ...content.phrases,
})

/** The phrases as a content keeps them: none that the form puts the same, and no empty record. */
export function ownPhrases(given: Partial<Phrases>): Pick<CriteriaContent, 'phrases'> {
  const own = Object.entries(given).filter(([name, sentence]) => sentence !== phrases[name as PhraseName])
  return own.length > 0 ? { phrases: Object.fromEntries(own) } : {}
}

/** The content that a form of the repository comes with. */
export function contentOf(
  { version, rules, protection }: Questionnaire,
  municipalities: readonly string[],
  hospitalRefusals: readonly HospitalRefusal[],
): CriteriaContent {
  return {
    questionnaire: version,
    municipalities: [...municipalities],
    rules,
    protection: { ...protection },
    hospitalRefusals: [...hospitalRefusals],
  }
}

/** 2026.11-1 → 2026-11-1: the number of the criteria that a form of the repository comes with. */
export const numberOfForm = (version: string): string => version.replace('.', '-')
