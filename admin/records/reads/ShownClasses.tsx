import { Box } from '@mui/material'
import { readClassLabels } from '../../../shared/words/labels/readLabels'
import { readWords } from '../../ground/words/staffReads'
import { isReadClass } from '../../../shared/rules/records/reads'
import type { StaffReadRowFragment } from '../../generated/graphql'

export const ShownClasses = ({ shown }: { shown: StaffReadRowFragment['Shown'] }) =>
  shown.map(({ Class, Fields }) => (
    <Box key={Class} component="span" sx={{ display: 'inline-block', mr: 1, fontSize: 13, lineHeight: 1.45 }}>
      {isReadClass(Class) ? readClassLabels[Class] : Class}（{readWords.fields(Fields)}）
    </Box>
  ))
