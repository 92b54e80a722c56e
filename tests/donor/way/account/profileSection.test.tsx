import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ProfileSection } from '../../../../donor/way/account/ProfileSections'
import { ToastOutlet } from '../../../../donor/ground/page/toasts'
import { person } from '../../person'
import { renderPage } from '../../renderPage'
import { refusal, signIn } from '../../signedIn'

configure({ defaultHidden: true })
const show = (readOnly = false) =>
  renderPage(
    <>
      <ProfileSection readOnly={readOnly} />
      <ToastOutlet />
    </>,
  )
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: /市区町村/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const saved = { updateUserProfile: { Id: 'user-1' } }

beforeEach(() => sessionStorage.clear())

it('shows the data, changes them in place and says so', async () => {
  const sent = await signIn(person({ SubscribedMagazine: true }), {
    UpdateUserProfile: () => saved,
    CurrentUser: () => ({ getUser: person({ City: '酒田市' }) }),
  })
  show()
  expect(screen.getByText('山形県鶴岡市馬場町1-1')).toBeTruthy()
  // Nobody cares which day of the week it was.
  expect(screen.getByText('1995年4月9日')).toBeTruthy()
  await press('登録情報を変える')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.clear(city())
  await userEvent.type(city(), '酒田市')
  await press('変更を保存する')
  expect(await screen.findByText('保存しました。')).toBeTruthy()
  expect(screen.getByText('山形県酒田市馬場町1-1')).toBeTruthy()
  // The choice about the notices is another section's.
  expect(sent[0]?.variables).toMatchObject({ input: { City: '酒田市', SubscribedMagazine: null } })
})

it('opens by itself for whoever is asked to bring the data up to date', async () => {
  await signIn(person({ UpdateRequired: true }))
  show()
  expect(screen.getByText('変わったところがないか確かめて、保存してください。')).toBeTruthy()
  expect(city().value).toBe('鶴岡市')
})

it("shows the server's words at their field, and what concerns none above the button", async () => {
  let answer: object = refusal('BAD_USER_INPUT', '入力内容を確認してください。', {
    City: '市区町村は必須です',
  })
  await signIn(person({ UpdateRequired: true }), { UpdateUserProfile: () => answer })
  show()
  await press('変更を保存する')
  expect(await screen.findAllByText('市区町村は必須です')).toHaveLength(2)
  answer = refusal('INTERNAL', '障害です。')
  await press('変更を保存する')
  expect(await screen.findByText('障害です。入力した内容は残っています。')).toBeTruthy()
})

it('keeps what was typed through a reload, until it is given up', async () => {
  await signIn(person({}))
  const { unmount } = show()
  await press('登録情報を変える')
  await userEvent.type(city(), '東')
  unmount()
  show()
  expect(city().value).toBe('鶴岡市東')
  await press('変更をやめる')
  expect(screen.getByText('山形県鶴岡市馬場町1-1')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('登録情報'))
})

it('lets whoever has turned 65 since go on correcting an address', async () => {
  const sent = await signIn(
    person({ Birthday: '1961-11-01', RegistrationDateOfService: '2026-01-01', UpdateRequired: true }),
    { UpdateUserProfile: () => saved },
  )
  show()
  await press('変更を保存する')
  expect(await screen.findByText('保存しました。')).toBeTruthy()
  expect(sent[0]?.operation).toBe('UpdateUserProfile')
})

it('is for reading only while suspended', async () => {
  await signIn(person({ SuspensionStatus1: true, UpdateRequired: true }))
  show(true)
  expect(screen.getByText('山形県鶴岡市馬場町1-1')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
