import { useNotify } from 'react-admin'
import { UNDO_OFFERED_MS } from '../../shared/undo'
import { offerOf } from '../dataProvider/undoOffers'
import { UndoButton } from './UndoButton'

/**
 * Says that a change is made, or several together, with the way back where there is one: for ten seconds, and as long as
 * the pointer or the focus is on it.
 */
export function useTellDone() {
  const notify = useNotify()
  return (words: string, ...answers: readonly object[]) => {
    const ids = answers.flatMap((answer) => offerOf(answer)?.Id ?? [])
    notify(words, {
      type: 'success',
      ...(ids.length > 0 && {
        autoHideDuration: UNDO_OFFERED_MS,
        action: <UndoButton key={ids[0]} ids={ids} />,
      }),
    })
  }
}
