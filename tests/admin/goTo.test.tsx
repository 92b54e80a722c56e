import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { GoToButton } from '../../admin/goTo/GoToButton'
import { GoToProvider } from '../../admin/goTo/GoToProvider'
import { Shortcuts } from '../../admin/shortcuts/Shortcuts'
import { renderScreen } from './support/renderScreen'

const person = {
  Id: 'user-1',
  Email: 'hanako@example.com',
  DonorId: 'D-0001',
  LastName: '見本',
  FirstName: '花子',
}

function Where() {
  return <output aria-label="場所">{useLocation().pathname}</output>
}

async function open() {
  const { calls, isAsking } = renderScreen(
    <GoToProvider>
      <Shortcuts />
      <GoToButton />
      <label>
        メモ
        <input />
      </label>
      <Where />
    </GoToProvider>,
    {
      resource: 'users',
      role: 'Support',
      answer: () => ({
        data: { listUsersByIdProfileCreatedAt: { items: [person], nextToken: null, total: 1 } },
      }),
    },
  )
  // The places depend on the role.
  await waitFor(() => expect(isAsking()).toBe(false))
  return { calls, user: userEvent.setup() }
}

describe('the search that leads anywhere', () => {
  it('opens with Ctrl+K and leads to a person by the keyboard alone', async () => {
    const { user, calls } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), '見本')
    await screen.findByRole('option', { name: /見本 花子/ })
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('場所').textContent).toBe('/users/user-1/show')
    expect(calls).toHaveLength(1)
  })

  it('finds pages by their name', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '会員をさがす・移動する' }))
    const options = await screen.findByRole('listbox')
    await user.click(within(options).getByRole('option', { name: '活動記録' }))
    expect(screen.getByLabelText('場所').textContent).toBe('/activity')
  })
})

describe('single letters', () => {
  it('lead to a page, one after the other', async () => {
    const { user } = await open()
    await user.keyboard('ga')
    expect(screen.getByLabelText('場所').textContent).toBe('/activity')
  })

  it('do nothing while somebody types', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('メモ'), 'ga?')
    expect(screen.getByLabelText('場所').textContent).toBe('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('do nothing over a dialog', async () => {
    const { user } = await open()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'キーボードの使い方' })
    await user.keyboard('ga{Control>}k{/Control}/')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByLabelText('場所').textContent).toBe('/')
  })

  it('can be switched off on the sheet that lists them', async () => {
    const { user } = await open()
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: '1文字のショートカットを使う' }))
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.keyboard('ga')
    expect(screen.getByLabelText('場所').textContent).toBe('/')
  })
})
