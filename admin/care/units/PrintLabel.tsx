import { Box, GlobalStyles } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { code128Svg } from '../../../shared/facts/code128'
import { formatDocumentDate, japaneseDateOf } from '../../../shared/facts/dates'
import { gramsText, unitStateLabels } from '../../../shared/words/labels/unitLabels'
import type { UnitLabelFragment } from '../../generated/graphql'
import { PAPER } from '../../parts/components/paper'

/** Of the rolls that label printers usually hold; the printer's own setting wins. */
const SIZE = '62mm 29mm'

/** Prints the label alone, once, and then says so. No name stands on it. */
export function PrintLabel({ unit, onPrinted }: { unit: UnitLabelFragment; onPrinted: () => void }) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    const ended = () => printed()
    window.addEventListener('afterprint', ended, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', ended)
  }, [])
  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '@page': { size: SIZE, margin: 0 },
          [PAPER]: { 'body > :not([data-unit-label])': { display: 'none !important' } },
        }}
      />
      <Box
        data-unit-label
        sx={{
          display: 'none',
          [PAPER]: {
            display: 'grid',
            gap: '1mm',
            p: '2mm',
            width: '62mm',
            height: '29mm',
            boxSizing: 'border-box',
            overflow: 'hidden',
            fontFamily: 'sans-serif',
            color: '#000',
            bgcolor: '#fff',
          },
        }}
      >
        <UnitLabelText unit={unit} />
      </Box>
    </>,
    document.body,
  )
}

/** As wide as its place, whatever its height. */
const wide = (svg: string) => svg.replace('<svg ', '<svg preserveAspectRatio="none" ')

function UnitLabelText({ unit }: { unit: UnitLabelFragment }) {
  const { Number: number, ReceivedAt, WeightGrams, BristolType, State } = unit
  const measures = [WeightGrams === null ? '' : gramsText(WeightGrams), BristolType && `形${BristolType}`]
  return (
    <>
      <Box
        component="img"
        alt=""
        src={`data:image/svg+xml,${encodeURIComponent(wide(code128Svg(number)))}`}
        sx={{ width: '58mm', height: '11mm' }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', fontWeight: 700 }}>
        <Box component="span" sx={{ fontSize: '5mm', lineHeight: 1.1 }}>
          {number}
        </Box>
        <Box component="span" sx={{ fontSize: '5mm', lineHeight: 1.1 }}>
          {unitStateLabels[State]}
        </Box>
      </Box>
      <Box sx={{ fontSize: '3.2mm', lineHeight: 1.2 }}>
        {[formatDocumentDate(japaneseDateOf(new Date(ReceivedAt))), ...measures].filter(Boolean).join('・')}
      </Box>
    </>
  )
}
