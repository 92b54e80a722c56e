import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { canUsePasskeys } from '../../../shared/facts/canUsePasskeys'
import { passkeyTexts } from '../../../shared/words/program/passkeys'
import { proofTexts } from '../../../shared/words/program/proof'
import { proofSchema } from '../../../shared/forms/auth'
import { poolErrorMessage } from '../../ground/auth/poolErrorMessage'
import { proveAgain, proveByPasskey, type TakesTotp } from '../../ground/auth/proveAgain'
import { useConsole } from '../../ground/console/ConsoleContext'
import { ActFailure } from './ActFailure'
import { FormField, useYupForm, SubmitButton } from './FormField'
import { TotpForm } from './TotpForm'

type Props = { onProved: () => void; onClose: () => void }

/** Asks for the password above a form. The form keeps its input and is sent again. */
export function ProofDialog({ onProved, onClose }: Props) {
  const { session } = useConsole()
  const [failure, setFailure] = useState<string | null>(null)
  const [takesTotp, setTakesTotp] = useState<{ take: TakesTotp } | null>(null)
  const form = useYupForm(proofSchema, { ProofPassword: '' })

  const attempt = async (prove: () => Promise<TakesTotp | null | void>) => {
    setFailure(null)
    try {
      const take = await prove()
      if (take) setTakesTotp({ take })
      else onProved()
    } catch (error) {
      setFailure(proofTexts.refused(poolErrorMessage(error)))
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="proof-title">
      <DialogTitle id="proof-title">{proofTexts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography>{proofTexts.lead}</Typography>
        {takesTotp ? (
          <TotpForm submitLabel={proofTexts.confirm} onSubmit={(code) => attempt(() => takesTotp.take(code))}>
            <ActFailure>{failure}</ActFailure>
          </TotpForm>
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              // React events bubble through portals: the form below must not submit.
              event.stopPropagation()
              void form.handleSubmit(({ ProofPassword }) =>
                attempt(() => proveAgain(session, ProofPassword)),
              )(event)
            }}
          >
            <FormField
              form={form}
              name="ProofPassword"
              label={proofTexts.password}
              type="password"
              autoComplete="current-password"
              autoFocus
            />
            <ActFailure>{failure}</ActFailure>
            <SubmitButton form={form}>{proofTexts.confirm}</SubmitButton>
            {canUsePasskeys() && (
              <Button
                fullWidth
                variant="outlined"
                onClick={() => void attempt(() => proveByPasskey(session))}
                sx={{ mt: 1.5 }}
              >
                {passkeyTexts.prove}
              </Button>
            )}
          </form>
        )}
        <Button onClick={onClose}>{proofTexts.stop}</Button>
      </DialogContent>
    </Dialog>
  )
}
