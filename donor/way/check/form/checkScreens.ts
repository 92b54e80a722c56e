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
}

export const SUMMARY = 'summary'

/** Neighbouring sections are confirmed together up to this many answers. */
const ANSWERS_A_SCREEN = 12

type Form = {
  /** Questions that stand together in this version. */
  together?: readonly Together[]
  /** Asked alone in any case: what refused the person before. */
  alone?: readonly QuestionId[]
}

/** @param offered answers that are confirmed rather than asked for */
export function checkScreens(
  sections: readonly SectionState[],
  offered: Answers,
  { together: groups = [], alone = [] }: Form = {},
): CheckScreen[] {
  const screens: CheckScreen[] = []
  const isOffered = ({ id }: Question) => offered[id] !== undefined
  let together: { section: SectionState; index: number }[] = []
  const close = () => {
    const [first] = together
    if (!first) return
    const questions = together.flatMap(({ section }) => section.questions)
    const known = questions.filter(isOffered)
    const common = { section: first.index, sections: together.map(({ section }) => section) }
    if (known.length > 0) screens.push({ ...common, id: first.section.id, kind: 'confirm', questions: known })
    for (const { section, index } of together) {
      const asked = section.questions.filter((each) => !isOffered(each))
      const drawn = new Set<QuestionId>()
      for (const question of asked) {
        if (drawn.has(question.id)) continue
        const group = alone.includes(question.id) ? undefined : groups.find(({ rows }) => rows[question.id])
        const beside = asked.filter(({ id }) => group?.rows[id] && !alone.includes(id))
        const at = { section: index, sections: [section] }
        if (group && beside.length > 1) {
          screens.push({ ...at, id: group.id, kind: 'together', questions: beside, together: group })
          for (const { id } of beside) drawn.add(id)
        } else screens.push({ ...at, id: question.id, kind: 'question', questions: [question] })
      }
    }
    together = []
  }
  const knownIn = ({ questions }: SectionState) => questions.filter(isOffered).length
  for (const [index, section] of sections.entries()) {
    const known = together.reduce((sum, each) => sum + knownIn(each.section), 0)
    if (known === 0 || knownIn(section) === 0 || known + knownIn(section) > ANSWERS_A_SCREEN) close()
    together.push({ section, index })
  }
  close()
  return [...screens, summaryOf(sections)]
}

const summaryOf = (sections: readonly SectionState[]): CheckScreen => ({
  id: SUMMARY,
  kind: 'summary',
  section: sections.length,
  sections,
  questions: [],
})

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
    summaryOf(screens.at(-1)?.sections ?? [])
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
  return question && home && { ...home, id: question.id, kind: 'question', questions: [question] }
}
