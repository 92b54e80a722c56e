import { yupResolver } from '@hookform/resolvers/yup'
import Typography from '@mui/material/Typography'
import { useNotify, useRefresh } from 'react-admin'
import { useForm } from 'react-hook-form'
import { inspectionDetailLabels } from '../../shared/labels/inspectionDetailLabels'
import { SAVED } from '../../shared/messages/notices'
import { floraSampleSchema } from '../../shared/validation/floraTest'
import { useConsole } from '../boot/ConsoleContext'
import { FormDialog } from '../components/FormDialog'
import { FormField } from '../components/FormField'
import { useCallApi } from '../dataProvider/useCallApi'
import { RecordFloraTestDocument, type FloraTestRowFragment } from '../generated/graphql'

type Props = { test: FloraTestRowFragment; onClose: () => void }

/** The number on the sample and the day it is from. */
export function ReceiveSampleDialog({ test, onClose }: Props) {
  const today = useConsole().clock.today()
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const form = useForm({
    resolver: yupResolver(floraSampleSchema(today)),
    defaultValues: { InspectionDetailId: test.Id, Status: 'Received', SampleId: '', ExamDate: today },
  })
  return (
    <FormDialog
      title="検体の受領を記録"
      form={form}
      submitLabel="記録する"
      onSubmit={async ({ InspectionDetailId, SampleId, ExamDate }) => {
        await call(RecordFloraTestDocument, {
          input: { InspectionDetailId, Status: 'Received', SampleId, ExamDate },
        })
        notify(SAVED, { type: 'success' })
        refresh()
      }}
      onClose={onClose}
    >
      <Typography>記録すると、会員の画面は「解析中」に変わります。</Typography>
      <FormField
        form={form}
        name="SampleId"
        label={inspectionDetailLabels.SampleId.admin}
        autoComplete="off"
        autoFocus
      />
      <FormField form={form} name="ExamDate" label="検査日" type="date" />
    </FormDialog>
  )
}
