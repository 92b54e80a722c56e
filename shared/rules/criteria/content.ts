import type { QuestionId } from '../../questionnaire/engine/answer'
import type { CriteriaName, Questionnaire } from '../../questionnaire/engine/question'
import { phrases, type PhraseName, type Phrases } from '../../questionnaire/engine/phrases'
import type { Period, QuestionRules } from '../../questionnaire/engine/rule'
import { canonicalJson } from './canonical'
import { standardAnalytes, type Analyte } from '../donating/units/analytes'

/** What a person is told after a hospital test that did not certify, and the wait; null: until the office says. */
export interface HospitalRefusal {
  id: string
  sentence: string
  wait: Period | null
}

/** A version of the criteria, as data. The questions of the form `questionnaire` are in the repository. */
export interface CriteriaContent {
  questionnaire: string
  /** The recruiting area. The operator's file defines what the form offers. */
  municipalities: string[]
  rules: Record<QuestionId, QuestionRules>
  /** Whom each question that may refuse protects, as Japanese sentences. */
  protection: Record<QuestionId, string>
  hospitalRefusals: HospitalRefusal[]
  /** Phrases that differ from the form's; absent if none does. */
  phrases?: Partial<Phrases>
  /** What a complete panel tests for; absent while it is the standard. */
  analytes?: Analyte[]
}

/** A form with the criteria by which its answers are judged. */
export type Criteria = Questionnaire & { criteria: CriteriaName; municipalities: readonly string[] }

/** The form judged by this content, which replaces the form's own rules. */
export function criteriaOf(form: Questionnaire, content: CriteriaContent, criteria: CriteriaName): Criteria {
  const { rules, protection, municipalities } = content
  return { ...form, rules, protection, municipalities, phrases: phrasesOf(content), criteria }
}

/** Every phrase of a content. */
export const phrasesOf = (content: Pick<CriteriaContent, 'phrases'>): Phrases => ({
  ...phrases,
  ...content.phrases,
})

/** What a complete panel tests for. */
export const analytesOf = ({ analytes }: Pick<CriteriaContent, 'analytes'>): readonly Analyte[] =>
  analytes ?? standardAnalytes

/** What a content stores of them: nothing while they are the standard. */
export const withAnalytes = (
  { analytes: _before, ...content }: CriteriaContent,
  analytes: readonly Analyte[],
): CriteriaContent =>
  canonicalJson(analytes) === canonicalJson(standardAnalytes)
    ? content
    : { ...content, analytes: [...analytes] }

/** The phrases that a content stores: only those that differ from the form's, and no empty record. */
export function ownPhrases(given: Partial<Phrases>): Pick<CriteriaContent, 'phrases'> {
  const own = Object.entries(given).filter(([name, sentence]) => sentence !== phrases[name as PhraseName])
  return own.length > 0 ? { phrases: Object.fromEntries(own) } : {}
}

/** The content of a form in the repository. */
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

/** 2026.11-1 → 2026-11-1: the number of the criteria of a form in the repository. */
export const numberOfForm = (version: string): string => version.replace('.', '-')
