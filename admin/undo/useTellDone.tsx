import { useNotify } from 'react-admin'
import { UNDO_OFFERED_MS } from '../../shared/undo'
import { offerOf } from '../dataProvider/undoOffers'
import { UndoButton } from './UndoButton'

/**
 * Says that a change is made, with the way back where there is one: for ten seconds, and as long as the pointer or the
 * focus is on it.
 */
export function useTellDone() {
  const notify = useNotify()
  return (words: string, answer: object) => {
    const offer = offerOf(answer)
    notify(words, {
      type: 'success',
      ...(offer && {
        autoHideDuration: UNDO_OFFERED_MS,
        action: <UndoButton key={offer.Id} id={offer.Id} />,
      }),
    })
  }
}
