import { personActions } from '../../../../shared/words/office/personActions'
import { AskForTestDocument, EndAskedTestDocument } from '../../../generated/graphql'
import { confirmDialog } from './ReasonDialog'

export const AskForTestDialog = confirmDialog(personActions.askForTest, AskForTestDocument)

export const EndAskedDialog = confirmDialog(personActions.endAsked, EndAskedTestDocument)
