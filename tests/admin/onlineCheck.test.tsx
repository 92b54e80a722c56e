import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OnlineCheck } from '../../admin/screenings/OnlineCheck'
import * as versions from '../../shared/questionnaire/versions'
import { passing } from '../support/answers'
import { REWORDED, secondVersion } from '../support/secondVersion'
import { renderScreen } from './support/renderScreen'

const { loadQuestionSet } = versions
const form = Promise.resolve(secondVersion)
// A second version that this build knows, beside those of the product.
beforeEach(() => {
  vi.spyOn(versions, 'loadQuestionSet').mockImplementation((version) =>
    version === secondVersion.version ? form : loadQuestionSet(version),
  )
})

const open = (Version: string) =>
  act(async () =>
    renderScreen(
      <Suspense>
        <OnlineCheck
          renewal={false}
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
          }}
        />
      </Suspense>,
      { resource: 'ScreeningInfo', role: 'Administrator', answer: () => ({}) },
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
