import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { hasInk } from '../../../shared/rules/donating/signature'
import { signatureErrors, signing as texts } from '../../../shared/words/donating/signing'
import { SignConsentDocument, type OwnConsentsQuery } from '../../generated/graphql'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { messageOf, request } from '../../ground/graphql/request'
import { showToast } from '../../ground/page/toasts'
import { Button, Contact, FailedNote } from '../../parts/components/Basics'
import { CheckField, Form } from '../../parts/components/Form'
import { TextField } from '../../parts/components/TextField'
import { SignatureField } from './SignatureField'

type Version = NonNullable<OwnConsentsQuery['getUser']['MaySign']>

/** Below the text. What is drawn or typed stays when it could not be recorded. */
export function SignConsent({ version: { Version, Sha256 } }: { version: Version }) {
  const { revalidate } = useRevalidator()
  const [understood, setUnderstood] = useState('')
  const [isTyping, setTyping] = useState(false)
  const [signature, setSignature] = useState('')
  const [wrong, setWrong] = useState<{ understood?: string; signature?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function sign() {
    const found = {
      ...(understood !== Sha256 && { understood: texts.notUnderstood }),
      ...(isTyping
        ? signature.trim() === '' && { signature: signatureErrors.otherName }
        : !hasInk(signature) && { signature: signatureErrors.empty }),
    }
    setWrong(found)
    setFailure(null)
    if (Object.keys(found).length > 0) {
      document.getElementById(found.understood ? 'understood' : 'signature')?.focus()
      return
    }
    setBusy(true)
    try {
      await request(SignConsentDocument, { input: { Version, Sha256, Signature: signature } })
      showToast(texts.done)
      await refreshCurrentUser().catch(() => undefined)
    } catch (error) {
      setFailure(messageOf(error))
    }
    setBusy(false)
    // A version that came meanwhile is read before it is signed.
    await revalidate()
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void sign()
      }}
    >
      <div className="stackSmall">
        <h3>{texts.title}</h3>
        <p>{texts.lead}</p>
        <p>{texts.ask}</p>
        <Contact />
      </div>
      <CheckField
        name="understood"
        label={texts.understood}
        checked={understood === Sha256}
        onChange={({ target }) => setUnderstood(target.checked ? Sha256 : '')}
        error={wrong.understood}
      />
      {isTyping ? (
        <TextField
          name="signature"
          label={texts.typed}
          hint={texts.typedHint}
          autoComplete="name"
          value={signature}
          onChange={({ target }) => setSignature(target.value)}
          error={wrong.signature}
        />
      ) : (
        <SignatureField onChange={setSignature} error={wrong.signature ?? null} />
      )}
      <div>
        <Button
          kind="txt"
          onClick={() => {
            setTyping(!isTyping)
            setSignature('')
          }}
        >
          {isTyping ? texts.byDrawing : texts.byTyping}
        </Button>
      </div>
      <div aria-live="polite">{failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}</div>
      <div className="buttons">
        <Button kind="primary" type="submit" busy={busy}>
          {texts.sign}
        </Button>
      </div>
    </Form>
  )
}
