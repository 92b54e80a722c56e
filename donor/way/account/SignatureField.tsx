import { useEffect, useRef, useState, type PointerEvent } from 'react'
import {
  begun,
  goneOn,
  pathOf,
  pointIn,
  SIGNATURE_FIELD,
  type Lines,
} from '../../../shared/rules/donating/signature'
import { signing as texts } from '../../../shared/words/donating/signing'
import { Button } from '../../parts/components/Basics'
import styles from './SignatureField.module.css'

const { width, height } = SIGNATURE_FIELD

/** Where somebody writes the name with a finger, a pen or a mouse; beside it stands a way without drawing. */
export function SignatureField({
  onChange,
  error,
}: {
  onChange: (signature: string) => void
  error: string | null
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
    <div className="stackSmall">
      <p id="signature-hint">{texts.drawHint}</p>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className={styles.field}
        role="img"
        aria-label={texts.field}
        aria-describedby={error ? 'signature-error' : 'signature-hint'}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDown.current = true
          change(begun(lines, pointOf(event)))
        }}
        onPointerMove={(event) => {
          if (isDown.current) change(goneOn(lines, pointOf(event)))
        }}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
      />
      {error && (
        <p className={styles.error} id="signature-error">
          {error}
        </p>
      )}
      {lines.length > 0 && (
        <div>
          <Button kind="two" small onClick={() => change([])}>
            {texts.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
