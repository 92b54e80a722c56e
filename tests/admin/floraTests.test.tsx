import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FloraTestStatus } from '../../shared/generated/schema'
import { FloraTestNextStep } from '../../admin/care/floraTests/FloraTestNextStep'
import { renderScreen } from './support/renderScreen'

const subject = { LastName: '見本', FirstName: '花子', Email: 'hanako@example.com', DeleteStatus: false }

function open(
  Status: FloraTestStatus,
  {
    role = 'Administrator',
    DeleteStatus = false,
  }: { role?: 'Administrator' | 'Support'; DeleteStatus?: boolean } = {},
) {
  const test = { Id: 'test-1', Status, Year: 2026, Month: 11, Day: 9 }
  const { calls, isAsking } = renderScreen(
    <FloraTestNextStep subject={{ ...subject, DeleteStatus }} test={test} />,
    { resource: 'floraTests', role, answer: () => ({ data: {} }) },
  )
  return { calls, isAsking, user: userEvent.setup() }
}

describe('the next step with a flora test', () => {
  it('is the receipt of a sample that was applied for', async () => {
    const { calls, user } = open('Applied')
    await user.click(await screen.findByRole('button', { name: '検体の受領を記録する' }))
    const dialog = await screen.findByRole('dialog', { name: '見本 花子さん：検体の受領を記録する' })
    await user.type(within(dialog).getByLabelText('検体番号'), 'FL-000123')
    await user.click(within(dialog).getByRole('button', { name: '検体の受領を記録する' }))
    await waitFor(() =>
      expect(calls.map(({ variables }) => variables.input)).toEqual([
        { InspectionDetailId: 'test-1', Status: 'Received', SampleId: 'FL-000123', ExamDate: '2026-11-21' },
      ]),
    )
  })

  it('is the result of a sample that was received; what is wrong stands beside how it is written', async () => {
    const { calls, user } = open('Received')
    await user.click(await screen.findByRole('button', { name: '結果を公開する' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByLabelText('検査日')).toHaveProperty('value', '2026-11-09')
    await user.click(within(dialog).getByRole('button', { name: '結果を公開する' }))
    const composition = await within(dialog).findByRole('textbox', {
      name: '構成',
      description: /構成は必須です.*1行に1つ/,
    })
    expect(calls).toEqual([])

    await user.type(composition, 'Bacteroides：0.6{Enter}Prevotella：0.4')
    await user.click(within(dialog).getByRole('button', { name: '結果を公開する' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.variables.input).toMatchObject({
      Status: 'Shared',
      ExamDate: '2026-11-09',
      IntestinalFloraComposition: { Bacteroides: 0.6, Prevotella: 0.4 },
    })
  })

  it.each([
    ['that waits for the donor', 'Guidance', {}],
    ['that is shared', 'Shared', {}],
    ['before support staff', 'Received', { role: 'Support' }],
    ['of somebody who has left', 'Received', { DeleteStatus: true }],
  ] as const)('is none for a test %s', async (_, status, options) => {
    const { isAsking } = open(status, options)
    await waitFor(() => expect(isAsking()).toBe(false))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
