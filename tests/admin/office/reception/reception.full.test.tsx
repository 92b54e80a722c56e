import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ReceptionPage } from '../../../../admin/office/reception/ReceptionPage'
import { refusal, type ApiAnswer, type ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'
import { donor } from './donor'

afterEach(() => localStorage.clear())

const expired = {
  ...donor,
  Refusal: 'Expired',
  Message: '有効期間外のため、献便を記録できません。',
  ToSay: 'お越しいただき、ありがとうございます。',
}
const noVisits = {
  listDonationByIdDonationInfoCreatedAt: { items: [], total: 0 },
  listUnits: { items: [] },
}

/** The desk on a server that can be unplugged. */
function desk({ found = donor as object, answers = {} as Record<string, ApiAnswer> } = {}) {
  const server = { isUp: true, answers }
  const { calls } = renderScreen(<ReceptionPage />, {
    resource: 'donations',
    role: 'Administrator',
    answer: ({ operationName }: ApiCall) => {
      if (!server.isUp) throw new TypeError('Failed to fetch')
      const answer = server.answers[operationName]
      if (answer) return answer
      if (operationName === 'FindDonor') return { data: { findDonor: found } }
      if (operationName === 'RecordDonation') return { data: { recordDonation: { Id: 'donation-1' } } }
      if (operationName === 'UndoDonation') return { data: { undoDonation: donor } }
      return { data: noVisits }
    },
  })
  const sent = (operation: string) => calls.filter(({ operationName }) => operationName === operation)
  const user = userEvent.setup()
  const scan = async (number: string) =>
    user.type(await screen.findByLabelText('ドナー番号'), `${number}{Enter}`)
  return { server, sent, user, scan }
}

describe('the desk', () => {
  it('says that a donor may donate, and records it with one key', async () => {
    const { sent, user, scan } = desk()
    await scan('D-000042')
    await screen.findByRole('heading', { name: '受け付けられます' })
    expect(screen.getByText('見本 花子')).toBeTruthy()
    await user.keyboard('{F2}')
    await screen.findByRole('heading', { name: '献便を記録しました' })
    await waitFor(() => expect(sent('RecordDonation')).toHaveLength(1))
    expect(sent('RecordDonation')[0]?.variables).toMatchObject({
      input: { DonorId: 'D-000042', StoolReceiptStatus: 'Implemented' },
    })
    // What was received is weighed next.
    expect(document.activeElement).toBe(screen.getByLabelText('重さ（g）'))
  })

  it('shows what tells a person from a card, and asks to have it said', async () => {
    await desk().scan('D-000042')
    expect(await screen.findByText('ミホン ハナコ')).toBeTruthy()
    expect(screen.getByText(/^1990年4月1日生まれ（\d+歳）$/)).toBeTruthy()
    expect(screen.getByText(/お名前と生年月日をご本人に言っていただき.*時計が動きます/)).toBeTruthy()
  })

  it('asks for it also on a day of rest, on which stool may be received for a reason', async () => {
    await desk({ found: { ...donor, Refusal: 'Resting', VisitsToday: 1 } }).scan('D-000042')
    expect(await screen.findByText(/お名前と生年月日をご本人に言っていただき/)).toBeTruthy()
    expect(screen.getByText('今日はすでに1回、記録しています。')).toBeTruthy()
  })

  it('records nothing by the Enter that ends a scan', async () => {
    const { sent, user, scan } = desk()
    await scan('42')
    await screen.findByRole('heading', { name: '受け付けられます' })
    await user.keyboard('{Enter}{Enter}')
    expect(sent('RecordDonation')).toHaveLength(0)
    expect(sent('FindDonor')[0]?.variables).toEqual({ donorId: 'D-000042' })
  })

  it('reads a number that the scanner ends with Tab', async () => {
    const { sent, user } = desk()
    const field = await screen.findByLabelText<HTMLInputElement>('ドナー番号')
    act(() => field.focus())
    await user.keyboard('42{Tab}')
    await screen.findByRole('heading', { name: '受け付けられます' })
    expect(sent('FindDonor')).toHaveLength(1)
  })

  it('reads a number that the Japanese keyboard composes, by the one Enter of the scanner', async () => {
    const { sent } = desk()
    const field = await screen.findByLabelText<HTMLInputElement>('ドナー番号')
    fireEvent.compositionStart(field)
    field.value = 'Ｄー００００４２'
    fireEvent.keyDown(field, { key: 'Process', code: 'Enter', isComposing: true })
    expect(sent('FindDonor')).toHaveLength(0)
    fireEvent.compositionEnd(field)
    await screen.findByRole('heading', { name: '受け付けられます' })
    expect(sent('FindDonor')[0]?.variables).toEqual({ donorId: 'D-000042' })
  })

  it('reads a number although the switch of the sound has the focus', async () => {
    const { sent, user } = desk()
    const sound = await screen.findByRole('switch', { name: '音で知らせる' })
    act(() => sound.focus())
    await user.keyboard('42{Enter}')
    await screen.findByRole('heading', { name: '受け付けられます' })
    expect(sent('FindDonor')).toHaveLength(1)
  })

  it('warns of a second visit on the same day', async () => {
    const { scan } = desk({ found: { ...donor, VisitsToday: 1 } })
    await scan('42')
    expect(await screen.findByText('今日はすでに1回、記録しています。')).toBeTruthy()
  })

  it('says why somebody may not, and what to say, and records nothing', async () => {
    const { sent, user, scan } = desk({ found: expired })
    await scan('D-000042')
    await screen.findByRole('heading', { name: '受け付けできません' })
    expect(screen.getByText(expired.Message)).toBeTruthy()
    expect(screen.getByText(expired.ToSay)).toBeTruthy()
    await user.keyboard('{F2}')
    expect(sent('RecordDonation')).toHaveLength(0)
  })

  it('takes a record back with one key', async () => {
    const { sent, user, scan } = desk()
    await scan('D-000042')
    await screen.findByRole('heading', { name: '受け付けられます' })
    await user.keyboard('{F2}')
    await waitFor(() => expect(screen.queryByText(/送信の完了を待っています/)).toBeNull())
    await user.keyboard('{F9}')
    await screen.findByRole('heading', { name: '記録を取り消しました' })
    expect(sent('UndoDonation')[0]?.variables).toEqual({ id: 'donation-1' })
  })

  it('shows what the server refuses at the moment of recording', async () => {
    const { user, scan } = desk({
      answers: { RecordDonation: refusal('INVALID_STATE', '同じ献便がすでに記録されています。') },
    })
    await scan('D-000042')
    await screen.findByRole('heading', { name: '受け付けられます' })
    await user.keyboard('{F4}')
    await screen.findByRole('heading', { name: '記録できませんでした' })
    expect(screen.getByText('同じ献便がすでに記録されています。')).toBeTruthy()
  })
})

describe('without a connection', () => {
  const unplugged = async () => {
    const all = desk()
    await screen.findByText('今日の記録はまだありません。')
    all.server.isUp = false
    await all.scan('D-000042')
    await screen.findByRole('heading', { name: '接続がないため、確かめられません' })
    expect(screen.getByText(/^お名前をご本人に言っていただき/)).toBeTruthy()
    return all
  }
  const plugIn = (server: { isUp: boolean }) =>
    act(async () => {
      server.isUp = true
      window.dispatchEvent(new Event('online'))
    })

  it('keeps the visit and sends it once when the connection is back', async () => {
    const { server, sent, user } = await unplugged()
    await user.keyboard('{F2}')
    await screen.findByText(/送信を待っている記録が1件あります/)
    await plugIn(server)
    await waitFor(() => expect(screen.queryByText(/送信を待っている記録/)).toBeNull())
    await plugIn(server)
    const keys = new Set(sent('RecordDonation').map(({ variables }) => JSON.stringify(variables)))
    expect(keys.size).toBe(1)
  })

  it('takes a visit back that may have arrived, as soon as it is known to be there', async () => {
    const { server, sent, user } = await unplugged()
    await user.keyboard('{F2}')
    await screen.findByText(/送信を待っている記録が1件あります/)
    await user.keyboard('{F9}')
    await screen.findByRole('heading', { name: '記録を取り消しました' })
    await plugIn(server)
    await waitFor(() => expect(screen.queryByText(/送信を待っている記録/)).toBeNull())
    expect(sent('UndoDonation')).toHaveLength(1)
  })

  it('says what could not be recorded afterwards, until somebody has seen it', async () => {
    const { server, user } = await unplugged()
    await user.keyboard('{F2}')
    server.answers.RecordDonation = refusal('INVALID_STATE', '有効期間外のため、献便を記録できません。')
    await plugIn(server)
    const alert = await screen.findByText(/D-000042（.*）は記録できませんでした。有効期間外/)
    expect(alert).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '確認しました' }))
    expect(screen.queryByText(/は記録できませんでした/)).toBeNull()
  })
})

it('is not for support staff', async () => {
  renderScreen(<ReceptionPage />, {
    resource: 'donations',
    role: 'Support',
    answer: () => ({ data: noVisits }),
  })
  expect(await screen.findByText('この画面は、管理者と受付が使います。')).toBeTruthy()
})

describe('the statement of the day', () => {
  const said = {
    Id: 'said-1',
    Kind: 'Statement',
    Day: '2026-12-01',
    Since: null,
    Outcome: 'Fine',
    NotBefore: null,
    RecordedByStaff: true,
    Lifted: false,
    UpdatedAt: '2026-12-01T00:00:00.000Z',
    Items: [],
  }
  const resting = {
    ...donor,
    Refusal: 'Resting',
    Message: '献便は2027年2月28日（日）からになります。',
    ToSay: 'どうぞお大事になさってください。',
    StatementGiven: true,
    Statement: {
      ...said,
      Outcome: 'NotYet',
      NotBefore: '2027-02-28',
      Items: [{ Choice: 'antibiotics', Date: '2026-11-30', Outcome: 'NotYet', NotBefore: '2027-02-28' }],
    },
  }

  it('is asked for aloud, and nothing changed is one key; until then stool is not recorded where it must be', async () => {
    const stated = { ...donor, StatementGiven: true, Statement: said }
    const answers = { RecordStatement: { data: { recordStatement: stated } } }
    const { sent, user, scan } = desk({ found: { ...donor, StatementRequired: true }, answers })
    await scan('D-000042')
    await screen.findByText(/変わったことはありますか/)
    await user.keyboard('{F2}')
    expect(screen.queryByRole('button', { name: /^便の受領を記録する/ })).toBeNull()
    expect(sent('RecordDonation')).toHaveLength(0)
    await user.keyboard('{F8}')
    await screen.findByText(/今日の体調：問題なし/)
    expect(sent('RecordStatement')[0]?.variables).toEqual({
      input: { UserId: 'user-1', Answer: { choices: ['none'] } },
    })
    await user.keyboard('{F2}')
    await waitFor(() => expect(sent('RecordDonation')).toHaveLength(1))
  })

  it('may be left out where the operator does not ask for it, and says so', async () => {
    const { sent, user, scan } = desk()
    await scan('D-000042')
    await screen.findByText('今日の体調がまだ記録されていません。')
    await user.keyboard('{F2}')
    await waitFor(() => expect(sent('RecordDonation')).toHaveLength(1))
  })

  it('is recorded with what has changed and its day', async () => {
    const answers = { RecordStatement: { data: { recordStatement: resting } } }
    const { sent, user, scan } = desk({ answers })
    await scan('D-000042')
    await user.click(await screen.findByText('変わったことを記録する'))
    await user.click(screen.getByText('薬（飲み薬・注射）'))
    await user.click(screen.getByLabelText('抗菌薬（抗生物質）'))
    fireEvent.change(screen.getByLabelText('最後に使った日'), { target: { value: '2026-11-30' } })
    await user.click(screen.getByRole('button', { name: 'この内容で記録する' }))
    await screen.findByRole('heading', { name: '今日はお休みいただく日です' })
    expect(sent('RecordStatement')[0]?.variables).toEqual({
      input: {
        UserId: 'user-1',
        Answer: { choices: ['antibiotics'], dates: { antibiotics: '2026-11-30' } },
      },
    })
    expect(screen.getByText(/2027年2月28日（日）から、お休みの理由ではなくなります/)).toBeTruthy()
  })

  it('that means another day keeps the key from recording; a reason does it, and none stays on the device', async () => {
    const { sent, user, scan } = desk({ found: resting })
    await scan('D-000042')
    await screen.findByRole('heading', { name: '今日はお休みいただく日です' })
    await user.keyboard('{F2}')
    expect(sent('RecordDonation')).toHaveLength(0)
    await user.click(screen.getByText('確認のうえ、便を受け取る'))
    await user.type(screen.getByLabelText('理由'), '医師に確認しました')
    await user.click(screen.getByRole('button', { name: '理由を残して、便の受領を記録する' }))
    await screen.findByRole('heading', { name: '献便を記録しました' })
    expect(sent('RecordDonation')[0]?.variables).toMatchObject({
      input: { DonorId: 'D-000042', ConfirmReason: '医師に確認しました' },
    })
    expect(JSON.stringify(localStorage)).not.toContain('医師')
  })
})
