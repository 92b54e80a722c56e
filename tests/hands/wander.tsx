import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { vi } from 'vitest'
import * as currentUser from '../../donor/ground/currentUser/currentUser'
import * as criteria from '../../donor/way/home/criteria/loadCriteria'
import {
  SaveOnlineCheckDraftDocument,
  ScreeningDocument,
  SubmitOnlineCheckDocument,
} from '../../donor/generated/graphql'
import * as api from '../../donor/ground/graphql/request'
import { ApiError } from '../../donor/ground/session/apiError'
import { OnlineCheckForm } from '../../donor/way/check/form/OnlineCheckForm'
import { answersSummary, honestStop } from '../../donor/ground/words/yourAnswers'
import {
  optionsOf,
  unansweredQuestions,
  visibleQuestions,
} from '../../shared/questionnaire/engine/askedQuestions'
import { parseAnswers } from '../../shared/questionnaire/engine/parseAnswer'
import { passingAnswers } from '../../devtools/world/checks/passingAnswers'
import type { Question } from '../../shared/questionnaire/engine/question'
import { questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import { createRandom, type Random } from '../../devtools/world/random'
import { person, reason, screening } from '../donor/person'
import { anyAnswer, BIRTHDAY, PLACE, region, set, situation, type Situation } from './wanderSituation'
import { renderPage } from '../donor/renderPage'

/** Someone who answers the check as people do: taps what is chosen, goes back, reloads, opens a second tab. */
export async function wander(seed: number): Promise<string[]> {
  const random = createRandom(seed)
  const about = situation(random)
  const walk = begin(about, random)
  try {
    await walk.toTheEnd()
  } catch (error) {
    walk.wrong.push(String(error))
  } finally {
    cleanup()
  }
  return walk.wrong.map((each) => `${seed} (${about.situation}): ${each}`)
}

function begin(
  { situation: name, today, before, kind, earlier, refused, stored, carried }: Situation,
  random: Random,
) {
  const wrong: string[] = []
  const store = new Map(Object.entries(stored))
  const answered = new Set(store.keys())
  let taps = 0
  let ended = false
  let at = '/page'

  const draft = () =>
    screening({
      Draft: true,
      Carried: carried,
      Version: set.version,
      Answer: { data: Object.fromEntries(store), answered_at: null },
    })
  const take = (given: Readonly<Record<string, unknown>>) => {
    const kept = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== null))
    const parsed = parseAnswers(kept, set, { today, region })
    if (!parsed.ok) throw new ApiError('BAD_USER_INPUT', '', parsed.errors)
    for (const id of Object.keys(given)) store.delete(id)
    for (const [id, answer] of Object.entries(parsed.answers)) store.set(id, answer)
  }
  vi.spyOn(api, 'request').mockImplementation(((
    document: unknown,
    variables: { answers: Record<string, unknown> },
  ) => {
    if (document === ScreeningDocument) return Promise.resolve({ getScreeningById: draft() })
    if (document !== SaveOnlineCheckDraftDocument && document !== SubmitOnlineCheckDocument)
      return Promise.resolve({})
    try {
      take(variables.answers)
    } catch (error) {
      return Promise.reject(error as Error)
    }
    if (document === SaveOnlineCheckDraftDocument) return Promise.resolve({})
    ended = true
    return Promise.resolve({ submitOnlineCheck: screening({ OnlineCheckResult: 'Passed' }) })
  }) as never)
  vi.spyOn(currentUser, 'refreshCurrentUser').mockResolvedValue(person({}))
  const { version, rules, phrases } = questionnaires.current
  vi.spyOn(criteria, 'loadCriteria').mockResolvedValue({
    questionnaire: version,
    criteria: { number: '2026-11-1', sha256: '' },
    rules,
    municipalities: [PLACE],
    phrases,
  })

  const lastCheck = screening({
    OnlineCheckResult: refused.length > 0 ? 'Failed_1' : 'Passed',
    Answer: { data: earlier, answered_at: `${before}T01:00:00.000Z` },
    Reasons: refused.map((QuestionId) => reason({ QuestionId })),
  })
  const last =
    name === 'first' || !lastCheck.OnlineCheck
      ? null
      : { screening: lastCheck, check: lastCheck.OnlineCheck, set }
  const known = random.chance(0.5)
    ? {
        birthday: '1990-04-01',
        pref: 'Yamagata',
        city: PLACE,
        gender: random.pick(['Man', 'Women'] as const),
      }
    : { birthday: null, pref: null, city: null, gender: null }

  function Page() {
    const { pathname, search } = useLocation()
    useEffect(() => {
      at = `${pathname}${search}`
    })
    return <OnlineCheckForm set={set} screening={draft()} kind={kind} last={last} person={known} />
  }
  const open = async (path: string) => {
    cleanup()
    renderPage(<Page />, path, today)
    await pause()
  }

  const pause = () =>
    act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  const saveNow = async () => {
    window.dispatchEvent(new Event('online'))
    await pause()
    await pause()
  }
  const tap = async (element: Element) => {
    taps++
    await act(async () => {
      fireEvent.pointerDown(element)
      fireEvent.click(element)
    })
    await saveNow()
  }
  const type = async (box: Element, text: string) => {
    await act(async () => {
      fireEvent.change(box, { target: { value: text } })
    })
    await saveNow()
  }
  const heading = () => document.querySelector('form h1')?.textContent ?? ''
  /** On a screen of its own: a tap may have led back to one where it is a row of many. */
  const onScreen = ({ id }: Question) =>
    document.getElementById(id) !== null && document.querySelector(`#${id} > button`) === null
  const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden: true })
  const goOn = () => document.querySelector('form button[type=submit]')

  /** Taps a control of a question; afterwards the answer must be stored. */
  const choose = async (question: Question, control: HTMLInputElement) => {
    const { value, checked, type: kindOfControl } = control
    const isDay = control.closest('[role=radiogroup]') !== null
    const option = optionsOf(question, region).find(({ id }) => id === value)
    answered.add(question.id)
    const removes = checked && kindOfControl === 'checkbox' && !option?.exclusive
    await tap(control)
    const kept = store.get(question.id)
    if (isDay) {
      const dates = Object.keys(kept?.dates ?? {})
      const [, dated = ''] = control.name.split(/-(.*)/su)
      if ((value !== 'exact' || checked) && !dates.includes(dated))
        wrong.push(`day of ${question.id} not saved`)
    } else if ((kept?.choices?.includes(value) ?? false) === removes) {
      wrong.push(`${question.id} ${value}${checked ? ', chosen before,' : ''} not saved`)
    }
  }
  const controls = (question: Question, selector = 'input:is([type=radio],[type=checkbox])') =>
    [...document.querySelectorAll<HTMLInputElement>(`#${question.id} ${selector}`)].filter(
      (each) => each.closest('details:not([open])') === null,
    )
  const daysOf = (question: Question) => [...document.querySelectorAll(`#${question.id} [role=radiogroup]`)]

  const answer = async (question: Question) => {
    if (
      refused.includes(question.id) &&
      !carried &&
      !answered.has(question.id) &&
      controls(question).some(({ checked }) => checked)
    )
      wrong.push(`${question.id} refused and is chosen already`)
    const chosen = controls(question).filter(({ checked, type: kindOf }) => checked && kindOf === 'radio')
    if (chosen.length > 0 && random.chance(0.5)) await choose(question, random.pick(chosen))
    if (!onScreen(question)) return
    if (question.kind === 'date')
      for (const [part, text] of BIRTHDAY) {
        const box = document.querySelector(`[name=${question.id}-${part}]`)
        if (box) await type(box, text)
      }
    else if (question.kind === 'numbers')
      for (const { id, min } of question.numbers ?? []) {
        const box = document.querySelector(`[name=${question.id}-${id}]`)
        if (box) await type(box, String(Math.ceil(min) + 20))
      }
    else if (question.kind === 'groups')
      for (const { id } of question.groups ?? []) {
        // An answer to the part before may have stopped the check.
        if (!onScreen(question)) return
        await choose(question, random.pick(controls(question, `[name=${question.id}-${id}]`)))
      }
    else {
      const safe = passingAnswers({ questions: [question] })[question.id]?.choices ?? []
      const own = controls(question).filter((each) => each.closest('[role=radiogroup]') === null)
      const wanted = own.filter(({ value }) => safe.includes(value))
      await choose(question, random.pick(random.chance(0.8) && wanted.length > 0 ? wanted : own))
    }
    if (!onScreen(question)) return
    for (const days of daysOf(question)) {
      const chips = [...days.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ value }) => value !== 'exact',
      )
      await choose(question, random.pick(chips))
    }
    const next = goOn()
    if (next) await tap(next)
  }

  /** One row, or all that are left: each must be stored as an answer of its own. */
  const answerTogether = async (shown: readonly Question[]) => {
    const refusing = shown.find(({ id }) => refused.includes(id) && !carried)
    if (refusing) wrong.push(`${refusing.id} refused and stands together with others`)
    const row = random.pick(shown)
    const [yes, no] = document.querySelectorAll(`#${row.id} > button`)
    const way = random.pick(['yes', 'no', 'rest', 'rest', 'rest'] as const)
    if (way === 'yes' && yes) return tap(yes)
    const asked = way === 'no' ? [row] : shown.filter(({ id }) => !store.get(id)?.choices?.length)
    const button = way === 'no' ? no : goOn()
    if (button) await tap(button)
    for (const { id } of asked) {
      answered.add(id)
      if (!['no', 'none'].includes(store.get(id)?.choices?.join() ?? '')) wrong.push(`no to ${id} not saved`)
    }
  }

  const step = async () => {
    const title = heading()
    if (title === honestStop.h1) {
      const way = button(random.pick([honestStop.end, honestStop.goOn, honestStop.goOn, honestStop.correct]))
      if (way) await tap(way)
      return
    }
    const shown = set.questions.filter(
      ({ id, kind: kindOf }) => kindOf !== 'attestation' && document.getElementById(id),
    )
    const [question] = shown
    if (shown.length > 1) return answerTogether(shown)
    if (question) return answer(question)
    const change = [...document.querySelectorAll<HTMLAnchorElement>('form dd a')]
    if (title !== answersSummary.h1) {
      if (change.length > 0 && random.chance(0.2)) return tap(random.pick(change))
    } else {
      const gap = document.querySelector('form section[role=alert] a')
      if (gap) return tap(gap)
      const agree = document.querySelector<HTMLInputElement>('#Q54 input')
      if (agree && !agree.checked) await tap(agree)
    }
    const next = goOn()
    if (next) await tap(next)
  }

  const stray = async () => {
    const way = random.pick(['back', 'reload', 'tab', 'again'] as const)
    if (way === 'reload') return open(random.chance(0.5) ? at : '/page')
    if (way === 'tab') {
      const question = random.pick(visibleQuestions(set, Object.fromEntries(store), kind))
      const given = anyAnswer(question, today, random)
      if (given) take({ [question.id]: given })
      answered.add(question.id)
      document.dispatchEvent(new Event('visibilitychange'))
      return pause()
    }
    const back = document.querySelector('form a.backLink')
    if (way === 'back' && back && back.getAttribute('href') !== '/mypage') await tap(back)
  }

  return {
    wrong,
    async toTheEnd() {
      await open('/page')
      const asked = visibleQuestions(set, Object.fromEntries(store), kind).length
      while (!ended && wrong.length === 0) {
        if (taps > 2 * asked) {
          const left = unansweredQuestions(set, Object.fromEntries(store), kind).map(({ id }) => id)
          wrong.push(`no judgement after ${taps} taps: ${heading()} (open: ${left.join(' ')})`)
          return
        }
        if (random.chance(0.08)) await stray()
        await step()
      }
    },
  }
}
