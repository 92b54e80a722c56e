import Paper from '@mui/material/Paper'
import { ListBase } from 'react-admin'
import { ActivityTable } from '../activity/ActivityTable'
import { ListBody } from '../list/ListBody'
import { ListPagination } from '../list/ListPagination'
import type { PersonRecord } from './personRecord'

/** Every row of the log about this person, whenever it was. */
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
          <ActivityTable ofOnePerson />
        </ListBody>
        <ListPagination />
      </Paper>
    </ListBase>
  )
}
