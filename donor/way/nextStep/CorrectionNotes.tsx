import { japaneseDateOf } from '../../shared/dates'
import type { CorrectionKind } from '../../shared/generated/schema'
import { correctionNotice } from '../../shared/messages/correctionNotice'
import { Note, Unbroken } from '../components/Basics'
import { useSignedInUser } from '../page/standing'

export function CorrectionNotes({ only }: { only?: CorrectionKind }) {
  const { Corrections } = useSignedInUser()
  return Corrections.map(({ Id, Kind, TakesBack, CorrectedAt }) => {
    if (only && Kind !== only) return null
    const on = japaneseDateOf(new Date(CorrectedAt))
    const { title, text } = correctionNotice({ kind: Kind, takesBack: TakesBack }, on)
    return (
      <Note key={Id} tone="plum" title={title}>
        <p>
          <Unbroken text={text} />
        </p>
      </Note>
    )
  })
}
