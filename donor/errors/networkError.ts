import { CONNECTION_LOST } from '../../shared/messages/systemMessages'

/** No answer, or an answer that is not our server's. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(CONNECTION_LOST, { cause })
    this.name = 'NetworkError'
  }
}
