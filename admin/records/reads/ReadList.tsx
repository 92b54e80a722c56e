import { Typography } from '@mui/material'
import { readClassLabels, readPurposeLabels } from '../../../shared/words/labels/readLabels'
import { readWords } from '../../ground/words/staffReads'
import { useStaffOptions } from '../activity/useStaffOptions'
import { ConsoleList } from '../../parts/list/ConsoleList'
import { FilterBar } from '../../parts/list/FilterBar'
import { optionsOf, type FilterField, type FilterOption } from '../../parts/list/filterField'
import { ViewTabs } from '../../parts/list/ViewTabs'
import { ReadTable } from './ReadTable'

const presets = [
  { label: 'すべて', filter: {} },
  { label: '健康と腸内フローラ', filter: { class: ['Health', 'Flora'] } },
  { label: '連絡先', filter: { class: ['Contact'] } },
  { label: '協力金', filter: { class: ['Money'] } },
  { label: readPurposeLabels.emergency, filter: { purpose: ['emergency'] } },
]

export function ReadList() {
  const staff = useStaffOptions()
  return (
    <ConsoleList
      sort={{ field: 'Time', order: 'DESC' }}
      filters={
        <>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {readWords.lead}
          </Typography>
          <ViewTabs presets={presets} names={['class', 'purpose']} />
          <FilterBar fields={filterFields(staff)} />
        </>
      }
    >
      <ReadTable />
    </ConsoleList>
  )
}

const filterFields = (staff: readonly FilterOption[]): FilterField[] => [
  { kind: 'person', name: 'person', label: readWords.person },
  { kind: 'choice', name: 'actor', label: readWords.by, options: staff },
  { kind: 'dates', name: 'time', label: readWords.time },
  { kind: 'choices', name: 'class', label: readWords.shown, options: optionsOf(readClassLabels) },
  { kind: 'choices', name: 'purpose', label: readWords.purpose, options: optionsOf(readPurposeLabels) },
]
