import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { UnitLabelFragment } from '../../generated/graphql'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { ActionDialogProps } from '../../parts/actions/ActionForm'
import { fullName } from '../../parts/people/PersonName'
import { PrintLabel } from './PrintLabel'
import { RecordUnit } from './RecordUnit'

type Props = ActionDialogProps & { donationId: string; receivedAt: Date }

/** The unit of stool that was received on a day before; its label is printed as at reception. */
export function RecordUnitDialog({ person, donationId, receivedAt, onClose }: Props) {
  const { material } = useConsole().config.operator
  const [unit, setUnit] = useState<UnitLabelFragment | null>(null)
  const [isPrinting, setPrinting] = useState(true)
  const refresh = useRefresh()
  const close = () => {
    if (unit) refresh()
    onClose()
  }
  if (!material) return null
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="unit-title">
      <DialogTitle id="unit-title">便の記録もれ</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, bgcolor: 'background.paper' }}>
        {unit ? (
          <>
            <Typography role="status">
              便番号 {unit.Number} で記録しました。容器にラベルを貼ってください。
            </Typography>
            {isPrinting && <PrintLabel unit={unit} onPrinted={() => setPrinting(false)} />}
          </>
        ) : (
          <RecordUnit
            material={material}
            name={fullName(person.Profile) ?? ''}
            receivedAt={receivedAt}
            donationId={donationId}
            onRecorded={setUnit}
          />
        )}
      </DialogContent>
      <DialogActions>
        {unit && <Button onClick={() => setPrinting(true)}>ラベルをもう一度印刷する</Button>}
        <Button onClick={close}>閉じる</Button>
      </DialogActions>
    </Dialog>
  )
}
