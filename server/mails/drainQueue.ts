import type { Settings } from '../env'

const NO_ANSWER_MS = 20_000
/** One that was not deleted is handed out again after this. */
const HIDDEN_SECONDS = 120

/**
 * Hands every message of an Amazon SQS queue to `handle` and deletes it after. One whose handling fails stays in the
 * queue; the others of its batch are handled first.
 * @returns the number of messages deleted
 */
export async function drainQueue(
  { sqsEndpoint, pool: { region } }: Pick<Settings, 'sqsEndpoint' | 'pool'>,
  QueueUrl: string,
  handle: (body: string) => Promise<void>,
): Promise<number> {
  // Loaded on demand, because the SDK is large.
  const sdk = await import('@aws-sdk/client-sqs')
  const client = new sdk.SQSClient(sqsEndpoint === null ? { region } : { region, endpoint: sqsEndpoint })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(NO_ANSWER_MS) })
  const failures: unknown[] = []
  let done = 0
  try {
    while (failures.length === 0) {
      const asked = {
        QueueUrl,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 1,
        VisibilityTimeout: HIDDEN_SECONDS,
      }
      const { Messages = [] } = await client.send(new sdk.ReceiveMessageCommand(asked), inTime())
      if (Messages.length === 0) return done
      for (const { Body = '', ReceiptHandle } of Messages)
        try {
          await handle(Body)
          await client.send(new sdk.DeleteMessageCommand({ QueueUrl, ReceiptHandle }), inTime())
          done++
        } catch (error) {
          failures.push(error)
        }
    }
  } finally {
    client.destroy()
  }
  throw failures[0]
}
