import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { unitStateLabels } from '../../../shared/words/labels/unitLabels'
import { PrintLabel } from '../../care/units/PrintLabel'
import type { UnitLabelFragment } from '../../generated/graphql'
import { Keys } from '../../parts/shortcuts/Keys'
import { LABEL_KEY, useLabelKey } from './useReceptionKeys'

/** Prints the label once by itself, and again whenever it is asked for. */
export function UnitRecorded({ unit }: { unit: UnitLabelFragment }) {
  const [isPrinting, setPrinting] = useState(true)
  const printAgain = () => setPrinting(true)
  useLabelKey(printAgain)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ fontSize: 28, fontWeight: 700 }}>{unit.Number}</Typography>
      <Typography sx={{ fontSize: 20 }}>{unitStateLabels[unit.State]}</Typography>
      <Button
        variant="outlined"
        color="inherit"
        onClick={printAgain}
        sx={{ height: 56, fontSize: 16, gap: 1 }}
      >
        ラベルをもう一度印刷する
        <Keys keys={[LABEL_KEY]} />
      </Button>
      {isPrinting && <PrintLabel unit={unit} onPrinted={() => setPrinting(false)} />}
    </Box>
  )
}
