import { Box, Button, TableCell, TableRow, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { canUsePasskeys } from '../../../../shared/facts/canUsePasskeys'
import { formatListDateTime } from '../../../../shared/facts/dates'
import { passkeyTexts as texts } from '../../../../shared/words/program/passkeys'
import { passkeyNameSchema } from '../../../../shared/forms/auth'
import { Follows } from '../../../parts/actions/ActionForm'
import type { Passkey } from '../../../ground/auth/passkeys'
import { Card } from '../../../parts/components/Card'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm, useConfirmForm } from '../../../parts/components/FormField'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { ACTION_HEADING, PlainTable } from '../../../parts/components/PlainTable'
import { useConsole } from '../../../ground/console/ConsoleContext'
import type { OwnPoolAccount } from './ownPoolAccount'

const QUERY = ['ownPasskeys']

export function PasskeyCard({ pool }: { pool: OwnPoolAccount }) {
  const { data: passkeys, error } = useQuery({ queryKey: QUERY, queryFn: () => pool.listPasskeys() })
  const [asked, setAsked] = useState<'add' | Passkey | null>(null)
  const close = () => setAsked(null)
  return (
    <Card title={texts.title}>
      <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
        <Typography>{texts.lead}</Typography>
        {error && <Typography color="error">{failureMessage(error)}</Typography>}
        {passkeys?.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
        {passkeys && passkeys.length > 0 && (
          <PlainTable label={texts.title} headings={[texts.name, texts.made, ACTION_HEADING]}>
            {passkeys.map((passkey) => (
              <TableRow key={passkey.id}>
                <TableCell>{passkey.name}</TableCell>
                <TableCell>{formatListDateTime(passkey.createdAt)}</TableCell>
                <TableCell>
                  <Button
                    size="small"
                    color="error"
                    aria-label={texts.removeTitle(passkey.name)}
                    onClick={() => setAsked(passkey)}
                  >
                    {texts.remove}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </PlainTable>
        )}
        {canUsePasskeys() ? (
          <Button variant="outlined" onClick={() => setAsked('add')}>
            {texts.add}
          </Button>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {texts.unsupported}
          </Typography>
        )}
      </Box>
      {asked === 'add' && <AddDialog pool={pool} onClose={close} />}
      {asked !== null && asked !== 'add' && <RemoveDialog pool={pool} passkey={asked} onClose={close} />}
    </Card>
  )
}

/** Also reads the security events again, because each change is one of them. */
function useRefresh() {
  const cache = useQueryClient()
  return async () => {
    await Promise.all([QUERY, ['ownAccount']].map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
}

type Props = { pool: OwnPoolAccount; onClose: () => void }

/** The pool asks for a fresh sign-in before the device asks for the passkey. */
function AddDialog({ pool, onClose }: Props) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { config } = useConsole()
  const form = useYupForm(passkeyNameSchema, { Name: '' })
  return (
    <FormDialog
      title={texts.add}
      form={form}
      submitLabel={texts.add}
      onSubmit={async ({ Name }) => {
        await pool.registerPasskey(Name)
        notify(texts.added, { type: 'success' })
        await refresh()
      }}
      onClose={onClose}
    >
      <Follows sentences={texts.follows} />
      {config.userPoolEndpoint && (
        <FormField form={form} name="Name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
      )}
    </FormDialog>
  )
}

function RemoveDialog({ pool, passkey: { id, name }, onClose }: Props & { passkey: Passkey }) {
  const notify = useNotify()
  const refresh = useRefresh()
  return (
    <FormDialog
      title={texts.removeTitle(name)}
      form={useConfirmForm()}
      submitLabel={texts.remove}
      isDangerous
      onSubmit={async () => {
        await pool.removePasskey(id)
        notify(texts.removed, { type: 'success' })
        await refresh()
      }}
      onClose={onClose}
    >
      <Follows sentences={texts.removeFollows} />
    </FormDialog>
  )
}
