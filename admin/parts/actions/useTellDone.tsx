import { useNotify } from 'react-admin'
import { UNDO_OFFERED_MS } from '../../../shared/rules/records/undo'
import { useMayCall } from '../../ground/auth/useDuties'
import { offerOf } from '../../ground/dataProvider/undoOffers'
import { UndoButton } from './UndoButton'

/** Reports changes, with an undo button where possible: for ten seconds, longer under pointer or focus. */
export function useTellDone() {
  const notify = useNotify()
  const mayUndo = useMayCall()('undoChange')
  return (words: string, ...answers: readonly object[]) => {
    const ids = mayUndo ? answers.flatMap((answer) => offerOf(answer)?.Id ?? []) : []
    notify(words, {
      type: 'success',
      ...(ids.length > 0 && {
        autoHideDuration: UNDO_OFFERED_MS,
        action: <UndoButton key={ids[0]} ids={ids} />,
      }),
    })
  }
}
