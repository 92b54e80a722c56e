import { Suspense, use, useState } from 'react'
import { canUsePasskeys } from '../../../shared/facts/canUsePasskeys'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { isProofRequired } from '../../../shared/words/program/authErrors'
import { passkeyTexts as texts } from '../../../shared/words/program/passkeys'
import { Button, Card, FailedNote } from '../../parts/components/Basics'
import { ConfirmDialog } from '../../parts/components/ConfirmDialog'
import { NotLoaded } from '../../parts/components/ErrorPage'
import type { Passkey } from '../../ground/session/amplifyAccount'
import { showToast } from '../../ground/page/toasts'
import { poolMessageOf, type Loaded } from './loadAccess'
import { ProofForm } from './ProofForm'
import styles from './Rows.module.css'

type Props = { loading: Promise<Loaded<Passkey[]>> }

export function PasskeySection({ loading }: Props) {
  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{texts.leadForMembers}</p>
      <Suspense>
        <Passkeys loading={loading} />
      </Suspense>
    </Card>
  )
}

function Passkeys({ loading }: Props) {
  const loaded = use(loading)
  return 'failure' in loaded ? <NotLoaded>{loaded.failure}</NotLoaded> : <PasskeyList known={loaded.value} />
}

/** The passkey to remove; null to add one. */
type Change = { remove: Passkey | null }

function PasskeyList({ known }: { known: Passkey[] }) {
  const [passkeys, setPasskeys] = useState(known)
  const [asked, setAsked] = useState<Passkey | null>(null)
  const { busy, failure, proving, make, stop } = useChange(setPasskeys)

  return (
    <>
      {passkeys.length === 0 ? (
        <p className="support">{texts.none}</p>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <p className={styles.what}>{passkey.name}</p>
                {passkey.createdAt && (
                  <p className="support">
                    {texts.made}：<span className="noBreak">{formatJapaneseDateTime(passkey.createdAt)}</span>
                  </p>
                )}
              </div>
              <Button
                kind="two"
                small
                aria-label={texts.removeTitle(passkey.name)}
                onClick={() => setAsked(passkey)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure && <FailedNote title={failure.title}>{failure.message}</FailedNote>}
      {proving ? (
        <ProofForm onProved={() => make(proving)} onStop={stop} />
      ) : canUsePasskeys() ? (
        <>
          <p className="support">{texts.notShared}</p>
          <div className="buttons">
            <Button kind="two" busy={busy} onClick={() => void make({ remove: null })}>
              {texts.add}
            </Button>
          </div>
        </>
      ) : (
        <p className="support">{texts.unsupported}</p>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={texts.removeTitle(asked?.name ?? '')}
        confirm={texts.remove}
        cancel={texts.keep}
        destructive
        onConfirm={() => {
          setAsked(null)
          void make({ remove: asked })
        }}
        onCancel={() => setAsked(null)}
      >
        {texts.removeFollows.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
    </>
  )
}

function useChange(onChanged: (passkeys: Passkey[]) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ title: string; message: string } | null>(null)
  const [proving, setProving] = useState<Change | null>(null)

  const make = async (change: Change) => {
    const { remove } = change
    setBusy(true)
    setFailure(null)
    setProving(null)
    try {
      const account = await import('../../ground/session/amplifyAccount')
      await (remove ? account.removePasskey(remove.id) : account.registerPasskey())
      onChanged(await account.listPasskeys())
      showToast(remove ? texts.removed : texts.added)
    } catch (error) {
      if (error instanceof Error && isProofRequired(error)) setProving(change)
      else setFailure({ title: remove ? texts.notRemoved : texts.notAdded, message: poolMessageOf(error) })
    }
    setBusy(false)
  }
  return { busy, failure, proving, make, stop: () => setProving(null) }
}
