import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { DataTable, useCreate, useListContext, useRefresh, useUpdate } from 'react-admin'
import AddIcon from '@mui/icons-material/Add'
import { useState } from 'react'
import { formatListDateTime, type JapaneseDate } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'
import { commonLabels } from '../../../shared/words/labels/commonLabels'
import { REMAINING_SLOTS_LABEL } from '../../../shared/words/labels/consoleLabels'
import { ALLOCATIONS } from '../../../shared/words/visits/allocations'
import type { PreferenceSlotInput } from '../../../shared/forms/preferenceSlot'
import { useMayCall } from '../../ground/auth/useDuties'
import { StateChip } from '../../parts/components/StateChip'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { SlotRowFragment } from '../../generated/graphql'
import { ConsoleList } from '../../parts/list/ConsoleList'
import { SlotDialog, monthOf, type SlotValues } from './SlotDialog'

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
          render={(slot: Row) => (
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
              <RecordLink slot={slot} />
              <EditSlotButton slot={slot} />
            </Box>
          )}
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

function AddMonthButton() {
  const mayChange = useMayCall()('updatePreferenceSlot')
  const { data } = useListContext<Slot>()
  const { clock } = useConsole()
  const [open, setOpen] = useState(false)
  const [create] = useCreate<Slot>()
  const refresh = useRefresh()
  if (!mayChange || !data) return null
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

function RecordLink({ slot }: { slot: Row }) {
  if (slot.GivenGuidanceCount === 0) return null
  return (
    <Button
      size="small"
      component={Link}
      to={`/preferenceSlots/${monthOf(slot)}`}
      aria-label={`${slot.Year}年${slot.Month}月の${ALLOCATIONS}`}
    >
      記録
    </Button>
  )
}

type EditSlotButtonSlot = SlotRowFragment & { id: string }

function EditSlotButton({ slot }: { slot: EditSlotButtonSlot }) {
  const mayChange = useMayCall()('updatePreferenceSlot')
  const { clock } = useConsole()
  const [open, setOpen] = useState(false)
  const [update] = useUpdate<EditSlotButtonSlot>()
  // Past months cannot change.
  if (!mayChange || monthOf(slot) < clock.today().slice(0, 7)) return null
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

const firstOf = (year: number, month: number): JapaneseDate => `${year}-${String(month).padStart(2, '0')}-01`

/** The month after the last one, or this month if none is current or later; with the last one's basic number. */
export function monthToAdd(slots: readonly PreferenceSlotInput[], today: JapaneseDate): SlotValues {
  const last = slots.toSorted((a, b) => (firstOf(a.Year, a.Month) < firstOf(b.Year, b.Month) ? 1 : -1))[0]
  const thisMonth = `${today.slice(0, 7)}-01`
  const following = last ? addMonths(firstOf(last.Year, last.Month), 1) : thisMonth
  const month = following < thisMonth ? thisMonth : following
  return {
    Year: Number(month.slice(0, 4)),
    Month: Number(month.slice(5, 7)),
    AvailableSlots: last?.AvailableSlots ?? 0,
    AdditionalAvailableSlots: 0,
    Version: 0,
  }
}
