import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useUpdate } from 'react-admin'
import { useConsole } from '../console/ConsoleContext'
import type { SlotRowFragment } from '../generated/graphql'
import { monthOf, SlotDialog } from './SlotDialog'

type Slot = SlotRowFragment & { id: string }

/** Administrators only. */
export function EditSlotButton({ slot }: { slot: Slot }) {
  const { canAccess } = useCanAccess({ resource: 'preferenceSlots', action: 'edit' })
  const { clock } = useConsole()
  const [open, setOpen] = useState(false)
  const [update] = useUpdate<Slot>()
  // Past months cannot change.
  if (!canAccess || monthOf(slot) < clock.today().slice(0, 7)) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${slot.Year}年${slot.Month}月の枠を変更する`}
        onClick={() => setOpen(true)}
      >
        変更
      </Button>
      {open && (
        <SlotDialog
          title={`${slot.Year}年${slot.Month}月の枠`}
          slot={slot}
          given={slot.GivenGuidanceCount}
          onSave={async (data) => {
            return update(
              'preferenceSlots',
              { id: slot.id, data, previousData: slot },
              { returnPromise: true, mutationMode: 'pessimistic' },
            )
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
