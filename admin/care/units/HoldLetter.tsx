import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, GlobalStyles } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { createPortal } from 'react-dom'
import { holdLetterTexts as texts } from '../../ground/words/holdLetters'
import { PAPER } from '../../parts/components/paper'

type Props = { label: string; text: string; mayPrint?: boolean; children?: ReactNode }

/** A draft made from the facts of a hold, to be copied or printed. Nothing is kept or sent by it. */
export function HoldLetter({ label, text, mayPrint = false, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const title = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(texts.copied, { type: 'success' })
    } catch {
      notify(texts.notCopied, { type: 'error' })
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={title}>
        <DialogTitle id={title}>{label}</DialogTitle>
        <DialogContent>
          <Box component="p" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </DialogContent>
        <DialogActions>
          {children}
          <Button onClick={() => void copy()}>{texts.copy}</Button>
          {mayPrint && <Button onClick={() => window.print()}>{texts.print}</Button>}
          <Button onClick={() => setOpen(false)}>{texts.close}</Button>
        </DialogActions>
        {isOpen && mayPrint && <OnPaper text={text} />}
      </Dialog>
    </>
  )
}

/** The letter alone. */
function OnPaper({ text }: { text: string }) {
  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '@page': { size: 'A4 portrait', margin: '20mm' },
          [PAPER]: { 'body > :not([data-hold-letter])': { display: 'none !important' } },
        }}
      />
      <Box
        data-hold-letter
        sx={{ display: 'none', [PAPER]: { display: 'block', whiteSpace: 'pre-wrap', color: '#000' } }}
      >
        {text}
      </Box>
    </>,
    document.body,
  )
}
