import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApplicationBody } from '../../../../../donor/way/donating/flora/ApplicationBody'
import type { FloraTests } from '../../../../../donor/way/donating/flora/loadFloraTests'
import { ToastOutlet } from '../../../../../donor/ground/page/toasts'
import { person } from '../../../person'
import { renderPage } from '../../../renderPage'
import { refusal, signIn } from '../../../signedIn'
import { floraTest, floraTests, sharedTest } from './floraTest'

const show = (tests: FloraTests) =>
  renderPage(
    <>
      <ApplicationBody tests={tests} />
      <ToastOutlet />
    </>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('what can be done today', () => {
  it.each([
    ['nothing yet', floraTests([]), '次のご案内を希望する'],
    ['a wish', floraTests([], '2026-11-20T16:00:00.000Z'), 'ご案内をお待ちください'],
    ['an invitation', floraTests([floraTest()]), 'お申し込みいただけます'],
    [
      'an invitation on its last day',
      floraTests([floraTest({ DeadlineForApplicationAt: '2026-11-21' })]),
      'お申し込みいただけます',
    ],
    [
      'an invitation gone by',
      floraTests([floraTest({ DeadlineForApplicationAt: '2026-11-20' })]),
      '申込期限が過ぎました',
    ],
    [
      'a wish after an invitation gone by',
      floraTests([floraTest({ DeadlineForApplicationAt: '2026-11-20' })], '2026-11-21T00:00:00.000Z'),
      'ご案内をお待ちください',
    ],
    ['an application', floraTests([floraTest({ Status: 'Applied' })]), 'お申し込みを受け付けています'],
    ['a sample', floraTests([floraTest({ Status: 'Received' })]), '解析中です'],
    ['a result', floraTests([sharedTest()]), '結果をご覧いただけます'],
    ['a new invitation', floraTests([floraTest(), sharedTest({ Id: 'old' })]), 'お申し込みいただけます'],
  ])('with %s', (_, tests, title) => {
    show(tests)
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(title)
  })

  it('is said with the day of the wish in Japan', () => {
    show(floraTests([], '2026-11-20T16:00:00.000Z'))
    expect(screen.getByText(/2026年11月21日（土）に、ご案内の希望を受け付けました。/)).toBeTruthy()
  })
})

describe('the application', () => {
  it('needs the consent, and then goes to the page that says it was received', async () => {
    const sent = await signIn(person({}), {
      RequestGutFloraExamination: () => ({ requestGutFloraExamination: { success: true } }),
    })
    show(floraTests([floraTest()]))
    expect(screen.getByText('2026年12月15日（火）までにお申し込みください。')).toBeTruthy()
    await press('同意して申し込む')
    const text = '内容をご確認のうえ、同意にチェックを入れてください'
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('checkbox'))
    await press('同意して申し込む')
    await screen.findByRole('heading', { name: '別のページ' })
    expect(sent).toEqual([
      {
        operation: 'RequestGutFloraExamination',
        variables: { input: { InspectionDetailId: 'test-1', Consent: true } },
      },
    ])
  })

  it("says the server's reason when it comes too late", async () => {
    await signIn(person({}), {
      RequestGutFloraExamination: () => refusal('INVALID_STATE', '申込期限は2026年12月15日（火）でした。'),
    })
    show(floraTests([floraTest()]))
    await userEvent.click(screen.getByRole('checkbox'))
    await press('同意して申し込む')
    expect(await screen.findByText('申込期限は2026年12月15日（火）でした。')).toBeTruthy()
  })
})

describe('the wish to be invited', () => {
  it('is sent once and said to be kept', async () => {
    const sent = await signIn(person({}), {
      RequestApplicationFloraExamination: () => ({ requestApplicationFloraExamination: { success: true } }),
    })
    show(floraTests([]))
    await press('案内を希望する')
    expect(await screen.findByText('ご希望を受け付けました。')).toBeTruthy()
    expect(sent.map(({ operation }) => operation)).toEqual(['RequestApplicationFloraExamination'])
  })

  it('says why it was not taken', async () => {
    const text = 'ご希望はすでに受け付けています。ご案内をお待ちください。'
    await signIn(person({}), { RequestApplicationFloraExamination: () => refusal('INVALID_STATE', text) })
    show(floraTests([]))
    await press('案内を希望する')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })
})
