import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { SlotDialog, type SlotValues } from '../../admin/care/waitingList/SlotDialog'
import { ChangeTaskDialog } from '../../admin/office/desk/TaskDialogs'
import type { WorkRow } from '../../admin/office/desk/useDesk'
import { CHANGED_MEANWHILE, READ_AGAIN } from '../../shared/words/program/systemMessages'
import { renderScreen } from './support/renderScreen'

const work: WorkRow = {
  Id: 'Task:1',
  Kind: 'Task',
  SubjectId: '1',
  Version: 3,
  Title: '電話する',
  Words: null,
  Due: '2026-11-30',
  UserId: null,
  User: null,
  AssigneeId: null,
} as WorkRow

/** The row as the page has it; a colleague saves when the button is pressed. */
function Saved<Row>({ now, next, of }: { now: Row; next: Row; of: (row: Row) => ReactNode }) {
  const [row, setRow] = useState(now)
  return (
    <>
      <button onClick={() => setRow(next)}>保存した</button>
      {of(row)}
    </>
  )
}

const savedBy = () => screen.getByText('保存した')

it('a task is saved with the version that was read, until the later one was read', async () => {
  const { calls } = renderScreen(
    <Saved
      now={work}
      next={{ ...work, Version: 4, Due: '2026-12-01' }}
      of={(row) => <ChangeTaskDialog work={row} onClose={() => undefined} />}
    />,
    {
      resource: 'desk',
      role: 'Coordinator',
      answer: ({ operationName }) =>
        operationName === 'Staff'
          ? { data: { listAdministratorByIdProfileCreatedAt: { items: [] } } }
          : { data: { updateWorkItem: { Id: '1' } } },
    },
  )
  const user = userEvent.setup()
  const dialog = screen.getByRole('dialog')
  const save = () => user.click(within(dialog).getByRole('button', { name: '保存する' }))
  const sent = () =>
    calls.flatMap(({ operationName, variables }) => (operationName === 'UpdateWorkItem' ? [variables] : []))
  expect(within(dialog).queryByText(CHANGED_MEANWHILE)).toBeNull()
  await user.click(savedBy())
  await within(dialog).findByText(CHANGED_MEANWHILE)
  await save()
  await waitFor(() => expect(sent()).toMatchObject([{ input: { Version: 3, Due: '2026-11-30' } }]))
  await user.click(within(dialog).getByRole('button', { name: READ_AGAIN }))
  await save()
  await waitFor(() => expect(sent()[1]).toMatchObject({ input: { Version: 4, Due: '2026-12-01' } }))
})

it('a month’s places are told and begun anew', async () => {
  const saved: SlotValues[] = []
  const slot = { Year: 2027, Month: 1, AvailableSlots: 5, AdditionalAvailableSlots: 0, Version: 1 }
  renderScreen(
    <Saved
      now={slot}
      next={{ ...slot, AvailableSlots: 9, Version: 2 }}
      of={(row) => (
        <SlotDialog
          title="枠"
          slot={row}
          given={0}
          onSave={async (values) => {
            saved.push(values)
          }}
          onClose={() => undefined}
        />
      )}
    />,
    { resource: 'preferenceSlots', role: 'Administrator', answer: () => ({ data: {} }) },
  )
  const user = userEvent.setup()
  await user.click(savedBy())
  await user.click(await screen.findByRole('button', { name: READ_AGAIN }))
  await user.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() => expect(saved).toMatchObject([{ AvailableSlots: 9, Version: 2 }]))
})
