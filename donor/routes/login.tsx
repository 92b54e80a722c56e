import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams, Link } from 'react-router'
import { canUsePasskeys } from '../../shared/facts/canUsePasskeys'
import { PASSKEY_HINT, PASSKEY_SIGN_IN } from '../../shared/words/program/notices'
import { CONNECTION_LOST } from '../../shared/words/program/systemMessages'
import { authPages } from '../../shared/words/program/memberPages'
import { documentTitle } from '../../shared/words/program/pageText'
import { Button, Note, PageHead } from '../parts/components/Basics'
import { ErrorSummary, Form } from '../parts/components/Form'
import { PasswordField, TextField } from '../parts/components/TextField'
import { originOf, textsOf } from '../ground/page/rootData'
import { safeRedirect } from '../ground/page/safeRedirect'
import type { SignInStep } from '../ground/session/amplifyAuth'
import { pageConfig } from '../ground/session/clientConfig'
import { forgetEmail, keepEmail } from '../ground/session/keptEmail'
import { refreshSession } from '../ground/session/session'
import type { SignInChallenge } from '../way/account/SignInChallenge'
import type { Route } from './+types/login'

/** For whoever was led here too: the page is the same for every address. */
const LEAD = 'マイページやご予約などは、ログインするとご覧いただけます。'
const { h1, description } = authPages['/login']

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: documentTitle(h1, textsOf(matches).serviceName) },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: `${originOf(matches)}/login` },
]

type Challenge = {
  step: 'NEW_PASSWORD' | 'TOTP'
  SignInChallenge: typeof SignInChallenge
}

export default function Login() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [unsupported, setUnsupported] = useState(false)
  const goOn = async (step: SignInStep) => {
    if (step === 'DONE') {
      forgetEmail()
      await refreshSession()
      await navigate(safeRedirect(search.get('redirect'), window.location.origin), { replace: true })
    } else if (step === 'CONFIRM_SIGN_UP') await navigate('/signup/confirm_password')
    else if (step === 'RESET_PASSWORD') await navigate('/forgot_password')
    else if (step === 'OTHER') setUnsupported(true)
    else setChallenge({ step, ...(await import('../way/account/SignInChallenge')) })
  }

  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>{challenge === null && <p>{LEAD}</p>}</PageHead>
      {challenge ? (
        <challenge.SignInChallenge step={challenge.step} onStep={goOn} />
      ) : (
        <PasswordForm unsupported={unsupported} onEmail={keepEmail} onStep={goOn} />
      )}
    </div>
  )
}

const FIELDS = ['Email', 'Password'] as const
const unchanging = () => () => undefined
const LOST = { field: 'root', message: CONNECTION_LOST } as const
// The schema, and what the pool's errors mean, come with the first touch.
const loadRules = () => import('../way/account/signInRules')
const loadUnnamed = () => import('../ground/session/unnamedPasskey')
/** Amazon's pool gives no challenge without a name. */
const mayStayUnnamed = () => pageConfig()?.userPoolEndpoint !== undefined
/** The page comes first on a slow line. */
const OFFER_MS = 1_500

type Props = {
  /** The pool asked for a challenge that this service does not use. */
  unsupported: boolean
  onEmail: (email: string) => void
  onStep: (step: SignInStep) => Promise<void>
}

type Errors = Partial<Record<(typeof FIELDS)[number] | 'root', string>>
type Way = 'password' | 'passkey'

function PasswordForm({ unsupported, onEmail, onStep }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState<Way | null>(null)
  // The server's page cannot know, and nearly all devices can: nothing moves for them.
  const hasPasskeys = useSyncExternalStore(unchanging, canUsePasskeys, () => true)

  const typed = () => {
    const data = new FormData(form.current ?? undefined)
    return Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')]))
  }
  const refuse = (found: Errors) => {
    setErrors(found)
    setAttempt((before) => before + 1)
  }

  const byPassword = async (): Promise<SignInStep | null> => {
    const { values, errors: found } = await (await loadRules()).judgePassword(typed())
    if (found) return (refuse(found), null)
    onEmail(values.Email)
    return (await import('../ground/session/amplifyAuth')).signInWithPassword(values.Email, values.Password)
  }
  const byPasskey = async (): Promise<SignInStep | null> => {
    if (!typed().Email && mayStayUnnamed()) return (await loadUnnamed()).signInUnnamed()
    const { values, errors: found } = await (await loadRules()).judgeAddress(typed())
    if (found) return (refuse(found), null)
    return (await import('../ground/session/amplifyAuth')).signInWithPasskey(values.Email)
  }

  const goOn = async (asked: Promise<SignInStep | null>) => {
    try {
      const step = await asked
      if (step) await onStep(step)
    } catch (error) {
      const rules = await loadRules().catch(() => null)
      const { field, message } = rules?.placeOfSignInError(error) ?? LOST
      refuse({ [field]: message })
    }
  }

  const offer = useRef<AbortController>(null)
  const signIn = async (way: Way) => {
    if (busy) return
    offer.current?.abort()
    setBusy(way)
    setErrors({})
    await goOn(way === 'password' ? byPassword() : byPasskey())
    setBusy(null)
  }

  const offerPasskeys = useEffectEvent(async ({ signal }: AbortController) => {
    const unnamed = await loadUnnamed().catch(() => null)
    if (unnamed && !signal.aborted) await goOn(unnamed.offerPasskeys(signal))
  })
  useEffect(() => {
    if (!mayStayUnnamed()) return
    const own = new AbortController()
    offer.current = own
    const later = setTimeout(() => void offerPasskeys(own), OFFER_MS)
    return () => {
      clearTimeout(later)
      own.abort()
    }
  }, [])

  /** What is put right is no longer an error. */
  const judgeAgain = async () => {
    const { errors: found = {} } = await (await loadRules()).judgePassword(typed())
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([field, message]) =>
          field === 'root' ? [[field, message]] : found[field] ? [[field, found[field]]] : [],
        ),
      ),
    )
  }

  return (
    <>
      {unsupported && (
        <Note tone="coral" role="alert">
          <p>この方法では、ここからログインできません。事務局へお問い合わせください。</p>
        </Note>
      )}
      <Form
        ref={form}
        onFocus={() => void loadRules().catch(() => undefined)}
        onChange={() => {
          if (Object.keys(errors).length > 0) void judgeAgain().catch(() => undefined)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void signIn('password')
        }}
      >
        <ErrorSummary
          errors={['root' as const, ...FIELDS].flatMap((field) => {
            const message = errors[field]
            return message ? [{ message, field: field === 'root' ? undefined : field }] : []
          })}
          attempt={attempt}
        />
        <TextField
          name="Email"
          label="メールアドレス"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          error={errors.Email}
        />
        <PasswordField name="Password" autoComplete="current-password" error={errors.Password} />
        <div className="buttons">
          <Button type="submit" busy={busy === 'password'}>
            {authPages['/login'].primary}
          </Button>
          {hasPasskeys && (
            <Button kind="two" busy={busy === 'passkey'} onClick={() => void signIn('passkey')}>
              {PASSKEY_SIGN_IN}
            </Button>
          )}
        </div>
      </Form>
      <ul className="dots">
        {hasPasskeys && <li>{PASSKEY_HINT}</li>}
        <li>
          <Link to="/forgot_password">{authPages['/forgot_password'].h1}</Link>
        </li>
        <li>
          はじめての方は、<Link to="/signup">会員登録</Link>へお進みください。
        </li>
      </ul>
    </>
  )
}
