/** The server was not reached, or its answer was none of ours. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('通信できませんでした。接続を確認して、もう一度お試しください。', { cause })
    this.name = 'NetworkError'
  }
}
