import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import * as criteria from '../../../../../donor/way/home/criteria/loadCriteria'
import * as api from '../../../../../donor/ground/graphql/request'
import { OnlineCheckForm } from '../../../../../donor/way/check/form/OnlineCheckForm'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { screening } from '../../../person'
import { renderPage } from '../../../renderPage'

configure({ defaultHidden: true })
let sent: MockInstance<typeof api.request>
beforeEach(() => {
  sent = vi.spyOn(api, 'request').mockResolvedValue({})
  vi.spyOn(criteria, 'loadCriteria').mockResolvedValue(null)
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const form = (data: Answers = {}) =>
  renderPage(
    <OnlineCheckForm
      set={questionnaires.of('2026.11-2')}
      screening={screening({ Draft: true, Answer: { data, answered_at: null } })}
      kind="registration"
    />,
    '/page?at=lately',
  )
const row = (name: RegExp) => within(screen.getByRole('group', { name }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const saved = () =>
  Object.assign({}, ...sent.mock.calls.map(([, variables]) => (variables as { answers?: object })?.answers))

it('says no to all with one tap, and saves each as an answer of its own', async () => {
  form()
  await press('5つとも、ない')
  await waitFor(() => expect(heading()).toMatch(/お通じは何回/))
  const no = { choices: ['no'] }
  await waitFor(() =>
    expect(saved()).toEqual({ Q08: no, Q09: no, Q10: no, Q11: { choices: ['none'] }, Q12: no }),
  )
})

it('leads to the question of what there is to tell, and back to the rest', async () => {
  form()
  await userEvent.click(row(/37.5℃/).getByRole('button', { name: 'ある' }))
  await waitFor(() => expect(heading()).toMatch(/37.5℃以上の熱/))
  expect(screen.getByRole('radio', { name: 'はい' })).toHaveProperty('checked', true)
  await userEvent.click(await screen.findByText('まだ治っていない'))
  await press('次へ')
  await waitFor(() => expect(heading()).toBe('最近、ありましたか。'))
  expect(row(/37.5℃/).getByText(/まだ治っていない/)).toBeTruthy()
  await userEvent.click(row(/下痢/).getByRole('button', { name: 'ない' }))
  expect(row(/下痢/).getByRole('button', { name: 'ない' }).getAttribute('aria-pressed')).toBe('true')
  await press('のこり3つは、ない')
  await waitFor(() => expect(heading()).toMatch(/お通じは何回/))
  await waitFor(() => expect(saved().Q08).toEqual({ choices: ['yes'], dates: { yes: 'ongoing' } }))
  await waitFor(() => expect(Object.keys(saved())).toHaveLength(5))
})
