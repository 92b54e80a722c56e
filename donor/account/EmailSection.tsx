import { useRef, useState } from 'react'
import { accountTexts } from '../../shared/messages/account'
import { Card } from '../components/Card'
import { DefinitionList } from '../components/DefinitionList'
import { showToast } from '../toasts/toasts'
import { useSignedInUser } from '../currentUser/useSignedInUser'
import { EmailCodeForm } from './EmailCodeForm'
import { NewEmailForm } from './NewEmailForm'
import { forgetPendingEmail, keepPendingEmail, readPendingEmail } from './pendingEmail'

const texts = accountTexts.email

/** A new address takes effect once its code is entered. */
export function EmailSection({ readOnly }: { readOnly: boolean }) {
  const user = useSignedInUser()
  const [pending, setPending] = useState(() => readPendingEmail(user.Id))

  const heading = useRef<HTMLHeadingElement>(null)

  // The forms replace each other, so focus goes to the heading.
  const show = (email: string | null) => {
    setPending(email)
    heading.current?.focus()
  }
  const sent = (email: string) => {
    keepPendingEmail(user.Id, email)
    show(email)
  }
  const stop = () => {
    forgetPendingEmail()
    show(null)
  }
  const changed = () => {
    stop()
    showToast(texts.changed)
  }

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <DefinitionList items={[{ term: texts.current, value: user.Profile.Email }]} />
      {!readOnly &&
        (pending ? (
          <EmailCodeForm email={pending} onChanged={changed} onStop={stop} />
        ) : (
          <NewEmailForm onSent={sent} />
        ))}
    </Card>
  )
}
