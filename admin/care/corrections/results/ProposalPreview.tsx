import { Alert, Box } from '@mui/material'
import type { PreviewCorrectionInput } from '../../../../shared/generated/schema'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useSettled } from '../../../parts/components/useSettled'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { PreviewCorrectionDocument } from '../../../generated/graphql'
import { Changes, Consequences } from './Consequences'

/** The changes and consequences of a correction while it is entered; null while it is incomplete. */
export function ProposalPreview({ input: now }: { input: PreviewCorrectionInput | null }) {
  const input = useSettled(now)
  const { data, error } = useApiQuery(
    ['corrections', 'preview', input],
    PreviewCorrectionDocument,
    { input: input ?? { RecordId: '' } },
    {
      enabled: input !== null,
      select: ({ previewCorrection }) => previewCorrection,
      gcTime: 0,
      retry: false,
    },
  )
  const isOld = JSON.stringify(input) !== JSON.stringify(now)
  const shown = now !== null && !isOld
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, my: 1 }}>
      {shown && error && <Alert severity="info">{failureMessage(error)}</Alert>}
      {shown && data && (
        <>
          <Changes changes={data.Changes} />
          <Consequences shown={data} />
        </>
      )}
    </Box>
  )
}
