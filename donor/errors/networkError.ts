import { CONNECTION_LOST } from '../../shared/messages/systemMessages'

/** The server was not reached, or its answer was none of ours. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(CONNECTION_LOST, { cause })
    this.name = 'NetworkError'
  }
}
