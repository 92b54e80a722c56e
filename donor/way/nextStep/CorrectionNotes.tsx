import { japaneseDateOf } from '../../../shared/facts/dates'
import type { CorrectionKind } from '../../../shared/generated/schema'
import { correctionNotice } from '../../ground/words/correctionNotice'
import { Note, Unbroken } from '../../parts/components/Basics'
import { useSignedInUser } from '../../ground/page/standing'

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
