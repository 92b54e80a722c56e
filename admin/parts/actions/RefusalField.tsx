import { Alert, Box } from '@mui/material'
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { refusalName } from '../../../shared/rules/criteria/refusalName'
import { healthCheckLabels as labels } from '../../../shared/words/labels/screeningLabels'
import { REASON_IS_TOLD, refusalTold } from '../../../shared/words/office/personActions'
import { LoadFailure, takesAway } from '../components/LoadingOrFailure'
import { FormField } from '../components/FormField'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { RefusalReasonsDocument } from '../../generated/graphql'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
}

/** Why a test does not certify: the reasons of the criteria in force, with what the person will read. */
export function RefusalField<Values extends FieldValues, Output>({ form, name }: Props<Values, Output>) {
  const query = useApiQuery(
    ['refusalReasons'],
    RefusalReasonsDocument,
    {},
    {
      select: ({ listCriteria }) =>
        listCriteria.items.find(({ State }) => State === 'InForce')?.HospitalRefusals ?? [],
    },
  )
  const { data: reasons = [] } = query
  const chosen: unknown = useWatch({ control: form.control, name })
  const told = reasons.find(({ Id }) => Id === chosen)
  // A record may have a reason that the criteria no longer have.
  const ids = new Set([
    ...(typeof chosen === 'string' && chosen ? [chosen] : []),
    ...reasons.map(({ Id }) => Id),
  ])
  if (takesAway(query.error, query.data)) return <LoadFailure error={query.error} />
  return (
    <>
      <FormField
        form={form}
        name={name}
        label={labels.Reason.admin}
        hint={REASON_IS_TOLD}
        options={Object.fromEntries([...ids].map((id) => [id, refusalName(id)]))}
      />
      <Box role="status">
        {told && (
          <Alert severity="info" icon={false}>
            <b>{refusalTold.title}</b>
            <Box>{told.Sentence}</Box>
            <Box>{refusalTold.wait({ months: told.WaitMonths, weeks: told.WaitWeeks })}</Box>
          </Alert>
        )}
      </Box>
    </>
  )
}
