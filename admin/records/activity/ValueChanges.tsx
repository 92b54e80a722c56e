import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { userActivityLabels } from '../../../shared/words/labels/consoleLabels'
import { RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'

/** Lazy: the texts of every field are needed only when a row is opened. */
const ValueTable = lazyOf(() => import('./ValueTable'), 'ValueTable')

const VALUES = userActivityLabels.HasChanges.admin

type Props = { userId: string; activityId: string }

export function ValueChanges(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ px: 0 }}>
        {isOpen ? `${VALUES}をたたむ` : VALUES}
      </Button>
      {isOpen && (
        <Suspense fallback={<RowsSkeleton rows={2} height={28} />}>
          <ValueTable {...props} />
        </Suspense>
      )}
    </Box>
  )
}
