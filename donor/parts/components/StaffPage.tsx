import { useEffect, useState } from 'react'
import { documentTitle } from '../../../shared/words/program/pageText'
import { staffPage as texts } from '../../ground/words/staffPage'
import { UNAUTHORIZED_ACCESS } from '../../../shared/words/program/systemMessages'
import { useSignOut } from '../../ground/currentUser/useSignOut'
import { useTexts } from '../../ground/page/rootData'
import { clientConfig } from '../../ground/session/clientConfig'
import { Button, PageHead, buttonClass } from './Basics'

export function StaffPage() {
  const { serviceName } = useTexts()
  const signOut = useSignOut()
  const [consoleUrl, setConsoleUrl] = useState<string | null>(null)
  useEffect(() => {
    clientConfig().then(
      (config) => setConsoleUrl(config.consoleUrl),
      // The sign-out button works without it.
      () => undefined,
    )
  }, [])
  return (
    <div className="wrap column page stackLarge">
      <title>{documentTitle(texts.h1, serviceName)}</title>
      <PageHead h1={texts.h1}>
        <p>{texts.advice}</p>
      </PageHead>
      <div className="buttons">
        {consoleUrl && (
          <a className={buttonClass({})} href={consoleUrl}>
            {texts.console}
          </a>
        )}
        <Button kind="two" onClick={() => void signOut()}>
          {texts.signOut}
        </Button>
      </div>
      <p className="support">{texts.shownAs(UNAUTHORIZED_ACCESS)}</p>
    </div>
  )
}
