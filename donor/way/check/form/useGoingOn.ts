import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import { isAnswered } from '../../../../shared/questionnaire/engine/askedQuestions'
import type { Question } from '../../../../shared/questionnaire/engine/question'

/** Goes on after a pointer's choice. Arrow keys only choose, as they pass over others; Enter chooses and sends. */
export function useGoingOn(question: Question, onSettled: (answer: Answer) => void) {
  const byPointer = useRef(false)
  const handlers = {
    onPointerDownCapture: () => {
      byPointer.current = true
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      byPointer.current = false
      const { target } = event
      if (event.key === 'Enter' && target instanceof HTMLInputElement && isUnchosenRadio(target))
        target.click()
    },
    // The second click of a double click would answer the next question unread.
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
    },
  }
  return {
    handlers,
    onChosen: (answer: Answer) => {
      if (byPointer.current && isAllSaid(question, answer)) onSettled(answer)
    },
  }
}

const isUnchosenRadio = ({ type, checked }: HTMLInputElement) => type === 'radio' && !checked

/** True if the choice needs no further input and shows no text to read. */
export function isAllSaid(question: Question, answer: Answer): boolean {
  const isChosen = (id: string) => answer.choices?.includes(id)
  return (
    isAnswered(question, answer) &&
    !question.options?.some(({ id, date }) => date && isChosen(id)) &&
    !question.textField?.choices.some(isChosen) &&
    !question.notices?.some(({ choices }) => choices.some(isChosen))
  )
}
