import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { eatingSupport } from '../../../ground/words/eatingSupport'
import type { PublicTexts } from '../../../../shared/facts/config'
import type { Answer, Answers } from '../../../../shared/questionnaire/engine/answer'
import { noTo } from '../questions/noAnswer'
import {
  isAnswered,
  unansweredQuestions,
  visibleQuestions,
} from '../../../../shared/questionnaire/engine/askedQuestions'
import { type KnownPerson, withoutImpossible } from '../../../../shared/questionnaire/engine/knownAnswers'
import { birthdayIn } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { CheckKind, Question, QuestionSet } from '../../../../shared/questionnaire/engine/question'
import { sectionsFor } from '../../../../shared/questionnaire/engine/sectionsFor'
import { readSavedAnswers } from '../result/readSavedAnswers'
import type { Screening } from '../../nextStep/screening'
import type { Judged } from '../result/judgedCheck'
import { useTexts } from '../../../ground/page/rootData'
import { useToday } from '../../../ground/page/clock'
import { useRegion } from '../questions/questionProps'
import { carriedTrial } from '../trial/carriedTrial'
import { answersInWords } from './answersInWords'
import { checkScreens, firstOpen, isDone, screenAfter, SUMMARY, useScreen } from './checkScreens'
import { screenPath, useFocusOnScreen } from './place'
import { minutesLeft } from './reading'
import { missingWords, remarkOn } from './remarks'
import { formOf, startingAnswers } from './startingAnswers'
import { useAnswers, useSubmission } from './useAnswers'
import { isAllSaid } from './useGoingOn'
import { useHonestStop } from './useHonestStop'

export type TalkAbout = {
  screening: Screening
  set: QuestionSet
  kind: CheckKind
  /** The check whose answers are confirmed or changed. */
  last?: Judged | null
  person?: KnownPerson
  /** It follows the previous page, which had the focus. */
  begun?: boolean
}

export type Talk = ReturnType<typeof useTalk>

const NOBODY: KnownPerson = { birthday: null, pref: null, city: null, gender: null }

export const isAttestation = ({ kind }: Pick<Question, 'kind'>) => kind === 'attestation'

const withSupport = (question: Question, texts: PublicTexts): Question => ({
  ...question,
  notices: question.notices?.map((notice) =>
    notice.kind === 'support' ? { ...notice, text: eatingSupport(texts) } : notice,
  ),
})

export function useTalk({ screening, set, kind, last = null, person = NOBODY, begun = false }: TalkAbout) {
  const region = useRegion()
  const today = useToday()
  const texts = useTexts()
  const context = useMemo(() => ({ today, region }), [today, region])
  const carried = screening.OnlineCheck?.Carried ?? false
  const [saved] = useState(() => readSavedAnswers(screening.OnlineCheck?.Answer.data, set, context))
  const [known] = useState(() => {
    const tried = carriedTrial.read(set.version)
    return startingAnswers({ set, kind, last: carried ? null : last, person, context, tried })
  })
  useEffect(() => carriedTrial.forget(), [])
  const given = useAnswers(screening.Id, set, saved, region)
  const { typed, answers, errors, change, withAnswer, queue } = given
  const submission = useSubmission(screening.Id, queue, kind)
  const stop = useHonestStop(set.version, context)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()

  /** What the person sees, though not all of it is confirmed. */
  const shown = (all: Answers): Answers => ({ ...known.offered, ...all })
  const sectionsOf = (all: Answers) =>
    sectionsFor(set, all, kind, shown(all)).filter(({ questions }) => !questions.every(isAttestation))
  // A carried draft asks only what was put back, each alone.
  const form = carried ? {} : formOf(set, known)
  const screensOf = (all: Answers) => checkScreens(sectionsOf(all), known.offered, form)
  const sections = sectionsOf(answers)
  const screens = screensOf(answers)
  const questions = visibleQuestions(set, shown(answers), kind)
  const { screen, back } = useScreen(screens, answers, questions)
  const place = stop.settled ? `${screen.id} stop` : screen.id
  useFocusOnScreen(place, begun)
  // Attempts belong to one screen.
  const [{ at, attempt }, setAttempt] = useState({ at: place, attempt: 0 })
  if (at !== place) setAttempt({ at: place, attempt: 0 })

  const valueOf = ({ id }: Question): Answer | undefined => typed[id] ?? known.offered[id]
  const birthday = birthdayIn(set, shown(answers), today) ?? undefined
  const remark = (each: Question, answer = valueOf(each)) =>
    remarkOn(each, answer, { person, region, birthday })
  const gaps = questions
    .filter(({ id }) => errors[id] || !answers[id])
    .concat(unansweredQuestions(set, answers, kind))
  const leave = (id: string) => setLeft((before) => new Set([...before, id]))
  const goTo = (id: string, backTo?: string | null) => void navigate(screenPath(id, backTo))

  const continueWith = (all: Answers) => {
    // Of several that stand together one may have stopped the check.
    if (screen.kind === 'together' && !isDone(screen, all)) return
    if (back && back !== SUMMARY) return goTo(back)
    const then = screensOf(all)
    if (back) {
      const open = firstOpen(then, all)
      return goTo(open, open === SUMMARY ? null : back)
    }
    goTo(screenAfter(then, screen.id))
  }

  const goOnWith = (all: Answers) => {
    if (!stop.stopsAt(screen.questions, all)) continueWith(all)
  }

  /** Shown answers that were not changed count as today's answers. */
  const takeShown = (): Answers => {
    const untouched = screen.questions.flatMap((each) => {
      const value = typed[each.id] === undefined ? valueOf(each) : undefined
      return value ? [{ each, value }] : []
    })
    for (const { each, value } of untouched) change(each, value)
    return { ...answers, ...Object.fromEntries(untouched.map(({ each, value }) => [each.id, value])) }
  }

  const openHere = () => screen.questions.filter(({ id }) => !answers[id]?.choices?.length)

  /** Of several that stand together: no to all that are not answered, each as its own answer. */
  const noToTheRest = () => {
    const given = openHere().map((each): [Question, Answer] => [each, noTo(each)])
    for (const [each, answer] of given) change(each, answer)
    const all = { ...answers, ...Object.fromEntries(given.map(([{ id }, answer]) => [id, answer])) }
    const half = screen.questions.find((each) => !isAnswered(each, all[each.id]))
    if (half) goTo(half.id, screen.id)
    else goOnWith(all)
  }

  /** Of several that stand together: there is something to tell, on the screen of the question if it asks more. */
  const tellMore = (each: Question) => {
    const yes = each.kind === 'yesNo' ? { ...valueOf(each), choices: ['yes'] } : undefined
    if (yes) change(each, yes)
    if (yes && isAllSaid(each, yes)) stop.stopsAt([each], withAnswer(each, yes))
    else goTo(each.id, screen.id)
  }

  const words = answersInWords({
    answers: shown(answers),
    earlier: known.earlier,
    fromProfile: known.fromProfile,
    region,
    remarkOn: remark,
  })

  const errorOf = (each: Question) => {
    const wrong = left.has(each.id) ? errors[each.id] : undefined
    if (wrong || attempt === 0) return wrong
    const answer = withAnswer(each, valueOf(each))[each.id]
    return isAnswered(each, answer) ? undefined : missingWords(each, answer)
  }

  return {
    known,
    carried,
    save: given.save,
    queue,
    submission,
    stop,
    region,
    attempt,
    sections,
    screens,
    screen,
    back,
    answers,
    valueOf,
    remark,
    errorOf,
    leave,
    change,
    attestation: questions.find(isAttestation),
    gaps: [...new Set(gaps)],
    left: minutesLeft(screens, answers, shown(answers)),
    words: words.list,
    lastOf: words.lastOf,
    changedHere: screen.questions.some(({ id }) => typed[id] !== undefined),
    asked: (each: Question) => withSupport(withoutImpossible(each, valueOf(each), birthday), texts),
    openHere,
    tellMore,
    sayNo: (each: Question) => change(each, noTo(each)),
    /** A tap goes on, unless there is something to read first. */
    settle: (each: Question, answer: Answer) => {
      if (!remark(each, answer)) goOnWith(withAnswer(each, answer))
    },
    goOn: () => {
      setAttempt({ at: place, attempt: attempt + 1 })
      if (screen.kind === 'summary') {
        if (gaps.length === 0) void submission.submit(answers)
        return
      }
      if (screen.kind === 'together') return noToTheRest()
      for (const { id } of screen.questions) leave(id)
      if (screen.questions.some((each) => errors[each.id] || !isAnswered(each, valueOf(each)))) return
      goOnWith(takeShown())
    },
    goOnAfterStop: () => {
      stop.hear()
      continueWith(answers)
    },
  }
}
