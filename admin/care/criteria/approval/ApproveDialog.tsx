import { Box, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { addDays } from '../../../../shared/facts/dates'
import { criteriaApproval as words } from '../../../ground/words/criteriaApproval'
import { approveCriteriaFormSchema } from '../../../../shared/forms/criteria'
import { CheckField } from '../../../parts/components/ChoiceField'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { ApproveCriteriaDocument } from '../../../generated/graphql'
import { impactSummary } from '../impactRows'
import { useReadAnew, type Version } from '../useVersions'

type Props = { version: Version; isFirst: boolean; onClose: () => void }

/** Four-eyes approval of the content by its hash, in force from a chosen day; needs a fresh sign-in. */
export function ApproveDialog({ version: { Id, Number, Sha256, Impact }, isFirst, onClose }: Props) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const notify = useNotify()
  const readAnew = useReadAnew()
  const form = useYupForm(approveCriteriaFormSchema, {
    EffectiveFrom: isFirst ? today : addDays(today, 1),
    SeenRules: false,
    SeenPeople: false,
  })
  return (
    <FormDialog
      title={words.approveTitle(Number)}
      submitLabel={words.approve}
      form={form}
      onClose={onClose}
      onSubmit={async ({ EffectiveFrom }) => {
        await call(ApproveCriteriaDocument, {
          input: { Id, Sha256, EffectiveFrom, ImpactCountedAt: isFirst ? null : (Impact?.CountedAt ?? null) },
        })
        notify(words.approved(EffectiveFrom, today), { type: 'success' })
        await readAnew()
      }}
    >
      {isFirst && <Typography>{words.firstLead}</Typography>}
      <Typography>{words.approveLead}</Typography>
      <Box
        sx={{
          fontFamily: 'ui-monospace, monospace',
          fontSize: 12,
          overflowWrap: 'anywhere',
          color: 'text.secondary',
        }}
      >
        {Sha256}
      </Box>
      <FormField
        form={form}
        name="EffectiveFrom"
        label={words.day}
        hint={words.dayHint}
        type="date"
        min={today}
      />
      {!isFirst && Impact && <Typography>{words.seenNumbers(impactSummary(Impact))}</Typography>}
      <CheckField form={form} name="SeenRules" label={isFirst ? words.seenAllRules : words.seenRules} />
      <CheckField form={form} name="SeenPeople" label={isFirst ? words.seenNobody : words.seenPeople} />
    </FormDialog>
  )
}
