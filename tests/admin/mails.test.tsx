import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../shared/generated/schema'
import { MailList } from '../../admin/office/letters/mails/MailList'
import { refusal, type ApiAnswer } from './support/fakeApi'
import { renderScreen } from './support/renderScreen'

const failed = {
  Id: 'mail-1',
  User: null,
  Label: '認定のお知らせ',
  State: 'Failed',
  Attempts: 5,
  SentAt: null,
  LastError: '宛先が見つかりませんでした。',
  Resendable: true,
  CreatedAt: '2026-11-20T01:00:00.000Z',
}
const code = { ...failed, Id: 'mail-2', Label: '確認コード', Resendable: false }

function open(role: Role, resend: ApiAnswer = { data: { resendMail: { Id: 'mail-1' } } }) {
  const { calls } = renderScreen(<MailList />, {
    resource: 'mails',
    role,
    answer: ({ operationName }) => {
      if (operationName === 'ResendMail') return resend
      if (operationName === 'ConsoleSettings') return { data: { getConsoleSettings: [] } }
      return { data: { listMails: { items: [failed, code], nextToken: null, total: 2 } } }
    },
  })
  const sent = (operation: string) => calls.filter(({ operationName }) => operationName === operation)
  return { sent, user: userEvent.setup() }
}

describe('the list of mails', () => {
  it('begins with those that failed and says why', async () => {
    const { sent } = open('Support')
    expect(await screen.findAllByText('宛先が見つかりませんでした。')).toHaveLength(2)
    expect(sent('MailList')[0]?.variables).toMatchObject({ filter: { State: { in: ['Failed'] } } })
  })

  it('asks for one reason, and for none of a mail that was sent', async () => {
    const { sent, user } = open('Support')
    await user.click(await screen.findByRole('combobox', { name: '送信できなかった理由' }))
    await user.click(screen.getByRole('option', { name: '宛先のメールアドレスが存在しません' }))
    await waitFor(() =>
      expect(sent('MailList').at(-1)?.variables).toMatchObject({
        filter: { State: { in: ['Failed'] }, Fault: { in: ['NoMailbox'] } },
      }),
    )
    await user.click(screen.getByRole('tab', { name: '送信済み' }))
    await waitFor(() =>
      expect(sent('MailList').at(-1)?.variables).toMatchObject({ filter: { State: { in: ['Sent'] } } }),
    )
    expect(sent('MailList').at(-1)?.variables).not.toHaveProperty('filter.Fault')
    expect(screen.queryByRole('combobox', { name: '送信できなかった理由' })).toBeNull()
  })

  it('sends again what is still of use, and reads the list anew', async () => {
    const { sent, user } = open('Administrator')
    await user.click(await screen.findByRole('button', { name: '「認定のお知らせ」を再送する' }))
    await waitFor(() => expect(sent('MailList')).toHaveLength(2))
    expect(sent('ResendMail').map(({ variables }) => variables)).toEqual([{ input: { MailId: 'mail-1' } }])
    expect(screen.queryByRole('button', { name: /確認コード/ })).toBeNull()
  })

  it('reads anew after a refusal, too, for something else has happened meanwhile', async () => {
    const { sent, user } = open('Administrator', refusal('INVALID_STATE', 'このメールは再送できません。'))
    await user.click(await screen.findByRole('button', { name: /再送する$/ }))
    await waitFor(() => expect(sent('MailList')).toHaveLength(2))
  })

  it('offers support staff no button', async () => {
    open('Support')
    await screen.findAllByText('認定のお知らせ')
    expect(screen.queryByRole('button', { name: /再送/ })).toBeNull()
  })
})
