import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProfileForm } from '../../../../../donor/way/account/profile/ProfileForm'
import {
  forgetProfileDraft,
  keepProfileDraft,
  readProfileDraft,
  savedProfileValues,
} from '../../../../../donor/way/account/profile/profileValues'
import { keepCurrentUser } from '../../../../../donor/ground/session/currentUserStore'
import type { ProfileInput } from '../../../../../shared/forms/profile'
import { person } from '../../../person'
import { renderPage } from '../../../renderPage'

// Nothing is hidden in this form, and asking jsdom for it at each query takes seconds.
configure({ defaultHidden: true })
const found = { results: [{ address1: '山形県', address2: '鶴岡市', address3: '馬場町' }] }
const search = vi.fn<typeof fetch>()
const values = savedProfileValues(person({ ZipCode: '', Pref: null, City: '', Address: '' }))

const form = (refused = {}) => {
  const onSubmit = vi.fn<(values: ProfileInput) => void>()
  renderPage(<ProfileForm initial={values} refused={refused} onTyped={() => undefined} onSubmit={onSubmit} />)
  return onSubmit
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => {
  keepCurrentUser(person({}))
  search.mockReset().mockImplementation(async () => Response.json(found))
  vi.stubGlobal('fetch', search)
})
afterEach(() => vi.unstubAllGlobals())

describe('the postal code', () => {
  it('finds the address at the seventh digit, however it is written, and leaves the cursor alone', async () => {
    const user = userEvent.setup()
    form()
    await user.type(field(/郵便番号/), '９９７ー００３５')
    await waitFor(() => expect(field(/市区町村/).value).toBe('鶴岡市'))
    expect(search).toHaveBeenCalledTimes(1)
    expect(search.mock.calls[0]?.[0]).toBe('/api/postal_code?zipcode=9970035')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /都道府県/ }).value).toBe('Yamagata')
    expect(field(/町名・番地/).value).toBe('馬場町')
    expect(document.activeElement).toBe(field(/郵便番号/))
    expect(screen.getByRole('status').textContent).toContain('住所を入力しました：山形県鶴岡市馬場町')
  })

  it('does not touch a number that was typed already', async () => {
    const user = userEvent.setup()
    form()
    await user.type(field(/町名・番地/), '馬場町1-1')
    await user.type(field(/郵便番号/), '9970035')
    await waitFor(() => expect(field(/市区町村/).value).toBe('鶴岡市'))
    expect(field(/町名・番地/).value).toBe('馬場町1-1')
  })

  it.each([
    [
      [
        ['愛知県', '弥富市', ''],
        ['三重県', '桑名郡木曽岬町', ''],
      ],
      ['', '', ''],
      'この郵便番号には、2か所（愛知県弥富市、三重県桑名郡木曽岬町）があります。1つに決まらないところは空けてありますので、入力してください。',
    ],
    [
      [
        ['山形県', '酒田市', '浜中'],
        ['山形県', '酒田市', '宮海'],
      ],
      ['Yamagata', '酒田市', ''],
      'この郵便番号には、2か所（山形県酒田市浜中、山形県酒田市宮海）があります。1つに決まらないところは空けてありますので、入力してください。',
    ],
  ])('of several places fills in what they share, and says so', async (places, [pref, city, town], text) => {
    const user = userEvent.setup()
    const results = places.map(([address1, address2, address3]) => ({ address1, address2, address3 }))
    search.mockImplementation(async () => Response.json({ results }))
    form()
    await user.type(field(/郵便番号/), '4980000')
    await screen.findByText(text)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /都道府県/ }).value).toBe(pref)
    expect([field(/市区町村/).value, field(/町名・番地/).value]).toEqual([city, town])
  })

  it('says that a code does not exist, and lets one type the address', async () => {
    const user = userEvent.setup()
    search.mockImplementation(async () => Response.json({ results: [] }))
    form()
    await user.type(field(/郵便番号/), '0000000')
    expect((await screen.findAllByText('存在しない郵便番号です')).length).toBeGreaterThan(0)
    await user.type(field(/市区町村/), '酒田市')
    expect(field(/市区町村/).value).toBe('酒田市')
  })

  it('says that the search is out of order, and asks again by the button', async () => {
    const user = userEvent.setup()
    search.mockImplementationOnce(async () => new Response('', { status: 502 }))
    form()
    await user.type(field(/郵便番号/), '9970035')
    await screen.findByText('住所を検索できませんでした。住所を直接入力してください。')
    await user.click(screen.getByRole('button', { name: '住所を検索' }))
    await waitFor(() => expect(field(/市区町村/).value).toBe('鶴岡市'))
  })
})

describe('the form', () => {
  it('hands on what is in order, in the form it is stored in', async () => {
    const user = userEvent.setup()
    const onSubmit = form()
    await user.type(field(/郵便番号/), '997-0035')
    await waitFor(() => expect(field(/町名・番地/).value).toBe('馬場町'))
    await user.clear(field(/電話番号/))
    await user.type(field(/電話番号/), '０９０-１２３４-５６７８')
    await user.click(screen.getByRole('button', { name: '確認へ進む' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      ZipCode: '9970035',
      Tel: '09012345678',
      Pref: 'Yamagata',
    })
  })

  it('takes furigana in hiragana, and turns them into katakana', async () => {
    const user = userEvent.setup()
    const onSubmit = form()
    await user.type(field(/郵便番号/), '997-0035')
    await waitFor(() => expect(field(/町名・番地/).value).toBe('馬場町'))
    await user.clear(field(/電話番号/))
    await user.type(field(/電話番号/), '09012345678')
    await user.clear(field(/^セイ/))
    await user.type(field(/^セイ/), 'さとう')
    await user.click(screen.getByRole('button', { name: '確認へ進む' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ LastNameFurigana: 'サトウ' })
  })

  it('says what is wrong at the top and at the field, and keeps what was typed', async () => {
    const user = userEvent.setup()
    const onSubmit = form()
    await user.clear(field(/^セイ/))
    await user.type(field(/^セイ/), '佐藤')
    await user.click(screen.getByRole('button', { name: '確認へ進む' }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText('セイはひらがなかカタカナで入力してください')).toBeTruthy()
    expect(field(/^セイ/).value).toBe('佐藤')
    expect(field(/^セイ/).getAttribute('aria-invalid')).toBe('true')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("shows the server's words at the field they are about", async () => {
    form({ Tel: '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）' })
    expect(
      (
        await screen.findAllByText(
          '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
        )
      ).length,
    ).toBe(2)
  })
})

describe('what is kept in the tab', () => {
  afterEach(forgetProfileDraft)

  it('comes back to the same person, and to nobody else', () => {
    keepProfileDraft('user-1', { ...values, LastName: '加藤' })
    expect(readProfileDraft('user-1')?.LastName).toBe('加藤')
    expect(readProfileDraft('user-2')).toBeNull()
    expect(readProfileDraft('user-1')).toBeNull()
  })

  it('is read as text and known choices only', () => {
    sessionStorage.setItem(
      'profileDraft',
      JSON.stringify({ userId: 'u', values: { LastName: 7, Pref: 'Mars' } }),
    )
    expect(readProfileDraft('u')).toMatchObject({ LastName: '', Pref: undefined, SubscribedMagazine: false })
    sessionStorage.setItem('profileDraft', '{')
    expect(readProfileDraft('u')).toBeNull()
  })
})
