import type { Settings } from '../env'

const NO_ANSWER_MS = 20_000
/** One that was not deleted is handed out again after this. */
const HIDDEN_SECONDS = 120

type Place = Pick<Settings, 'sqsEndpoint' | 'pool'>

async function openQueue({ sqsEndpoint, pool: { region } }: Place, QueueUrl: string) {
  // Loaded on demand, because the SDK is large.
  const sdk = await import('@aws-sdk/client-sqs')
  const client = new sdk.SQSClient(sqsEndpoint === null ? { region } : { region, endpoint: sqsEndpoint })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(NO_ANSWER_MS) })
  return {
    async receive(asked: {
      MaxNumberOfMessages: number
      WaitTimeSeconds: number
      VisibilityTimeout: number
    }) {
      const { Messages = [] } = await client.send(
        new sdk.ReceiveMessageCommand({ QueueUrl, ...asked }),
        inTime(),
      )
      return Messages
    },
    async delete(ReceiptHandle: string | undefined) {
      await client.send(new sdk.DeleteMessageCommand({ QueueUrl, ReceiptHandle }), inTime())
    },
    close: () => client.destroy(),
  }
}

/**
 * Hands every message of an Amazon SQS queue to `handle` and deletes it after. One whose handling fails stays in the
 * queue; the others of its batch are handled first.
 * @returns the number of messages deleted
 */
export async function drainQueue(
  place: Place,
  queueUrl: string,
  handle: (body: string) => Promise<void>,
): Promise<number> {
  const queue = await openQueue(place, queueUrl)
  const failures: unknown[] = []
  let done = 0
  try {
    while (failures.length === 0) {
      const messages = await queue.receive({
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 1,
        VisibilityTimeout: HIDDEN_SECONDS,
      })
      if (messages.length === 0) return done
      for (const { Body = '', ReceiptHandle } of messages)
        try {
          await handle(Body)
          await queue.delete(ReceiptHandle)
          done++
        } catch (error) {
          failures.push(error)
        }
    }
  } finally {
    queue.close()
  }
  throw failures[0]
}

/** Asks a queue for a message and leaves it there for whoever asks next. @throws what the queue refuses with */
export async function tryQueue(place: Place, queueUrl: string): Promise<void> {
  const queue = await openQueue(place, queueUrl)
  try {
    await queue.receive({ MaxNumberOfMessages: 1, WaitTimeSeconds: 0, VisibilityTimeout: 0 })
  } finally {
    queue.close()
  }
}
