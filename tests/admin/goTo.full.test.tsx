import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { GoToButton } from '../../admin/start/layout/goTo/GoToButton'
import { GoToDialog } from '../../admin/start/layout/goTo/GoToDialog'
import { GoToProvider } from '../../admin/start/layout/goTo/GoToProvider'
import { Shortcuts } from '../../admin/start/layout/Shortcuts'
import type { Role } from '../../shared/generated/schema'
import type { ApiAnswer, ApiCall } from './support/fakeApi'
import { renderScreen } from './support/renderScreen'

const someone = {
  Id: 'user-1',
  Email: 'hanako@example.com',
  DonorId: 'D-000001',
  LastName: '見本',
  FirstName: '花子',
  LastNameFurigana: 'ミホン',
  FirstNameFurigana: 'ハナコ',
  Birthday: '1990-04-01',
  Tel: '09012345678',
  UserStatus: 'WaitingGuidance',
  DeleteStatus: false,
  SuspensionStatus1: false,
  SuspensionStatus2: false,
}
type Found = Partial<typeof someone>

const found = (people: Found[], donors?: Found[]) => {
  const items = (all: Found[]) => ({ items: all.map((person) => ({ ...someone, ...person })) })
  return { data: { people: items(people), ...(donors ? { donors: items(donors) } : {}) } }
}

/** One answer a text, each given when the test says so. */
function heldBack() {
  const asked = new Map<unknown, (people: Found[], donors?: Found[]) => void>()
  return {
    answer: ({ variables: { text } }: ApiCall) =>
      new Promise<ApiAnswer>((resolve) => {
        asked.set(text, (people, donors) => resolve(found(people, donors)))
      }),
    give: async (text: string, people: Found[], donors?: Found[]) => {
      await waitFor(() => expect([...asked.keys()]).toContain(text))
      asked.get(text)?.(people, donors)
    },
  }
}

function Where() {
  return <output aria-label="場所">{useLocation().pathname}</output>
}

async function open(
  answer: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer> = () => found([{}]),
  role: Role = 'Support',
) {
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
      role,
      answer,
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

  it('asks for a duty what it may search: the rest answers', async () => {
    const { user, calls } = await open(undefined, 'Finance')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'D-000008')
    await screen.findByRole('option', { name: /見本 花子/ })
    expect(calls[0]?.variables).toMatchObject({ mayBeNumber: true, mayBeLabel: false, isAddress: false })
  })

  it('finds pages by their name', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '会員や画面を開く' }))
    const options = await screen.findByRole('listbox')
    await user.click(within(options).getByRole('option', { name: '記録：したこと' }))
    expect(screen.getByLabelText('場所').textContent).toBe('/activity')
  })
})

const place = () => screen.getByLabelText('場所').textContent

describe('who is opened is who was asked for', () => {
  it('waits with Enter for the answer to the text that stands in the field', async () => {
    const { answer, give } = heldBack()
    const { user } = await open(answer)
    await user.keyboard('/')
    const field = await screen.findByRole('combobox')
    await user.type(field, 'ナルサワハルカ')
    await give('ナルサワハルカ', [{ Id: 'narusawa', LastName: '成澤' }])
    await screen.findByRole('option', { name: /成澤/ })
    await user.clear(field)
    await user.type(field, 'タカヤマタツヤ{Enter}')
    expect(place()).toBe('/users')
    expect(screen.queryByRole('option', { name: /成澤/ })).toBeNull()
    await give('タカヤマタツヤ', [{ Id: 'takayama', LastName: '高山' }])
    await waitFor(() => expect(place()).toBe('/users/takayama/show'))
  })

  it('opens a donor number at the speed of a scanner, whoever else has its digits', async () => {
    const { answer, give } = heldBack()
    const { user, calls } = await open(answer)
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'ｄ－20{Enter}')
    await give('d-20', [{ Id: 'other', Email: 'd-20@example.com' }], [{ Id: 'donor', DonorId: 'D-000020' }])
    await waitFor(() => expect(place()).toBe('/users/donor/show'))
    expect(calls.map(({ variables }) => variables.donorNumber)).toContain('D-000020')
  })

  it('lets choose between two of one name by what tells them apart', async () => {
    const twins = [
      { Id: 'first', Birthday: '1990-04-01', Tel: '09011110253' },
      { Id: 'second', Birthday: '1978-04-01', Tel: '09022224771', SuspensionStatus1: true },
    ]
    const { answer, give } = heldBack()
    const { user } = await open(answer)
    await user.keyboard('/')
    await user.type(await screen.findByRole('combobox'), '見本{Enter}')
    await give('見本', twins)
    const [first, second] = await screen.findAllByRole('option', { name: /見本 花子/ })
    expect(first?.textContent).toMatch(/ミホン ハナコ.*36歳.*090-1111-0253.*案内待ち/)
    expect(second?.textContent).toMatch(/48歳.*090-2222-4771.*案内待ち.*一時停止/)
    expect(place()).toBe('/users')
    const field = screen.getByRole('combobox')
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(first?.id))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(place()).toBe('/users/second/show')
  })

  it('stays on whom the arrow chose when the page is drawn anew', async () => {
    const page = new EventTarget()
    function Page() {
      const [, setDrawn] = useState(0)
      useEffect(() => page.addEventListener('change', () => setDrawn((before) => before + 1)), [])
      return (
        <>
          <GoToDialog typed="見本" entered onClose={() => {}} />
          <Where />
        </>
      )
    }
    renderScreen(<Page />, {
      resource: 'users',
      role: 'Support',
      answer: () => found([{ Id: 'first' }, { Id: 'second' }]),
    })
    const options = await screen.findAllByRole('option', { name: /見本 花子/ })
    const field = screen.getByRole('combobox')
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id))
    const user = userEvent.setup()
    await user.keyboard('{ArrowDown}')
    act(() => page.dispatchEvent(new Event('change')))
    await user.keyboard('{Enter}')
    expect(place()).toBe('/users/second/show')
  })

  it('goes nowhere when more is typed after Enter', async () => {
    const { answer, give } = heldBack()
    const { user } = await open(answer)
    await user.keyboard('/')
    const field = await screen.findByRole('combobox')
    await user.type(field, '見{Enter}')
    await user.type(field, '本')
    await give('見', [{ Id: 'first' }])
    await give('見本', [{ Id: 'second' }])
    await screen.findByRole('option', { name: /見本/ })
    expect(place()).toBe('/users')
  })
})

describe('other things that name a person', () => {
  const matching = (match: unknown): Found[] => {
    const text = JSON.stringify(match)
    if (text.startsWith('{"Birthday":{"eq":"1990-04-01"}')) return [{ Id: 'born' }]
    return text.startsWith('{"KitNumber":{"contains":"K-000123"}') ? [{ Id: 'kit' }] : []
  }
  const lists = ({ variables }: ApiCall): ApiAnswer => {
    const items = (all: Found[]) => ({ items: all.map((person) => ({ ...someone, ...person })) })
    return {
      data: {
        people: items([]),
        ...(variables.isMatch ? { matched: items(matching(variables.match)) } : {}),
        ...(variables.mayBeLabel
          ? {
              samples: {
                items:
                  variables.text === 'fl-000007'
                    ? [{ Id: 'test', SampleId: 'FL-000007', User: { ...someone, Id: 'sample' } }]
                    : [],
              },
            }
          : {}),
      },
    }
  }

  it.each([
    ['平成2年4月1日', 'born', /1990年4月1日生まれ/],
    ['1990/4/1', 'born', /1990年4月1日生まれ/],
    ['K-000123', 'kit', /検査キット番号/],
    ['fl-000007', 'sample', /検体番号 FL-000007/],
  ])('%s opens its person', async (typed, id, reason) => {
    const { user } = await open(lists)
    await user.keyboard('/')
    await user.type(await screen.findByRole('combobox'), typed)
    await screen.findByRole('option', { name: reason })
    await user.keyboard('{Enter}')
    expect(place()).toBe(`/users/${id}/show`)
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
    expect(screen.getByLabelText('場所').textContent).toBe('/users')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('do nothing over a dialog', async () => {
    const { user } = await open()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'キーボードの使い方' })
    await user.keyboard('ga{Control>}k{/Control}/')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByLabelText('場所').textContent).toBe('/users')
  })

  it('can be switched off on the sheet that lists them', async () => {
    const { user } = await open()
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: '1文字のショートカットを使う' }))
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.keyboard('ga')
    expect(screen.getByLabelText('場所').textContent).toBe('/users')
  })
})

describe('the number on a label', () => {
  const unit = { data: { listUnits: { items: [{ Id: 'unit-1', Number: 'N26-0412-D' }] } } }

  it('leads to its unit, in any spelling', async () => {
    const { user, calls } = await open(
      ({ variables }) => ('number' in variables ? unit : found([])),
      'Administrator',
    )
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'ｎ２６ー０４１２ーｄ{Enter}')
    await waitFor(() => expect(screen.getByLabelText('場所').textContent).toBe('/units/unit-1/show'))
    expect(calls.map(({ variables }) => variables)).toContainEqual({ number: 'N26-0412-D' })
  })

  it('is not asked of who sees no units', async () => {
    const { user, calls } = await open(() => found([]), 'Support')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'N26-0412-D')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.variables).not.toHaveProperty('number')
  })
})
