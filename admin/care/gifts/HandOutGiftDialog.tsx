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
import { yenText } from '../../../shared/facts/rewards'
import { giftHandOutTexts as texts, lostGiftTexts } from '../../../shared/words/donating/gifts'
import {
  DecideLostGiftDocument,
  HandOutGiftDocument,
  type HandOutGiftMutation,
} from '../../generated/graphql'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { Follows, titleFor, type ActionDialogProps } from '../../parts/actions/ActionForm'
import { FormDialog } from '../../parts/components/FormDialog'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { PlainTable } from '../../parts/components/PlainTable'
import { useConfirmForm } from '../../parts/components/FormField'

type Codes = HandOutGiftMutation['handOutGift']['Codes']

type HandOutProps = ActionDialogProps & { period: string; yen: number }

export function HandOutGiftDialog({ period, yen, ...dialog }: HandOutProps) {
  const call = useCallApi()
  return (
    <CodesDialog
      {...dialog}
      label={texts.act}
      follows={[texts.explain(period, yen), ...texts.follows]}
      tell={async () => {
        const input = { UserId: dialog.person.id, Period: period }
        return (await call(HandOutGiftDocument, { input })).handOutGift.Codes
      }}
    />
  )
}

type ReplaceProps = ActionDialogProps & { codeId: string; yen: number }

export function ReplaceGiftDialog({ codeId, yen, ...dialog }: ReplaceProps) {
  const call = useCallApi()
  return (
    <CodesDialog
      {...dialog}
      label={lostGiftTexts.replace}
      follows={lostGiftTexts.replaceFollows(yen)}
      tell={async () => {
        const input = { CodeId: codeId, Replace: true }
        return (await call(DecideLostGiftDocument, { input })).decideLostGift.Codes
      }}
    />
  )
}

type Props = ActionDialogProps & {
  label: string
  follows: readonly string[]
  tell: () => Promise<Codes>
}

/** The codes are told once: the page is read again only when the dialog closes. */
function CodesDialog({ person, label, follows, tell, onClose }: Props) {
  const refresh = useRefresh()
  const form = useConfirmForm()
  const [codes, setCodes] = useState<Codes | null>(null)
  const title = titleFor(person.Profile, { label })
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
        setCodes(await tell())
        return false
      }}
      onClose={onClose}
    >
      <Follows sentences={follows} />
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
