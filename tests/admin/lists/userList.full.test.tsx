import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Role } from '../../../shared/generated/schema'
import { headings, openUserList as open } from './openUserList'

describe('the list of people', () => {
  it('begins with what is overdue, said in words, and tells of a caution only that there is one', async () => {
    const { lists } = await open()
    expect(lists()[0]?.variables).toMatchObject({
      filter: { DeleteStatus: { eq: false } },
      sortField: 'NextDate',
      sortDirection: 'ASC',
    })
    const sato = screen.getByRole('row', { name: /佐藤 葵/ })
    expect(within(sato).getByText('3日経過')).toBeTruthy()
    const suzuki = screen.getByRole('row', { name: /鈴木 蓮/ })
    expect(within(suzuki).getByText('今日')).toBeTruthy()
    expect(within(suzuki).getByText('注意あり')).toBeTruthy()
  })

  it('asks once for each change of its conditions', async () => {
    const { user, calls, lists } = await open()
    const asked = () => calls.filter(({ operationName }) => operationName === 'UserList').length
    const before = asked()
    await user.click(screen.getByRole('tab', { name: /案内待ち/ }))
    await waitFor(() => expect(lists()).toHaveLength(2))
    expect(lists()[1]?.variables.filter).toEqual({
      DeleteStatus: { eq: false },
      UserStatus: { in: ['WaitingGuidance'] },
    })
    expect(asked() - before).toBe(1)
  })

  it('shows who waits in the order of the line, with place, days and the month that is likely', async () => {
    const { user, lists } = await open()
    await user.click(screen.getByRole('tab', { name: /案内待ち/ }))
    await waitFor(() =>
      expect(lists().at(-1)?.variables).toMatchObject({ sortField: 'WaitingSince', sortDirection: 'ASC' }),
    )
    expect(headings()).toEqual([
      '氏名',
      'ドナー番号',
      'ステータス',
      '待ち順',
      '案内の見込み',
      '注意',
      '会員登録日',
    ])
    const [, sato, suzuki] = screen.getAllByRole('row')
    expect(sato?.textContent).toMatch(/一時停止.*停止中（順番は保留）2026\/10\/16から・36日経過/)
    expect(suzuki?.textContent).toContain('1番目2026/11/01から・20日経過')
    expect(await within(suzuki as HTMLElement).findByText('2026年12月ごろ')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /^すべて/ }))
    await waitFor(() => expect(lists().at(-1)?.variables).toMatchObject({ sortField: 'NextDate' }))
  })

  it('marks everybody only while nothing narrows the list, and comes back to everybody', async () => {
    const { user, lists } = await open()
    const everybody = screen.getByRole('tab', { name: /^すべて/ })
    expect(everybody.getAttribute('aria-selected')).toBe('true')
    await user.type(screen.getByRole('searchbox'), '佐藤{Enter}')
    await waitFor(() => expect(everybody.getAttribute('aria-selected')).toBe('false'))
    await user.click(everybody)
    await waitFor(() => expect(everybody.getAttribute('aria-selected')).toBe('true'))
    expect(lists().at(-1)?.variables.filter).toEqual({ DeleteStatus: { eq: false } })
  })

  it('has at most five tabs; another view is chosen from the menu, and has a tab as long as it is open', async () => {
    const { user } = await open()
    const list = within(screen.getByRole('tablist', { name: 'よく使う条件' }))
    const tabs = () => list.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d+$/, ''))
    const others = screen.getByRole('button', { name: 'ほかの一覧' })
    const five = ['すべて', '案内待ち', '予約済み', '登録検査', '献便期間中']
    expect(tabs()).toEqual(five)
    others.focus()
    await user.keyboard('{Enter}{ArrowUp}{Enter}')
    await waitFor(() => expect(tabs()).toEqual([...five.slice(0, 4), '停止中']))
    expect(list.getByRole('tab', { selected: true }).textContent).toMatch(/^停止中/)
    expect(document.activeElement).toBe(others)
    await user.click(list.getByRole('tab', { name: /案内待ち/ }))
    await waitFor(() => expect(tabs()).toEqual(five))
  })

  it('opens a row in a new tab with Ctrl or the middle button, and stays where it is', async () => {
    const { user } = await open()
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const cell = within(screen.getByRole('row', { name: /鈴木 蓮/ })).getByText('注意あり')
    await user.keyboard('{Control>}')
    await user.click(cell)
    await user.keyboard('{/Control}')
    await user.pointer({ keys: '[MouseMiddle]', target: cell })
    const tab = ['/users/user-1/show', '_blank', 'noopener']
    expect(opened.mock.calls).toEqual([tab, tab])
    expect(screen.getByRole('row', { name: /鈴木 蓮/ })).toBeTruthy()
  })

  it('tells not yet, not possible and not answered apart, and never why', async () => {
    await open()
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('.column-RetryFrom')?.textContent)
    expect(cells).toEqual(['2027/03/12から時期を改める・111日後', '現基準では対象外', '未回答'])
  })

  it('counts nothing that the desk counts', async () => {
    await open()
    expect(await screen.findByRole('tab', { name: /^すべて/ })).toBeTruthy()
    expect(screen.queryByRole('tab', { name: /期日を過ぎた|対応が必要|確認が必要/ })).toBeNull()
  })

  it('takes a range of numbers as a condition and drops it by its chip', async () => {
    const { user, lists } = await open()
    await user.click(screen.getByRole('button', { name: '条件を足す' }))
    // Six are offered; the others have a name.
    const menu = within(await screen.findByRole('dialog', { name: '条件を足す' }))
    expect(await menu.findAllByRole('option')).toHaveLength(6)
    expect(menu.getByText(/^ほかに\d+個あります。/)).toBeTruthy()
    await user.type(menu.getByPlaceholderText('条件の名前でさがす'), '市区')
    expect(await menu.findByRole('option', { name: '市区町村' })).toBeTruthy()
    await user.clear(menu.getByPlaceholderText('条件の名前でさがす'))
    await user.click(await screen.findByRole('option', { name: '累計献便回数' }))
    await user.type(await screen.findByLabelText('この数から'), '５')
    await user.click(screen.getByRole('button', { name: 'しぼり込む' }))
    const chip = await screen.findByRole('button', { name: /累計献便回数：5〜/ })
    await waitFor(() =>
      expect(lists().at(-1)?.variables.filter).toMatchObject({ TotalDonationsCount: { ge: 5 } }),
    )
    await user.click(within(chip).getByRole('img', { name: '累計献便回数：5〜をはずす' }))
    await waitFor(() => expect(lists().at(-1)?.variables.filter).not.toHaveProperty('TotalDonationsCount'))
  })
})

describe('columns', () => {
  it('are chosen and put in order by keyboard and kept for the person', async () => {
    const { user, saved } = await open()
    expect(headings()).toEqual([
      '氏名',
      'ドナー番号',
      'ステータス',
      '次の日付',
      '回答できる日',
      '注意',
      '会員登録日',
    ])
    await user.click(screen.getByRole('button', { name: '表示' }))
    await user.click(await screen.findByRole('checkbox', { name: '都道府県' }))
    await user.click(screen.getByRole('checkbox', { name: '注意' }))
    const earlier = screen.getByRole('button', { name: 'ステータスを前へ' })
    earlier.focus()
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('radio', { name: '詰める' }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() =>
      expect(headings()).toEqual([
        '氏名',
        'ステータス',
        'ドナー番号',
        '次の日付',
        '回答できる日',
        '会員登録日',
        '都道府県',
      ]),
    )
    expect(saved()).toEqual({
      Key: 'list.users',
      Value: {
        views: [],
        columns: ['LastName', 'UserStatus', 'DonorId', 'NextDate', 'RetryFrom', 'ProfileCreatedAt', 'Pref'],
        density: 'compact',
      },
    })
  })

  it('that were kept are there, and those that are no more are left out', async () => {
    await open({ 'list.users': { columns: ['LastName', 'Gone', 'Email'], density: 'huge', views: 'none' } })
    expect(headings()).toEqual(['氏名', 'メールアドレス'])
  })
})

describe('rows', () => {
  it('are chosen without moving, for administrators', async () => {
    const { user } = await open()
    const [first, second] = screen.getAllByRole('checkbox', { name: 'この行を選ぶ' })
    if (!first || !second) throw new Error('No rows to choose')
    await user.click(first)
    await user.click(second)
    const bar = await screen.findByRole('region', { name: '選んだ行' })
    expect(within(bar).getByText('2件を選んでいます')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    expect(within(bar).getByText('3件を選んでいます')).toBeTruthy()
    await user.click(within(bar).getByRole('button', { name: '選択をはずす' }))
    expect(screen.queryByRole('region', { name: '選んだ行' })).toBeNull()
  })

  it('that a search takes out of sight are told, and can be let go of alone', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    await user.type(screen.getByRole('searchbox'), '佐藤{Enter}')
    const bar = () => within(screen.getByRole('region', { name: '選んだ行' }))
    const says = (text: string) => waitFor(() => expect(bar().getByRole('status').textContent).toBe(text))
    await says('3件を選んでいます（うち2件は、いま表示している行にありません）')
    await user.click(bar().getByRole('button', { name: '表示していない2件をはずす' }))
    await says('1件を選んでいます')
  })

  it('are let go of when a phone puts their boxes away', async () => {
    const { user } = await open()
    const choose = screen.getByRole('button', { name: '行を選ぶ' })
    await user.click(choose)
    expect(choose.getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    expect(screen.getByRole('region', { name: '選んだ行' })).toBeTruthy()
    await user.click(choose)
    expect(screen.queryByRole('region', { name: '選んだ行' })).toBeNull()
  })

  it.each<[Role, readonly string[]]>([
    ['Coordinator', ['まとめて処理', 'メールを送る', '選択をはずす']],
    ['Physician', ['まとめて処理', '選択をはずす']],
  ])('are chosen by a %s for what the duty does with many, and not taken away', async (role, buttons) => {
    const { user } = await open({}, role)
    await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    const bar = await screen.findByRole('region', { name: '選んだ行' })
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(buttons)
  })

  it('have neither boxes nor an export for support staff', async () => {
    await open({}, 'Support')
    expect(screen.queryByRole('checkbox', { name: 'この行を選ぶ' })).toBeNull()
    expect(screen.queryByRole('button', { name: '行を選ぶ' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'ファイルに書き出す' })).toBeNull()
  })
})
