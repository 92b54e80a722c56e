import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followPoolEmail } from '../../../../donor/way/account/DataSections'
import { EmailSection } from '../../../../donor/way/account/EmailSection'
import * as amplifyAccount from '../../../../donor/ground/session/amplifyAccount'
import * as proveAgain from '../../../../donor/ground/session/proveAgain'
import { ToastOutlet } from '../../../../donor/ground/page/toasts'
import { PROOF_REQUIRED } from '../../../../shared/words/program/authErrors'
import { person } from '../../person'
import { renderPage } from '../../renderPage'
import { refusal, signIn } from '../../signedIn'

const pool = vi.mocked(amplifyAccount)
const proof = vi.mocked(proveAgain)

const poolError = (name: string, message = '') => Object.assign(new Error(message), { name })
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const show = () =>
  renderPage(
    <>
      <EmailSection readOnly={false} />
      <ToastOutlet />
    </>,
  )

async function askForCode(email = 'new@example.com') {
  await userEvent.type(box(/新しいメールアドレス/), email)
  await press('確認コードを送る')
  await screen.findByText(new RegExp(`${email}に6桁のコードを送りました`))
}

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(amplifyAccount, 'requestNewEmail').mockResolvedValue(true)
  vi.spyOn(amplifyAccount, 'resendNewEmailCode').mockResolvedValue()
  vi.spyOn(amplifyAccount, 'confirmNewEmail').mockResolvedValue()
  vi.spyOn(amplifyAccount, 'confirmedEmail').mockResolvedValue(null)
  vi.spyOn(proveAgain, 'proveAgain')
})

describe('another address', () => {
  it('counts once its code was entered, and the profile follows', async () => {
    const changed = person({ Email: 'new@example.com' })
    const sent = await signIn(person({}), {
      UpdateEmail: () => ({ updateEmail: { success: true } }),
      CurrentUser: () => ({ getUser: changed }),
    })
    show()
    expect(screen.getByText('haruka@example.com')).toBeTruthy()
    await askForCode()
    expect(screen.getByText('haruka@example.com')).toBeTruthy()
    await userEvent.type(box(/確認コード/), '１２３４５６')
    await press('メールアドレスを変更する')
    expect(await screen.findByText('メールアドレスを変更しました。')).toBeTruthy()
    expect(pool.confirmNewEmail.mock.calls).toEqual([['123456']])
    expect(sent.filter(({ operation }) => operation === 'UpdateEmail')).toEqual([
      { operation: 'UpdateEmail', variables: { input: { Email: 'new@example.com' } } },
    ])
    expect(screen.getByText('new@example.com')).toBeTruthy()
    expect(box(/新しいメールアドレス/).value).toBe('')
    expect(document.activeElement?.textContent).toBe('メールアドレス')
  })

  it('waits through a reload for its code, and can be given up', async () => {
    await signIn(person({}))
    show()
    await askForCode()
    cleanup()
    show()
    expect(box(/確認コード/)).toBeTruthy()
    await press('変更をやめる')
    expect(box(/新しいメールアドレス/)).toBeTruthy()
    cleanup()
    show()
    expect(box(/新しいメールアドレス/)).toBeTruthy()
  })

  it("is nobody else's to confirm", async () => {
    await signIn(person({}))
    show()
    await askForCode()
    cleanup()
    await signIn({ ...person({}), Id: 'user-2' })
    show()
    expect(box(/新しいメールアドレス/)).toBeTruthy()
  })

  it.each([
    [
      'CodeMismatchException',
      '確認コードが正しくありません。数字を確かめて、もう一度入力してください。何通か届いているときは、いちばん新しいメールのコードが使えます。',
    ],
    ['ExpiredCodeException', '確認コードの有効期限が切れています。コードを再送してください。'],
    ['LimitExceededException', '試行回数の上限に達しました。しばらくたってから、もう一度お試しください。'],
  ])('stays unconfirmed after %s', async (name, text) => {
    const sent = await signIn(person({}))
    pool.confirmNewEmail.mockRejectedValue(poolError(name))
    show()
    await askForCode()
    await userEvent.type(box(/確認コード/), '000000')
    await press('メールアドレスを変更する')
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
  })

  it('has its code sent again', async () => {
    await signIn(person({}))
    show()
    await askForCode()
    await press('コードを再送する')
    expect(await screen.findByText('確認コードを再送しました。')).toBeTruthy()
    expect(pool.resendNewEmailCode).toHaveBeenCalledTimes(1)
  })

  it('is refused when taken, when it is the same, and when it is none', async () => {
    await signIn(person({}))
    show()
    pool.requestNewEmail.mockRejectedValueOnce(poolError('AliasExistsException'))
    await userEvent.type(box(/新しいメールアドレス/), 'taken@example.com')
    await press('確認コードを送る')
    const taken = '登録できませんでした。別のメールアドレスでお試しください。'
    expect(await screen.findAllByText(taken)).toHaveLength(2)
    pool.requestNewEmail.mockResolvedValueOnce(false)
    await press('確認コードを送る')
    expect(await screen.findAllByText('いまと同じメールアドレスです')).toHaveLength(2)
    await userEvent.clear(box(/新しいメールアドレス/))
    await press('確認コードを送る')
    expect(await screen.findAllByText('新しいメールアドレスは必須です')).toHaveLength(2)
  })

  it('goes on where it was cut off, without a second code', async () => {
    let lost = true
    await signIn(person({}), {
      UpdateEmail: () => (lost ? refusal('INTERNAL', '障害です。') : { updateEmail: { success: true } }),
    })
    show()
    await askForCode()
    await userEvent.type(box(/確認コード/), '123456')
    await press('メールアドレスを変更する')
    await screen.findByText(/登録情報に反映できませんでした/)
    lost = false
    await press('メールアドレスを変更する')
    expect(await screen.findByText('メールアドレスを変更しました。')).toBeTruthy()
    expect(pool.confirmNewEmail).toHaveBeenCalledTimes(1)
  })
})

describe('after a sign-in that was long ago', () => {
  const asksForProof = async () => {
    await signIn(person({}))
    show()
    pool.requestNewEmail.mockRejectedValueOnce(poolError('NotAuthorizedException', PROOF_REQUIRED))
    await userEvent.type(box(/新しいメールアドレス/), 'new@example.com')
    await press('確認コードを送る')
    await screen.findByText(/ご本人の確認のため/)
  }
  const password = () => screen.getByLabelText(/いまのパスワード（ご本人の確認）/)

  it('asks for the password in its place, then goes on with what was typed', async () => {
    await asksForProof()
    proof.proveAgain.mockRejectedValueOnce(
      poolError('NotAuthorizedException', 'Incorrect username or password.'),
    )
    await userEvent.type(password(), 'wrong one')
    await press('確認して続ける')
    expect(await screen.findAllByText('パスワードが正しくありません。')).toHaveLength(2)
    proof.proveAgain.mockResolvedValueOnce(null)
    await userEvent.clear(password())
    await userEvent.type(password(), 'the right one')
    await press('確認して続ける')
    expect(await screen.findByText(/new@example.comに6桁のコードを送りました/)).toBeTruthy()
    expect(proof.proveAgain.mock.calls).toEqual([
      ['user-1', 'wrong one'],
      ['user-1', 'the right one'],
    ])
    expect(pool.requestNewEmail.mock.calls).toEqual([['new@example.com'], ['new@example.com']])
  })

  it('asks for the code of an authenticator app, too', async () => {
    await asksForProof()
    const takeTotp = vi.fn<(code: string) => Promise<void>>()
    takeTotp.mockRejectedValueOnce(poolError('CodeMismatchException')).mockResolvedValueOnce(undefined)
    proof.proveAgain.mockResolvedValueOnce(takeTotp)
    await userEvent.type(password(), 'the right one')
    await press('確認して続ける')
    await userEvent.type(await screen.findByLabelText(/認証アプリのコード/), '000000')
    await press('確認して続ける')
    expect((await screen.findAllByText(/確認コードが正しくありません/)).length).toBeGreaterThan(0)
    await userEvent.clear(screen.getByLabelText(/認証アプリのコード/))
    await userEvent.type(screen.getByLabelText(/認証アプリのコード/), '123456')
    await press('確認して続ける')
    expect(await screen.findByText(/new@example.comに6桁のコードを送りました/)).toBeTruthy()
  })

  it('can be left; the address that was typed stays', async () => {
    await asksForProof()
    await press('やめる')
    expect(box(/新しいメールアドレス/).value).toBe('new@example.com')
  })
})

describe('a visit', () => {
  it('brings the profile in line with the address that the pool has confirmed', async () => {
    const user = person({})
    const sent = await signIn(user, { UpdateEmail: () => ({ updateEmail: { success: true } }) })
    pool.confirmedEmail.mockResolvedValue('new@example.com')
    await followPoolEmail(user)
    await waitFor(() =>
      expect(sent.map(({ operation }) => operation)).toEqual(['UpdateEmail', 'CurrentUser']),
    )
  })

  it('changes nothing where they agree, or where the person is suspended', async () => {
    pool.confirmedEmail.mockResolvedValue('haruka@example.com')
    const sent = await signIn(person({}))
    await followPoolEmail(person({}))
    pool.confirmedEmail.mockResolvedValue('new@example.com')
    await followPoolEmail(person({ SuspensionStatus1: true }))
    expect(sent).toEqual([])
  })
})
