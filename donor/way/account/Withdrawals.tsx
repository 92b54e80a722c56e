import { Link, useRevalidator } from 'react-router'
import { formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { memberPages } from '../../../shared/words/program/memberPages'
import { WithdrawConsentDocument, WithdrawUseDocument, type OwnConsentsQuery } from '../../generated/graphql'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { request } from '../../ground/graphql/request'
import { showToast } from '../../ground/page/toasts'
import { consentTexts as texts } from '../../ground/words/consent'
import { Button, Card, Contact, FailedNote } from '../../parts/components/Basics'
import { ConfirmDialog, useConfirmation } from '../../parts/components/ConfirmDialog'
import styles from './Withdrawals.module.css'

const { ways, use: wordsOfUse, letters, withdrawal } = texts

type Use = Pick<OwnConsentsQuery['getUser'], 'UseWithdrawnAt' | 'MayWithdrawUse'>

/** What one may withdraw, each by itself: the consent to donate, the use of what was given, letters. */
export function Withdrawals({
  use,
  mayWithdrawConsent,
  suspended,
}: {
  use: Use
  mayWithdrawConsent: boolean
  suspended: boolean
}) {
  const isAboutUse = use.MayWithdrawUse || use.UseWithdrawnAt !== null
  if (!mayWithdrawConsent && !isAboutUse) return null
  return (
    <section className={`stackLarge ${styles.withdraw}`} aria-labelledby="withdrawals">
      <div className="stackSmall">
        <h2 id="withdrawals">{ways.title}</h2>
        <p>{ways.lead}</p>
      </div>
      {mayWithdrawConsent && <WithdrawConsent suspended={suspended} />}
      {isAboutUse && <WithdrawUse use={use} />}
      <Card>
        <h3>{letters.title}</h3>
        <p>{letters.lead}</p>
        <p>
          <Link to="/account">{letters.link}</Link>
        </p>
      </Card>
    </section>
  )
}

/** Also for whoever is suspended: what was given is theirs to decide. */
function WithdrawUse({ use: { UseWithdrawnAt: at, MayWithdrawUse: may } }: { use: Use }) {
  const { revalidate } = useRevalidator()
  const { ask, failure, dialog } = useConfirmation(async () => {
    await request(WithdrawUseDocument)
    showToast(wordsOfUse.done)
    await revalidate()
  })
  return (
    <Card>
      <h3>{wordsOfUse.title}</h3>
      {at !== null && <p>{wordsOfUse.since(formatJapaneseDate(japaneseDateOf(new Date(at))))}</p>}
      {may && <p>{wordsOfUse.lead}</p>}
      <Consequences of={wordsOfUse.consequences} />
      {failure && <FailedNote title={wordsOfUse.failed}>{failure}</FailedNote>}
      {may && (
        <div className="buttons">
          <Button kind="red" onClick={ask}>
            {wordsOfUse.act}
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...dialog}
        title={wordsOfUse.dialogTitle}
        confirm={wordsOfUse.act}
        cancel={wordsOfUse.keep}
        destructive
      >
        <p>{wordsOfUse.dialogText}</p>
      </ConfirmDialog>
    </Card>
  )
}

function Consequences({ of }: { of: readonly string[] }) {
  return (
    <ul className="dots">
      {of.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

const { primary, secondary } = memberPages['/account/consent']

/** Suspended people contact the office instead. */
function WithdrawConsent({ suspended }: { suspended: boolean }) {
  const { revalidate } = useRevalidator()
  const { ask, failure, dialog } = useConfirmation(async () => {
    await request(WithdrawConsentDocument)
    showToast(withdrawal.done)
    await refreshCurrentUser().catch(() => undefined)
    await revalidate()
  })

  return (
    <Card>
      <h3>{withdrawal.title}</h3>
      <p>{withdrawal.lead}</p>
      <Consequences of={withdrawal.consequences} />
      <p className="support">
        {withdrawal.again}
        <Link to="/withdrawal">{withdrawal.toWithdrawal}</Link>
      </p>
      {failure && <FailedNote title={withdrawal.failed}>{failure}</FailedNote>}
      {suspended ? (
        <>
          <p>{withdrawal.suspended}</p>
          <Contact />
        </>
      ) : (
        <div className="buttons">
          <Button kind="red" onClick={ask}>
            {primary}
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...dialog}
        title={withdrawal.dialogTitle}
        confirm={primary}
        cancel={secondary}
        destructive
      >
        <p>{withdrawal.dialogText}</p>
      </ConfirmDialog>
    </Card>
  )
}
