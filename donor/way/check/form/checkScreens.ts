import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Answers, QuestionId } from '../../../../shared/questionnaire/engine/answer'
import { isAnswered } from '../../../../shared/questionnaire/engine/askedQuestions'
import type { Question, Together } from '../../../../shared/questionnaire/engine/question'
import type { SectionState } from '../../../../shared/questionnaire/engine/sectionsFor'

export type CheckScreen = {
  id: string
  /**
   * `confirm`: answers that are known already; `question`: one question; `together`: short ones, with one tap for all;
   * `summary`: all answers, before sending.
   */
  kind: 'confirm' | 'question' | 'together' | 'summary'
  /** Its section, 0-based; the summary's is after the last. */
  section: number
  sections: readonly SectionState[]
  questions: readonly Question[]
  /** Of questions that stand together: the heading and the rows. */
  together?: Together
  /** The first of its section that is asked: it bears the section's name. */
  begins?: boolean
  /** Of somebody who has answered before. */
  again?: boolean
}

export const SUMMARY = 'summary'
/** What is known already, on one screen. */
const KNOWN = 'known'

type Form = {
  /** Questions that stand together in this version. */
  together?: readonly Together[]
  /** Asked alone in any case: what refused the person before. */
  alone?: readonly QuestionId[]
  /** The offered answers are those of the check before. */
  again?: boolean
}

/** @param offered answers that are confirmed rather than asked for */
export function checkScreens(
  sections: readonly SectionState[],
  offered: Answers,
  { together: groups = [], alone = [], again = false }: Form = {},
): CheckScreen[] {
  const isOffered = ({ id }: Question) => offered[id] !== undefined
  const screens = sections.flatMap((section, index): CheckScreen[] => {
    const at = { section: index, sections: [section] }
    const asked = section.questions.filter((each) => !isOffered(each))
    const drawn = new Set<QuestionId>()
    const screensOfIt = asked.flatMap((question): CheckScreen[] => {
      if (drawn.has(question.id)) return []
      const group = alone.includes(question.id) ? undefined : groups.find(({ rows }) => rows[question.id])
      const beside = asked.filter(({ id }) => group?.rows[id] && !alone.includes(id))
      if (!group || beside.length < 2)
        return [{ ...at, id: question.id, kind: 'question', questions: [question] }]
      for (const { id } of beside) drawn.add(id)
      return [{ ...at, id: group.id, kind: 'together', questions: beside, together: group }]
    })
    return screensOfIt.map((screen, place) => ({ ...screen, begins: place === 0 }))
  })
  const known = sections.flatMap(({ questions }) => questions).filter(isOffered)
  const confirmed = { id: KNOWN, kind: 'confirm', section: 0, questions: known, again } as const
  const holding = sections.filter(({ questions }) => questions.some(isOffered))
  return [
    ...(known.length > 0 ? [{ ...confirmed, sections: holding }] : []),
    ...screens,
    { id: SUMMARY, kind: 'summary', section: sections.length, sections, questions: [], again },
  ]
}

export const isDone = ({ questions }: CheckScreen, answers: Answers) =>
  questions.every((question) => isAnswered(question, answers[question.id]))

/** The first screen without an answer; else the summary. */
export const firstOpen = (screens: readonly CheckScreen[], answers: Answers): string =>
  screens.find((screen) => !isDone(screen, answers))?.id ?? SUMMARY

/** The screen in the address; else the first screen that was open when the page was opened. */
export function useScreen(screens: readonly CheckScreen[], answers: Answers, all: readonly Question[]) {
  const [resumeAt] = useState(() => firstOpen(screens, answers))
  const [params] = useSearchParams()
  const back = params.get('back')
  const wanted = params.get('at') ?? resumeAt
  const found =
    screens.find(({ id }) => id === wanted) ??
    // A known answer that is being changed, or one of several that stand together.
    changing(screens, all, wanted) ??
    screens.at(-1)
  if (!found) throw new RangeError('a check has a summary')
  return { screen: found, back: screens.some(({ id }) => id === back) ? back : null }
}

const homeOf = (screens: readonly CheckScreen[], id: string | undefined) =>
  screens.find(({ questions }) => questions.some((question) => question.id === id))

/** Where it goes on from a screen. */
export function screenAfter(screens: readonly CheckScreen[], id: string): string {
  const index = screens.findIndex((screen) => screen.id === id)
  const next = index === -1 ? homeOf(screens, id) : screens[index + 1]
  return next?.id ?? SUMMARY
}

function changing(
  screens: readonly CheckScreen[],
  all: readonly Question[],
  id: string | undefined,
): CheckScreen | undefined {
  const question = all.find((each) => each.id === id)
  const home = homeOf(screens, id)
  if (!question || !home) return undefined
  const section = home.section + home.sections.findIndex((each) => each.id === question.section)
  return { ...home, section, id: question.id, kind: 'question', questions: [question], begins: true }
}
