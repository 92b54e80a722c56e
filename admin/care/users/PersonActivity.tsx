import { Paper } from '@mui/material'
import { ListBase } from 'react-admin'
import { activityColumns } from '../../records/activity/activityColumns'
import { ListBody, ListPagination } from '../../parts/list/ListBody'
import { ListTable } from '../../parts/list/ListTable'
import type { PersonRecord } from '../../parts/people/personRecord'

const columns = activityColumns.filter(({ source }) => source !== 'User')

export function PersonActivity({ person }: { person: PersonRecord }) {
  return (
    <ListBase
      resource="activity"
      filter={{ userId: person.id, all: true }}
      sort={{ field: 'time', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
      empty={false}
    >
      <Paper sx={{ overflow: 'hidden', borderRadius: '10px' }}>
        <ListBody>
          <ListTable columns={columns} rowClick={false} selectable={false} />
        </ListBody>
        <ListPagination />
      </Paper>
    </ListBase>
  )
}
