import { useState } from 'react'
import { accountTexts } from '../../shared/messages/account'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { downloadFile } from '../components/downloadFile'
import { FailedNote } from '../components/FailedNote'
import { showToast } from '../components/toasts'
import { messageOf } from '../graphql/messageOf'
import { useTexts, useToday } from '../rootData'
import { fetchOwnData, type OwnDataFormat } from './fetchOwnData'

const texts = accountTexts.ownData
const formats = ['csv', 'json'] as const
const types = { csv: 'text/csv', json: 'application/json' } satisfies Record<OwnDataFormat, string>

/** Hands people everything that is kept about them. */
export function OwnDataSection() {
  const { serviceName } = useTexts()
  const today = useToday()
  const [loading, setLoading] = useState<OwnDataFormat | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const take = async (format: OwnDataFormat) => {
    setLoading(format)
    setFailure(null)
    try {
      const file = await fetchOwnData(format)
      downloadFile(`${texts.fileName(serviceName, today)}.${format}`, types[format], file)
      showToast(texts.done)
    } catch (error) {
      setFailure(messageOf(error))
    }
    setLoading(null)
  }

  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <p className="support">{texts.caution}</p>
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      <div className="buttons">
        {formats.map((format) => (
          <Button key={format} kind="two" busy={loading === format} onClick={() => void take(format)}>
            {texts[format]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
