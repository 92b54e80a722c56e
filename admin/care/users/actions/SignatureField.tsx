import { Box, Button, FormHelperText } from '@mui/material'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import {
  begun,
  goneOn,
  pathOf,
  pointIn,
  SIGNATURE_FIELD,
  type Lines,
} from '../../../../shared/rules/donating/signature'
import { signing as texts } from '../../../../shared/words/donating/signing'

const { width, height } = SIGNATURE_FIELD

/** On the office's tablet, turned to the person. White also in the dark, for ink is black. */
export function SignatureField({
  onChange,
  error,
}: {
  onChange: (signature: string) => void
  error: string | undefined
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [lines, setLines] = useState<Lines>([])
  const isDown = useRef(false)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, width, height)
    Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round' })
    context.stroke(new Path2D(pathOf(lines)))
  }, [lines])

  const change = (next: Lines) => {
    setLines(next)
    onChange(pathOf(next))
  }
  const pointOf = (event: PointerEvent) => pointIn(event.currentTarget.getBoundingClientRect(), event)
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <span id="signature-hint">{texts.drawHint}</span>
      <Box
        component="canvas"
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={texts.field}
        aria-describedby="signature-hint"
        sx={{
          width: 1,
          aspectRatio: '3',
          border: 1,
          borderColor: error ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: '#fff',
          cursor: 'crosshair',
          touchAction: 'none',
        }}
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDown.current = true
          change(begun(lines, pointOf(event)))
        }}
        onPointerMove={(event: PointerEvent) => {
          if (isDown.current) change(goneOn(lines, pointOf(event)))
        }}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
      {lines.length > 0 && <Button onClick={() => change([])}>{texts.clear}</Button>}
    </Box>
  )
}
