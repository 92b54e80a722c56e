import { Button, TextField, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import { normaliseUnitNumber } from '../../../shared/facts/unitNumber'
import { handOverSchema } from '../../../shared/forms/unit'
import { isUnitNumber } from '../../../shared/rules/donating/units/unitNumber'
import { unitUnknown } from '../../../shared/words/donating/units'
import { unitLabels as labels } from '../../../shared/words/labels/unitLabels'
import { HandOverUnitsDocument } from '../../generated/graphql'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { useTellDone } from '../../parts/actions/useTellDone'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useScannerEnter } from '../../parts/components/useScannerEnter'
import { useScannedUnits } from './useScannedUnits'

/** Labels are scanned one after another; then to whom, and with which number. */
export function HandOverDialog({ onClose, first = [] }: { onClose: () => void; first?: readonly string[] }) {
  const call = useCallApi()
  const tellDone = useTellDone()
  const refresh = useRefresh()
  const form = useYupForm(handOverSchema, { To: '', Batch: '' })
  const { numbers, problem, setProblem, scan, find, leaveOut } = useScannedUnits(first)
  const scanner = useScannerEnter(
    (input) => {
      const typed = input.value
      input.value = ''
      void scan(typed)
    },
    (text) => isUnitNumber(normaliseUnitNumber(text)),
  )
  const last = numbers.at(-1)
  return (
    <FormDialog
      title="引き渡しを記録"
      form={form}
      submitLabel={numbers.length > 0 ? `${numbers.length}つの引き渡しを記録する` : '引き渡しを記録する'}
      onSubmit={async ({ To, Batch }) => {
        if (numbers.length === 0) {
          setProblem('引き渡す便のラベルを読み取ってください。')
          return false
        }
        const found = await find(numbers)
        const unknown = numbers.filter((one) => !found.some(({ Number: known }) => known === one))
        if (unknown.length > 0) {
          setProblem(unitUnknown(unknown))
          return false
        }
        const input = { Ids: found.map(({ Id }) => Id), To, Batch }
        const answer = await call(HandOverUnitsDocument, { input })
        tellDone(`${numbers.length}つの便の引き渡しを記録しました。`, answer)
        refresh()
      }}
      onClose={onClose}
    >
      <TextField
        {...scanner}
        autoFocus={first.length === 0}
        fullWidth
        margin="dense"
        label="便のラベル"
        error={problem !== null}
        helperText={problem ?? '1つずつ読み取るか、番号を入力してEnterを押してください'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <Typography role="status">
        {numbers.length > 0 ? `${numbers.length}つ：${numbers.join('、')}` : ''}
      </Typography>
      {last !== undefined && (
        <Button size="small" color="inherit" onClick={() => leaveOut(last)}>
          最後の1つを外す
        </Button>
      )}
      <FormField
        form={form}
        name="To"
        label={labels.HandedOverTo.admin}
        hint="例：製造部 抽出室"
        autoComplete="off"
      />
      <FormField
        form={form}
        name="Batch"
        label={labels.HandOverBatch.admin}
        hint="一緒に渡すものに同じ番号をつけます"
        autoComplete="off"
      />
    </FormDialog>
  )
}
