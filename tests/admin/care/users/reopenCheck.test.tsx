import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ReopenCheckDialog } from '../../../../admin/care/users/actions/ReopenCheckDialog'
import { reopenQuestions } from '../../../../shared/words/office/personActions'
import * as versions from '../../../../shared/questionnaire/engine/versions'
import { secondVersion } from '../../../support/secondVersion'
import { renderScreen } from '../../support/renderScreen'
import { person } from './person'

const { loadQuestionSet } = versions
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['2026.11-1', false],
  [secondVersion.version, true],
])('the questions to answer again are those of the criteria in force: %s', async (questionnaire, isAdded) => {
  vi.stubGlobal('fetch', async () => Response.json({ questionnaire }))
  vi.spyOn(versions, 'loadQuestionSet').mockImplementation(async (version) =>
    version === secondVersion.version ? secondVersion : loadQuestionSet(version),
  )
  renderScreen(<ReopenCheckDialog person={person()} onClose={() => undefined} />, {
    resource: 'users',
    role: 'Physician',
    answer: () => ({ data: {} }),
  })
  await userEvent.click(await screen.findByLabelText(reopenQuestions.label))
  expect(await screen.findByText(/^8 /)).toBeTruthy()
  expect(screen.queryAllByText(/^55 /)).toHaveLength(isAdded ? 1 : 0)
  // An attestation is asked anew in any case.
  expect(screen.queryAllByText(/^54 /)).toHaveLength(0)
})
