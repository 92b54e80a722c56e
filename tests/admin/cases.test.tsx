import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CaseActs } from '../../admin/records/cases/CaseActs'
import type { CaseFieldsFragment } from '../../admin/generated/graphql'
import { samplePublicTexts } from '../../shared/facts/config'
import { caseWords } from '../../shared/words/records/cases'
import { complaint } from '../../admin/ground/words/complaint'
import { complaintWords } from '../../shared/words/records/rights'
import { renderScreen } from './support/renderScreen'

const request = {
  Kind: 'Disclosure',
  OnPaper: false,
  IdentityOn: '2026-11-02',
  IdentityDocument: null,
  FeeYen: 1000,
  FeePaidOn: '2026-11-03',
  Outcome: 'Refused',
  Grounds: ['NotThere'],
  WithdrawnOn: null,
} as const
type Asked = CaseFieldsFragment['Request']
const answered: CaseFieldsFragment = {
  Id: 'case-1',
  Kind: 'RightsRequest',
  State: 'Answered',
  User: null,
  ActorId: null,
  ActorName: null,
  DueOn: '2026-11-16',
  DaysOpen: 3,
  AssigneeId: null,
  AssigneeName: null,
  CreatedAt: '2026-11-02T00:00:00.000Z',
  Words: null,
  Answer: null,
  AnsweredAt: '2026-11-05T00:00:00.000Z',
  Version: 3,
  Marks: null,
  Reads: null,
  Steps: [],
  Request: null,
}
const open = (Request: object, State: CaseFieldsFragment['State'] = 'Answered') =>
  act(async () =>
    renderScreen(<CaseActs row={{ ...answered, State, Request: Request as Asked }} />, {
      resource: 'cases',
      role: 'Administrator',
      answer: () => ({ data: { reopenCase: { Id: 'case-1' } } }),
    }),
  )
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a request that was not granted wholly is looked at again for a complaint, which is written with who and when', async () => {
  const { calls } = await open(request)
  const user = userEvent.setup()
  await user.click(
    await screen.findByRole('button', {
      name: '苦情を受けて、もう一度確かめる',
    }),
  )
  const field = await screen.findByRole('textbox', { name: /苦情の内容/ })
  expect(field.getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText(complaint.hint)).toBeTruthy()
  await user.type(field, '本人から11月20日に電話')
  // Behind the dialog nothing has a role.
  await user.click(screen.getByRole('button', { name: complaint.reopen }))
  await waitFor(() =>
    expect(calls.filter(({ operationName }) => operationName === 'ReopenCase')).toMatchObject([
      { variables: { input: { Id: 'case-1', Version: 3, Text: '本人から11月20日に電話' } } },
    ]),
  )
})

test.each([
  ['ended', request, 'Closed', complaint.reopen],
  ['granted in part', { ...request, Outcome: 'Part' }, 'Answered', complaint.reopen],
  ['granted wholly', { ...request, Outcome: 'Whole', Grounds: [] }, 'Answered', caseWords.reopen],
  [
    'taken back',
    { ...request, Outcome: null, Grounds: [], WithdrawnOn: '2026-11-04' },
    'Closed',
    caseWords.reopen,
  ],
] as const)(
  'a request that was %s has one way back, with its own words',
  async (_what, asked, state, name) => {
    await open(asked, state)
    await screen.findByRole('button', { name })
    expect(buttons().filter((text) => text?.endsWith(caseWords.reopen))).toEqual([name])
  },
)

test('the person is told of the way in the same word', () => {
  expect(complaint.reopen).toMatch(/^苦情を/)
  expect(complaintWords(samplePublicTexts)).toContain('苦情をお申し出')
})
