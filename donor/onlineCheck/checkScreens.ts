import type { SectionState } from '../../shared/questionnaire/sectionsFor'
import type { Question } from '../../shared/questionnaire/question'

/** What a person sees at once: a section, or a part of a long one. */
export type CheckScreen = {
  /** 0-based, among the sections. */
  section: number
  /** 0-based, among the parts of the section. */
  part: number
  parts: number
  questions: Question[]
}

const QUESTIONS_A_SCREEN = 7

/** The screens of a check: a section with more than seven questions is shared out evenly. */
export function checkScreens(sections: readonly SectionState[]): CheckScreen[] {
  return sections.flatMap(({ questions }, section) => {
    const parts = Math.ceil(questions.length / QUESTIONS_A_SCREEN)
    const size = Math.ceil(questions.length / parts)
    return Array.from({ length: parts }, (_, part) => ({
      section,
      part,
      parts,
      questions: questions.slice(part * size, (part + 1) * size),
    }))
  })
}
