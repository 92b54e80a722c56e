import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OnlineCheck } from '../../admin/care/screenings/OnlineCheck'
import * as versions from '../../shared/questionnaire/engine/versions'
import { passing } from '../support/answers'
import { REWORDED, secondVersion } from '../support/secondVersion'
import type { ApiAnswer, ApiCall } from './support/fakeApi'
import { renderScreen } from './support/renderScreen'

const { loadQuestionSet } = versions
const form = Promise.resolve(secondVersion)
// A second version that this build knows, beside those of the product.
beforeEach(() => {
  vi.spyOn(versions, 'loadQuestionSet').mockImplementation((version) =>
    version === secondVersion.version ? form : loadQuestionSet(version),
  )
})

const open = (Version: string, given: object = {}, answer: (call: ApiCall) => ApiAnswer = () => ({})) =>
  act(async () =>
    renderScreen(
      <Suspense>
        <OnlineCheck
          renewal={false}
          of={{ Id: 'screening-1', UserId: 'user-1', ScreeningInfoCreatedAt: '2026-11-19T00:00:00.000Z' }}
          check={{
            OnlineCheckResult: 'Passed',
            OnlineCheckScore: 100,
            SurveyTitle: 'オンラインチェック',
            OnlineCheckID: 'screening-1',
            Version,
            NextDate: null,
            Draft: false,
            Answer: { data: passing, answered_at: '2026-11-20T00:00:00.000Z' },
            Reasons: [],
            Topics: [],
            Points: [],
            ...given,
          }}
        />
      </Suspense>,
      { resource: 'ScreeningInfo', role: 'Administrator', answer },
    ),
  )

test.each(['2026.11-1', secondVersion.version])(
  'the answers to %s stand under its questions',
  async (version) => {
    await open(version)
    const reworded = version === secondVersion.version
    expect(await screen.findByText(reworded ? `Q08 ${REWORDED}` : /^Q08 .*かぜのような症状/)).toBeTruthy()
    expect(screen.queryByText(reworded ? /^Q08 .*かぜのような症状/ : `Q08 ${REWORDED}`)).toBeNull()
    expect(screen.queryAllByText(/^Q55 /)).toHaveLength(reworded ? 1 : 0)
  },
)

test('only what mattered stays, by the judgement that is kept', async () => {
  const Reasons = [{ QuestionId: 'Q08', Reason: 'かぜのような症状があるため。', NextDate: null }]
  await open('2026.11-1', { OnlineCheckResult: 'Failed_1', Reasons })
  await userEvent.setup().click(screen.getByRole('switch', { name: '結果に関わった答えだけ' }))
  expect(screen.getByText(/^Q08 /)).toBeTruthy()
  expect(screen.queryAllByText(/^Q\d\d /)).toHaveLength(1)
})

test('what differs from the time before is said in words, across versions too', async () => {
  const { Q08: _answered, ...rest } = passing
  const row = { UserId: 'user-1', InspectionType: 'Registration' }
  const answer = ({ operationName }: ApiCall): ApiAnswer => {
    if (operationName === 'UserScreenings')
      return {
        data: {
          listScreeningInfoByUserIdScreeningInfoCreatedAt: {
            items: [
              { ...row, Id: 'draft', ScreeningInfoCreatedAt: '2026-09-02T00:00:00.000Z' },
              { ...row, Id: 'earlier', ScreeningInfoCreatedAt: '2026-09-01T00:00:00.000Z' },
            ],
            nextToken: null,
            total: 2,
          },
        },
      }
    const Answer = { data: rest, answered_at: '2026-09-01T00:00:00.000Z' }
    const OnlineCheck = { Version: '2026.11-1', Draft: false, Answer }
    return { data: { getScreeningById: { OnlineCheck } } }
  }
  await open(secondVersion.version, {}, answer)
  await userEvent.setup().click(screen.getByRole('switch', { name: '前回との違い' }))
  const changes = within(await screen.findByRole('region', { name: '前回との違い' }))
  expect(await changes.findByText(`Q08 ${REWORDED}`)).toBeTruthy()
  expect(changes.getByText('前回：未回答')).toBeTruthy()
  expect(changes.getByText(/^Q55 /)).toBeTruthy()
  expect(changes.getByText('今回の質問票で増えた質問です。')).toBeTruthy()
  expect(changes.getAllByText(/^Q\d\d /)).toHaveLength(2)
})
