import { Box, Button } from '@mui/material'
import { DataTable, useCanAccess, useCreate, useListContext, useRefresh } from 'react-admin'
import { formatListDateTime } from '../../shared/dates'
import { REMAINING_SLOTS_LABEL } from '../../shared/labels/consoleLabels'
import { commonLabels } from '../../shared/labels/commonLabels'
import { useConsole } from '../console/ConsoleContext'
import { StateChip } from '../components/StateChip'
import type { SlotRowFragment } from '../generated/graphql'
import { ConsoleList } from '../list/ConsoleList'
import { EditSlotButton } from './EditSlotButton'
import AddIcon from '@mui/icons-material/Add'
import { useState } from 'react'
import { monthToAdd } from './monthToAdd'
import { SlotDialog } from './SlotDialog'

type Row = SlotRowFragment & { id: string }

export function SlotList() {
  return (
    <ConsoleList sort={{ field: 'Year', order: 'DESC' }} actions={<AddMonthButton />}>
      <DataTable<Row>
        bulkActionButtons={false}
        rowClick={false}
        sx={{
          '& .column-UpdatedAt': { display: { xs: 'none', md: 'table-cell' } },
          '& .column-AvailableSlots, & .column-AdditionalAvailableSlots': {
            display: { xs: 'none', sm: 'table-cell' },
          },
        }}
      >
        <DataTable.Col
          source="Year"
          label="年月"
          sortByOrder="DESC"
          render={(slot: Row) => <SlotMonth slot={slot} />}
        />
        <DataTable.NumberCol source="AvailableSlots" disableSort />
        <DataTable.NumberCol source="AdditionalAvailableSlots" disableSort />
        <DataTable.NumberCol source="GivenGuidanceCount" disableSort />
        <DataTable.Col
          source="remaining"
          label={REMAINING_SLOTS_LABEL}
          align="right"
          disableSort
          render={(slot: Row) => <Remaining slot={slot} />}
        />
        <DataTable.Col
          source="UpdatedAt"
          label={commonLabels.UpdatedAt.admin}
          disableSort
          render={({ UpdatedAt }: Row) => formatListDateTime(new Date(UpdatedAt))}
        />
        <DataTable.Col
          source="actions"
          label=" "
          align="right"
          disableSort
          render={(slot: Row) => <EditSlotButton slot={slot} />}
        />
      </DataTable>
    </ConsoleList>
  )
}

function SlotMonth({ slot: { Year, Month } }: { slot: Row }) {
  const thisMonth = useConsole()
    .clock.today()
    .startsWith(`${Year}-${String(Month).padStart(2, '0')}`)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', fontWeight: 700 }}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {Year}年{Month}月
      </Box>
      {thisMonth && <StateChip tone="yolk">今月</StateChip>}
    </Box>
  )
}

function Remaining({ slot }: { slot: Row }) {
  const remaining = slot.AvailableSlots + slot.AdditionalAvailableSlots - slot.GivenGuidanceCount
  return <Box component="b">{remaining}</Box>
}

type Slot = SlotRowFragment & { id: string }

/** Administrators only. */
function AddMonthButton() {
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
