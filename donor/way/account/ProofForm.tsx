import { useEffect, useRef, useState, type ReactNode } from 'react'
import { canUsePasskeys } from '../../../shared/facts/canUsePasskeys'
import { authErrorMessage } from '../../../shared/words/program/authErrors'
import { TOTP_HINT } from '../../../shared/words/program/notices'
import { passkeyTexts } from '../../../shared/words/program/passkeys'
import { proofTexts as texts } from '../../../shared/words/program/proof'
import { proofSchema, totpSchema } from '../../../shared/forms/auth'
import { Button } from '../../parts/components/Basics'
import { Form } from '../../parts/components/Form'
import { PasswordField, CodeField } from '../../parts/components/TextField'
import { FormErrors, showAuthError, useYupForm } from '../../parts/components/FormErrors'
import { useSignedInUser } from '../../ground/page/standing'
import type { TakesTotp } from '../../ground/session/proveAgain'

type Props = { onProved: () => Promise<void>; onStop: () => void }

/** Replaces another form, which keeps its values. */
export function ProofForm({ onProved, onStop }: Props) {
  const [takesTotp, setTakesTotp] = useState<{ take: TakesTotp } | null>(null)
  const lead = useRef<HTMLParagraphElement>(null)
  // The forms replace each other, so focus goes to the first sentence.
  useEffect(() => lead.current?.focus(), [takesTotp])
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        {texts.lead}
      </p>
      {takesTotp ? (
        <TotpOfProof take={takesTotp.take} onProved={onProved} onStop={onStop} />
      ) : (
        <PasswordOfProof onTotp={(take) => setTakesTotp({ take })} onProved={onProved} onStop={onStop} />
      )}
    </>
  )
}

function PasswordOfProof({ onTotp, onProved, onStop }: Props & { onTotp: (take: TakesTotp) => void }) {
  const { Id, Profile } = useSignedInUser()
  const form = useYupForm(proofSchema, { ProofPassword: '' })
  const { errors, isSubmitting } = form.formState
  const [isAsking, setIsAsking] = useState(false)

  const byPasskey = async () => {
    setIsAsking(true)
    form.clearErrors()
    try {
      const { proveByPasskey } = await import('../../ground/session/proveAgain')
      await proveByPasskey(Id)
    } catch (error) {
      setIsAsking(false)
      return showAuthError(form, [], error)
    }
    await onProved()
  }

  const submit = async ({ ProofPassword }: { ProofPassword: string }) => {
    let take: TakesTotp | null
    try {
      const { proveAgain } = await import('../../ground/session/proveAgain')
      take = await proveAgain(Id, ProofPassword)
    } catch (error) {
      if (error instanceof Error && error.name === 'NotAuthorizedException')
        form.setError('ProofPassword', { message: texts.refused(authErrorMessage(error)) })
      else showAuthError(form, ['ProofPassword'], error)
      return
    }
    if (take) onTotp(take)
    else await onProved()
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormErrors form={form} fields={['ProofPassword']} />
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={Profile.Email ?? ''} readOnly hidden />
      <PasswordField
        {...form.register('ProofPassword')}
        label={texts.password}
        autoComplete="current-password"
        error={errors.ProofPassword?.message}
      />
      <Buttons busy={isSubmitting} onStop={onStop}>
        {canUsePasskeys() && (
          <Button kind="two" busy={isAsking} onClick={() => void byPasskey()}>
            {passkeyTexts.prove}
          </Button>
        )}
      </Buttons>
    </Form>
  )
}

function TotpOfProof({ take, onProved, onStop }: Props & { take: TakesTotp }) {
  const form = useYupForm(totpSchema)
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Code }: { Code: string }) => {
    try {
      await take(Code)
    } catch (error) {
      showAuthError(form, ['Code'], error)
      return
    }
    await onProved()
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormErrors form={form} fields={['Code']} />
      <CodeField
        {...form.register('Code')}
        label="認証アプリのコード"
        hint={TOTP_HINT}
        error={errors.Code?.message}
      />
      <Buttons busy={isSubmitting} onStop={onStop} />
    </Form>
  )
}

type ButtonsProps = { busy: boolean; onStop: () => void; children?: ReactNode }

function Buttons({ busy, onStop, children }: ButtonsProps) {
  return (
    <div className="buttons">
      <Button type="submit" busy={busy}>
        {texts.confirm}
      </Button>
      {children}
      <Button kind="txt" onClick={onStop}>
        {texts.stop}
      </Button>
    </div>
  )
}
