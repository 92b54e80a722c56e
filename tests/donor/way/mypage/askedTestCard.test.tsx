import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { AskedTestCard } from '../../../../donor/way/mypage/AskedTestCard'
import { askedExam } from '../../../../donor/ground/currentUser/dueExam'
import { forgetCurrentUser, keepCurrentUser } from '../../../../donor/ground/session/currentUserStore'
import type { CurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

const asked: NonNullable<CurrentUser['AskedTest']> = {
  Id: 'asked-1',
  Kind: 'Exit',
  ExamRequestedAt: null,
  PreferredDates: [],
  ScheduledDate: null,
  ScheduledTime: null,
}
function show(said: Partial<NonNullable<CurrentUser['AskedTest']>> = {}) {
  const user = { ...person({}), AskedTest: { ...asked, ...said } }
  keepCurrentUser(user)
  const exam = askedExam(user)
  if (!exam) throw new Error('Nobody asked for a test')
  renderPage(<AskedTestCard exam={exam} />)
}
beforeEach(forgetCurrentUser)

// It is Saturday, 21 November 2026, 12:00: see renderPage.
it('says what the test is for and that it is a free choice, and takes days or a no', async () => {
  show()
  await screen.findByRole('heading', { name: '検査のお願い' })
  expect(document.body.textContent).toContain('最後にもう一度、病院での検査をお願いしています。')
  expect(document.body.textContent).toContain('受けても受けなくても、協力金は変わりません。')
  expect(screen.getByRole('link', { name: '希望日を選ぶ' }).getAttribute('href')).toBe('/mypage#exam-request')
  screen.getByRole('button', { name: '今回は受けない' })
})

it('says what becomes of days that were told', async () => {
  show({ ExamRequestedAt: '2026-11-20T00:00:00Z', PreferredDates: ['2026-11-26'] })
  await screen.findByText('検査日が決まりましたら、メールでお知らせします。')
  screen.getByText('2026年11月26日（木）')
  expect(screen.queryByRole('link', { name: '希望日を選ぶ' })).toBeNull()
})

it('says the day, and after it asks for nothing', async () => {
  show({ ScheduledDate: '2026-11-26', ScheduledTime: '09:30' })
  await screen.findByText('検査は2026年11月26日（木）です。')
  screen.getByRole('link', { name: '検査の案内を見る' })
  show({ ScheduledDate: '2026-11-20' })
  await screen.findByText(/^検査にお越しいただいた方は、必要なお手続きはありません。/)
  expect(screen.getAllByRole('heading', { name: '検査のお願い' })).toHaveLength(2)
})
