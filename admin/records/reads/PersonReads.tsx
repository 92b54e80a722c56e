import { Paper, Typography } from '@mui/material'
import { ListBase } from 'react-admin'
import { readWords } from '../../ground/words/staffReads'
import { ListBody, ListPagination } from '../../parts/list/ListBody'
import { ReadTable } from './ReadTable'

export function PersonReads({ person }: { person: { id: string } }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {readWords.leadOfOne}
      </Typography>
      <ListBase
        resource="reads"
        filter={{ person: person.id }}
        sort={{ field: 'Time', order: 'DESC' }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        empty={false}
      >
        <Paper sx={{ overflow: 'hidden', borderRadius: '10px' }}>
          <ListBody empty={readWords.none}>
            <ReadTable ofOne />
          </ListBody>
          <ListPagination />
        </Paper>
      </ListBase>
    </>
  )
}
