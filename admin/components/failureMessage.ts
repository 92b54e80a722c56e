import { CONNECTION_LOST } from '../../shared/messages/systemMessages'

/** The sentence of a failed call: all that come out of the data provider bear one in Japanese. */
export const failureMessage = (failure: unknown) =>
  failure instanceof Error && failure.message ? failure.message : CONNECTION_LOST
