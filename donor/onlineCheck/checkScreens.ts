import { useState, useEffect, useRef } from 'react'
import { useSearchParams, useLocation } from 'react-router'
import type { Answers } from '../../shared/questionnaire/answer'
import { isAnswered } from '../../shared/questionnaire/askedQuestions'
import type { Question } from '../../shared/questionnaire/question'
import type { SectionState } from '../../shared/questionnaire/sectionsFor'

/** A section or a part of it. */
export type CheckScreen = {
  /** 0-based. */
  section: number
  /** 0-based. */
  part: number
  parts: number
  questions: Question[]
}

const QUESTIONS_A_SCREEN = 7

/** Sections of more than seven questions are divided evenly. */
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

/** `?section=6&part=2` */
export const screenPath = ({ section, part }: Pick<CheckScreen, 'section' | 'part'>): string =>
  `?section=${section + 1}${part > 0 ? `&part=${part + 1}` : ''}`

/** From the address, else the first screen with an open question when the page was opened. */
export function useScreen(screens: readonly CheckScreen[], answers: Answers): number {
  const [resumeAt] = useState(() => {
    const open = screens.findIndex(({ questions }) =>
      questions.some((question) => !isAnswered(question, answers[question.id])),
    )
    return open === -1 ? screens.length - 1 : open
  })
  const [params] = useSearchParams()
  const section = params.get('section')
  const named = screens.findIndex(
    (screen) =>
      String(screen.section + 1) === section && String(screen.part + 1) === (params.get('part') ?? '1'),
  )
  return named === -1 ? Math.min(resumeAt, screens.length - 1) : named
}

/** A new screen focuses its heading, a link to a question that question. */
export function useFocusOnScreen(current: number): void {
  const { hash } = useLocation()
  const shown = useRef<string>(null)
  useEffect(() => {
    const wanted = hash.startsWith('#Q') ? hash.slice(1) : ''
    const place = `${current}${wanted}`
    const first = shown.current === null
    if (shown.current === place) return
    shown.current = place
    const question = wanted ? document.getElementById(wanted) : null
    if (question) {
      question.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
      question.scrollIntoView({ block: 'start' })
    } else if (!first) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [current, hash])
}
