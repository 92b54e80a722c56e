import { configure, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Topics } from '../../../../../donor/way/check/result/Reasons'
import { judgedCheck } from '../../../../../donor/way/check/result/judgedCheck'
import { OnlineCheckPage, openForm } from '../../../../../donor/way/check/form/OnlineCheckPage'
import { keepCurrentUser } from '../../../../../donor/ground/session/currentUserStore'
import * as allVersions from '../../../../../shared/questionnaire/engine/versions'
import { passing } from '../../../../support/answers'
import { secondVersion } from '../../../../support/secondVersion'
import { person, reason, screening } from '../../../person'
import { renderPage } from '../../../renderPage'

// Whether each of two hundred options is visible takes jsdom long to find out, and no test here asks it.
configure({ defaultHidden: true })

const { loadQuestionSet } = allVersions

beforeEach(() => {
  // A second version that this build knows, beside those of the product.
  vi.spyOn(allVersions, 'loadQuestionSet').mockImplementation(async (version) =>
    version === secondVersion.version ? secondVersion : loadQuestionSet(version),
  )
  keepCurrentUser(person({}))
})

const versions = ['2026.11-1', secondVersion.version] as const

const wordsOf = async (version: string) =>
  (await allVersions.loadQuestionSet(version)).questions.find(({ id }) => id === 'Q08')?.text

it.each(versions)('a draft of %s opens in its own form', async (Version) => {
  const open = await openForm(screening({ Draft: true, Version }))
  renderPage(<OnlineCheckPage open={open} next={null} kind="registration" last={null} />, '/page?at=Q08')
  const question = await screen.findByRole('group', { name: /熱/ })
  expect(question.textContent).toContain(await wordsOf(Version))
})

it.each(versions)('a result of %s repeats the question as it was asked', async (Version) => {
  const judged = await judgedCheck(
    screening({
      Version,
      OnlineCheckResult: 'Passed',
      Answer: { data: passing, answered_at: '2026-11-20T00:00:00.000Z' },
      Topics: [reason({})],
    }),
  )
  if (!judged) throw new Error('the check is judged')
  renderPage(<Topics judged={judged} />)
  expect(screen.getByRole('term').textContent).toBe(await wordsOf(Version))
})

it('a version that the page does not know is said, not shown in another form', async () => {
  await expect(openForm(screening({ Draft: true, Version: '2099.01-1' }))).rejects.toThrow(RangeError)
})
