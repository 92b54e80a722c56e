import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { UserList } from '../../../admin/care/users/UserList'
import { refusal } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'
import { listApi } from './listApi'
import { headings, openUserList as open } from './openUserList'

describe('conditions under a name', () => {
  const view = {
    id: 'view-1',
    name: '東京の方',
    filter: { pref: ['Tokyo'] },
    sort: { field: 'LastName', order: 'ASC' },
    columns: ['LastName', 'Pref'],
  }

  it('are kept with order and columns, and shown as a tab', async () => {
    const { user, saved } = await open()
    await user.click(screen.getByRole('tab', { name: /案内待ち/ }))
    await user.click(screen.getByRole('button', { name: '条件を保存' }))
    await user.type(await screen.findByLabelText('名前'), '待っている方')
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByRole('tab', { name: /^待っている方/, selected: true })).toBeTruthy()
    expect(saved()).toMatchObject({
      Key: 'list.users',
      Value: {
        views: [
          {
            name: '待っている方',
            filter: { deleted: false, status: ['WaitingGuidance'] },
            sort: { field: 'WaitingSince', order: 'ASC' },
          },
        ],
      },
    })
  })

  it('open by their tab, in one request, and can be renamed and removed', async () => {
    const { user, lists, saved } = await open({ 'list.users': { views: [view] } })
    await user.click(await screen.findByRole('tab', { name: '東京の方21' }))
    await waitFor(() => expect(lists()).toHaveLength(2))
    expect(lists()[1]?.variables).toMatchObject({
      filter: { Pref: { in: ['Tokyo'] } },
      sortField: 'LastNameFurigana',
    })
    await waitFor(() => expect(headings()).toEqual(['氏名', '都道府県']))

    await user.click(await screen.findByRole('button', { name: '「東京の方」の操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '名前を変える' }))
    const name = await screen.findByLabelText('名前')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(screen.getByText('名前は必須です')).toBeTruthy()
    await user.type(name, '首都圏')
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await user.click(await screen.findByRole('button', { name: '「首都圏」の操作' }))
    await user.click(await screen.findByRole('menuitem', { name: 'この条件をはずす' }))
    await waitFor(() => expect(screen.queryByRole('tab', { name: /^首都圏/ })).toBeNull())
    expect(saved()).toEqual({ Key: 'list.users', Value: { views: [] } })
  })

  it('that cannot be kept are said to be, and gone', async () => {
    const api = listApi()
    renderScreen(<UserList />, {
      resource: 'users',
      role: 'Administrator',
      answer: (call) =>
        call.operationName === 'SaveConsoleSetting'
          ? refusal('BAD_USER_INPUT', '保存できる設定は50件までです')
          : api(call),
    })
    const user = userEvent.setup()
    await screen.findByRole('link', { name: '佐藤 葵' })
    await user.click(screen.getByRole('button', { name: '条件を保存' }))
    await user.type(await screen.findByLabelText('名前'), '待っている方')
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(screen.queryByRole('tab', { name: /^待っている方/ })).toBeNull())
  })
})
