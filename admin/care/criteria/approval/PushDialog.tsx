import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { isDonorLost } from '../impactRows'
import { criteriaPush as words } from '../../../ground/words/criteriaApproval'
import { pushCriteriaFormSchema } from '../../../../shared/forms/criteria'
import { Follows } from '../../../parts/actions/ActionForm'
import { CheckField } from '../../../parts/components/ChoiceField'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { PushCriteriaDocument } from '../../../generated/graphql'
import { PeopleTable } from '../PeopleTable'
import { useImpact } from '../useImpact'
import { useReadAnew, type Version } from '../useVersions'

type Props = { version: Version; onClose: () => void }

export function PushDialog({ version: { Id, Number, Sha256 }, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const readAnew = useReadAnew()
  const form = useYupForm(pushCriteriaFormSchema(Number), { Number: '', Reason: '', SeenPeople: false })
  const { count, failure, people } = useImpact(Id)
  // Only when it opens.
  useEffect(() => {
    void count()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const paused = people?.filter(isDonorLost)
  return (
    <FormDialog
      title={words.dialogTitle(Number)}
      submitLabel={words.submit}
      form={form}
      maxWidth="md"
      isDangerous
      onClose={onClose}
      onSubmit={async ({ Reason }) => {
        const { pushCriteria } = await call(PushCriteriaDocument, { input: { Id, Sha256, Reason } })
        const { PausedDonors } = pushCriteria
        notify(PausedDonors === null ? words.doneWithout : words.done(PausedDonors), { type: 'success' })
        await readAnew()
      }}
    >
      <Follows sentences={words.follows} />
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {!paused && !failure && (
        <Box role="status">
          <LinearProgress aria-label={words.counting} sx={{ mb: 0.75 }} />
          {words.counting}
        </Box>
      )}
      {paused && (
        <Box component="section" aria-label={words.paused(paused.length)}>
          <Typography sx={{ fontWeight: 700 }}>{words.paused(paused.length)}</Typography>
          {paused.length > 0 && (
            <Box sx={{ maxHeight: 260, overflowY: 'auto', mt: 1 }}>
              <PeopleTable label={words.paused(paused.length)} people={paused} />
            </Box>
          )}
        </Box>
      )}
      {paused && <CheckField form={form} name="SeenPeople" label={words.seen} />}
      <FormField form={form} name="Number" label={words.number} hint={words.numberHint(Number)} />
      <FormField form={form} name="Reason" label={words.reason} hint={words.reasonHint} multiline />
    </FormDialog>
  )
}
