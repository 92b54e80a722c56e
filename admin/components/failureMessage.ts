import { CONNECTION_LOST } from '../../shared/messages/systemMessages'

/** Errors of the data provider carry a Japanese sentence. */
export const failureMessage = (failure: unknown) =>
  failure instanceof Error && failure.message ? failure.message : CONNECTION_LOST
