import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TableCell,
  TableRow,
} from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useForm } from 'react-hook-form'
import { yenText } from '../../../shared/facts/rewards'
import { giftHandOutTexts as texts } from '../../../shared/words/donating/gifts'
import { HandOutGiftDocument, type HandOutGiftMutation } from '../../generated/graphql'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { Follows, titleFor, type ActionDialogProps } from '../../parts/actions/ActionForm'
import { FormDialog } from '../../parts/components/FormDialog'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { PlainTable } from '../../parts/components/PlainTable'

type Codes = HandOutGiftMutation['handOutGift']['Codes']

type Props = ActionDialogProps & { period: string; yen: number }

/** The codes are told once: the page is read again only when the dialog closes. */
export function HandOutGiftDialog({ person, period, yen, onClose }: Props) {
  const call = useCallApi()
  const refresh = useRefresh()
  const form = useForm()
  const [codes, setCodes] = useState<Codes | null>(null)
  const title = titleFor(person.Profile, { label: texts.act })
  if (codes)
    return (
      <ShownOnce
        title={title}
        codes={codes}
        onClose={() => {
          refresh()
          onClose()
        }}
      />
    )
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={texts.submit}
      isConfirmation
      onSubmit={async () => {
        const input = { UserId: person.id, Period: period }
        const { handOutGift } = await call(HandOutGiftDocument, { input })
        setCodes(handOutGift.Codes)
        return false
      }}
      onClose={onClose}
    >
      <Follows sentences={[texts.explain(period, yen), ...texts.follows]} />
    </FormDialog>
  )
}

function ShownOnce({ title, codes, onClose }: { title: string; codes: Codes; onClose: () => void }) {
  const notify = useNotify()
  const id = useId()
  // Nobody can show them again.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.map(({ Code }) => Code).join('\n'))
      notify(texts.copied, { type: 'success' })
    } catch {
      notify(texts.notCopied, { type: 'error' })
    }
  }
  return (
    <Dialog
      open
      onClose={() => window.confirm(texts.closing) && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Alert severity="warning">{texts.shown}</Alert>
        <PlainTable label={texts.title} headings={[texts.code, texts.amount, texts.until]}>
          {codes.map(({ Code, AmountYen, ValidUntil }) => (
            <TableRow key={Code}>
              <TableCell
                translate="no"
                sx={{
                  fontFamily: 'monospace',
                  fontSize: 16,
                  overflowWrap: 'anywhere',
                  whiteSpace: 'normal !important',
                }}
              >
                {Code}
              </TableCell>
              <TableCell>{yenText(AmountYen)}</TableCell>
              <TableCell>{ValidUntil ? formatSlashedDate(ValidUntil) : '—'}</TableCell>
            </TableRow>
          ))}
        </PlainTable>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button variant="contained" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
