import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCanAccess, useCreate, useListContext, useRefresh } from 'react-admin'
import { useConsole } from '../boot/ConsoleContext'
import type { SlotRowFragment } from '../generated/graphql'
import { monthToAdd } from './monthToAdd'
import { SlotDialog } from './SlotDialog'

type Slot = SlotRowFragment & { id: string }

/** For administrators: opens the month after the last one, with the numbers of that one. */
export function AddMonthButton() {
  const { canAccess } = useCanAccess({ resource: 'preferenceSlots', action: 'create' })
  const { data } = useListContext<Slot>()
  const { clock } = useConsole()
  const [open, setOpen] = useState(false)
  const [create] = useCreate<Slot>()
  const refresh = useRefresh()
  if (!canAccess || !data) return null
  const slot = monthToAdd(data, clock.today())
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {slot.Year}年{slot.Month}月を追加
      </Button>
      {open && (
        <SlotDialog
          title={`${slot.Year}年${slot.Month}月の枠を追加`}
          slot={slot}
          given={0}
          onSave={async (values) => {
            const saved = await create('preferenceSlots', { data: values }, { returnPromise: true })
            refresh()
            return saved
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
