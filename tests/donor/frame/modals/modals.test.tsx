import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ModalLink } from '../../../../donor/parts/components/ModalLink'
import { Modals } from '../../../../donor/frame/modals/Modals'
import { renderPage } from '../../renderPage'

/** A page with links into modals that says where the browser is. */
function Page() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Modals />
      <ModalLink modal="#about-3">認定されたあとを読む</ModalLink>
      <ModalLink modal="#menu">メニューを開く</ModalLink>
      <ModalLink modal="#terms">規約を読む</ModalLink>
      <button type="button" onClick={() => void navigate('/page?step=2', { state: { date: '12月1日' } })}>
        状態を持って進む
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        ブラウザーで戻る
      </button>
      <output aria-label="ハッシュ">{hash}</output>
      <output aria-label="状態">{JSON.stringify(state)}</output>
    </>
  )
}

const dialog = () => screen.queryByRole('dialog')
const hash = () => screen.getByLabelText('ハッシュ').textContent
const link = (name: string) => screen.getByRole('link', { name })
const closed = () => waitFor(() => expect(dialog()).toBeNull())

describe('full-screen modals', () => {
  it('opens over its page by a link, at the section it names', async () => {
    renderPage(<Page />)
    await userEvent.click(link('認定されたあとを読む'))
    expect(screen.getByRole('dialog', { name: '献便について' })).toBeTruthy()
    expect(hash()).toBe('#about-3')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('3認定されたあと'))
  })

  it('opens at first load where the address says so, and closing stays on the page', async () => {
    renderPage(<Page />, '/page#about-5')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('5協力金'))
    await userEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0]!)
    await closed()
    expect(hash()).toBe('')
    expect(link('認定されたあとを読む')).toBeTruthy()
  })

  it('closes by going back, and the focus returns to the link', async () => {
    renderPage(<Page />)
    await userEvent.click(link('認定されたあとを読む'))
    await act(async () => screen.getByText('ブラウザーで戻る').click())
    await closed()
    expect(hash()).toBe('')
    expect(document.activeElement).toBe(link('認定されたあとを読む'))
  })

  it('closes by Esc, and the address follows', async () => {
    renderPage(<Page />)
    await userEvent.click(link('認定されたあとを読む'))
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
    await waitFor(() => expect(hash()).toBe(''))
    await closed()
  })

  it('leads from one modal to another, and back to the page in one step', async () => {
    renderPage(<Page />)
    await userEvent.click(link('メニューを開く'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: '4献便ルーム' }))
    expect(hash()).toBe('#about-4')
    expect(screen.getByRole('dialog', { name: '献便について' })).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0]!)
    await closed()
    expect(hash()).toBe('')
    expect(document.activeElement).toBe(link('メニューを開く'))
  })

  it('leads to the top of its text', async () => {
    renderPage(<Page />)
    await userEvent.click(link('認定されたあとを読む'))
    await userEvent.click(screen.getByRole('button', { name: 'ページの先頭へ' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '献便について' }))
  })

  it('keeps what the page below was opened with', async () => {
    renderPage(<Page />)
    await userEvent.click(screen.getByText('状態を持って進む'))
    await userEvent.click(link('メニューを開く'))
    expect(screen.getByLabelText('状態').textContent).toContain('12月1日')
    await userEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0]!)
    await closed()
    expect(screen.getByLabelText('状態').textContent).toBe('{"date":"12月1日"}')
  })

  it('fetches a legal text when it is opened, and leads from its contents to an article', async () => {
    renderPage(<Page />)
    await userEvent.click(link('規約を読む'))
    const text = within(screen.getByRole('dialog', { name: '利用規約' }))
    await userEvent.click(await text.findByText('目次'))
    await userEvent.click(text.getByRole('link', { name: '第13条（退会）' }))
    expect(hash()).toBe('#terms-13')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('第13条（退会）'))
  })

  it('leads without script, or in a new tab, to where the same text stands', () => {
    renderPage(<Page />)
    const hrefs = ['認定されたあとを読む', 'メニューを開く', '規約を読む'].map((name) =>
      link(name).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/#about-3', '/page#pages', '/terms'])
  })
})
