import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { isAnswered } from '../../../../shared/questionnaire/engine/askedQuestions'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import type { SectionState } from '../../../../shared/questionnaire/engine/sectionsFor'

export type CheckScreen = {
  id: string
  /** `confirm`: answers that are known already; `question`: one question; `summary`: all answers, before sending. */
  kind: 'confirm' | 'question' | 'summary'
  /** Its section, 0-based; the summary's is after the last. */
  section: number
  sections: readonly SectionState[]
  questions: readonly Question[]
}

export const SUMMARY = 'summary'

/** Neighbouring sections are confirmed together up to this many answers. */
const ANSWERS_A_SCREEN = 12

/** @param offered answers that are confirmed rather than asked for */
export function checkScreens(sections: readonly SectionState[], offered: Answers): CheckScreen[] {
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
    for (const { section, index } of together)
      for (const question of section.questions.filter((each) => !isOffered(each)))
        screens.push({
          id: question.id,
          kind: 'question',
          section: index,
          sections: [section],
          questions: [question],
        })
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

const isDone = ({ questions }: CheckScreen, answers: Answers) =>
  questions.every((question) => isAnswered(question, answers[question.id]))

/** The first screen without an answer; else the summary. */
export const firstOpen = (screens: readonly CheckScreen[], answers: Answers): string =>
  screens.find((screen) => !isDone(screen, answers))?.id ?? SUMMARY

const CHARACTERS_A_MINUTE = 450
const MINUTES_AN_ANSWER = 0.03
const MINUTES_A_KNOWN_ANSWER = 0.05

/** Whole minutes for the open screens. */
export function minutesLeft(screens: readonly CheckScreen[], answers: Answers): number {
  const minutes = screens
    .filter((screen) => !isDone(screen, answers))
    .map(({ kind, questions }) =>
      kind === 'confirm'
        ? questions.length * MINUTES_A_KNOWN_ANSWER
        : questions.reduce((sum, { text }) => sum + text.length / CHARACTERS_A_MINUTE + MINUTES_AN_ANSWER, 0),
    )
  return Math.ceil(minutes.reduce((sum, each) => sum + each, 0))
}

/** The screen in the address; else the first screen that was open when the page was opened. */
export function useScreen(screens: readonly CheckScreen[], answers: Answers, all: readonly Question[]) {
  const [resumeAt] = useState(() => firstOpen(screens, answers))
  const [params] = useSearchParams()
  const back = params.get('back')
  const wanted = params.get('at') ?? resumeAt
  const found =
    screens.find(({ id }) => id === wanted) ??
    // A known answer that is being changed.
    changing(screens, all, wanted) ??
    summaryOf(screens.at(-1)?.sections ?? [])
  return { screen: found, back: screens.some(({ id }) => id === back) ? back : null }
}

function changing(
  screens: readonly CheckScreen[],
  all: readonly Question[],
  id: string | undefined,
): CheckScreen | undefined {
  const question = all.find((each) => each.id === id)
  const home = screens.find(({ kind, questions }) => kind === 'confirm' && questions.some((q) => q.id === id))
  return question && home && { ...home, id: question.id, kind: 'question', questions: [question] }
}
