import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, it } from 'vitest'
import type { Screening } from '../../../../../donor/way/nextStep/screening'
import { OnlineCheckForm } from '../../../../../donor/way/check/form/OnlineCheckForm'
import * as renewalNg from '../../../../../donor/routes/online_check/before_renewal_inspection/result_ng'
import * as renewalOk from '../../../../../donor/routes/online_check/before_renewal_inspection/result_ok'
import * as resultNg from '../../../../../donor/routes/online_check/result_ng'
import * as resultOk from '../../../../../donor/routes/online_check/result_ok'
import type { CurrentUser } from '../../../../../donor/ground/session/currentUserStore'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { passing } from '../../../../support/answers'
import { examInfo, person, screening } from '../../../person'
import { TODAY } from '../../../renderPage'
import { refusal, signIn } from '../../../signedIn'

// Whether each of two hundred countries is visible takes jsdom long to find out, and no test here asks it.
configure({ defaultHidden: true })

const pages = {
  '/online_check/result_ok': resultOk,
  '/online_check/result_ng': resultNg,
  '/online_check/before_renewal_inspection/result_ok': renewalOk,
  '/online_check/before_renewal_inspection/result_ng': renewalNg,
}
type Kind = 'Registration' | 'Renewal'
type Result = 'Passed' | 'Failed_1' | 'Failed_2'

/** The form on its last screen, with everything answered, and the pages of a result. */
function openPage(at: string, kind: Kind) {
  const draft = screening({ Draft: true, Answer: { data: passing, answered_at: null } })
  const root = { texts: samplePublicTexts, today: TODAY, origin: 'https://donor.example' }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: Outlet,
      children: [
        {
          path: 'check',
          Component: () => (
            <OnlineCheckForm
              set={questionnaires.current}
              screening={draft}
              kind={kind === 'Renewal' ? 'renewal' : 'registration'}
            />
          ),
        },
        ...Object.entries(pages).map(([path, page]) => ({
          path,
          loader: page.clientLoader,
          HydrateFallback: () => null,
          Component: page.default,
        })),
      ],
    },
  ])
  return render(<Stub initialEntries={[at]} hydrationData={{ loaderData: { root } }} />)
}

const judged = (kind: Kind, OnlineCheckResult: Result): Screening => {
  const { Info, ...rest } = screening({
    OnlineCheckResult,
    Answer: { data: passing, answered_at: '2026-11-21T02:59:00.000Z' },
  })
  return { ...rest, Info: { ...Info, InspectionType: kind } }
}

const member: CurrentUser = { ...person({ UserStatus: 'WaitingGuidance' }), ScreeningInfo: [examInfo({})] }

/** Signs in somebody whose check is judged so, and returns the operations sent from then on. */
async function signInFor(kind: Kind, result: Result, answers: Parameters<typeof signIn>[1] = {}) {
  const answer = judged(kind, result)
  const sent = await signIn(member, {
    SubmitOnlineCheck: () => ({ submitOnlineCheck: answer }),
    Screening: () => ({ getScreeningById: answer }),
    ...answers,
  })
  return () => sent.map(({ operation }) => operation)
}

const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: /回答を送信する|送信する/ }))
const resultShown = () => screen.findByRole('heading', { level: 1, name: /結果/ })

const cases: [Kind, Result, keyof typeof pages][] = [
  ['Registration', 'Passed', '/online_check/result_ok'],
  ['Registration', 'Failed_1', '/online_check/result_ng'],
  ['Registration', 'Failed_2', '/online_check/result_ng'],
  ['Renewal', 'Passed', '/online_check/before_renewal_inspection/result_ok'],
  ['Renewal', 'Failed_1', '/online_check/before_renewal_inspection/result_ng'],
]

it.each(cases)('shows the result of a check (%s, %s) after two requests', async (kind, result) => {
  const operations = await signInFor(kind, result)
  openPage('/check?at=summary', kind)
  await send()
  await resultShown()
  expect(operations()).toEqual(['SubmitOnlineCheck', 'CurrentUser'])
})

it.each(cases)('asks again (%s, %s) when the page is opened anew', async (kind, result, path) => {
  const operations = await signInFor(kind, result)
  const first = openPage('/check?at=summary', kind)
  await send()
  await resultShown()
  first.unmount()
  openPage(path, kind)
  await resultShown()
  expect(operations().slice(2)).toEqual(['CurrentUser', 'Screening'])
})

it('asks for everything when the person could not be loaded after the submission', async () => {
  let failures = 1
  const operations = await signInFor('Registration', 'Passed', {
    CurrentUser: () =>
      failures-- > 0 ? refusal('INTERNAL', 'サーバーでエラーが起きました。') : { getUser: member },
  })
  openPage('/check?at=summary', 'Registration')
  await send()
  await resultShown()
  expect(operations()).toEqual(['SubmitOnlineCheck', 'CurrentUser', 'CurrentUser', 'Screening'])
})
