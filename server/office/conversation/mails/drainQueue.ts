import type { Settings } from '../../../ground/settings/env'

const NO_ANSWER_MS = 20_000
/** Messages that were not deleted are delivered again after this. */
const HIDDEN_SECONDS = 120

type Place = Pick<Settings, 'sqsEndpoint' | 'pool'>

async function openQueue({ sqsEndpoint, pool: { region } }: Place, QueueUrl: string) {
  const sdk = await import('@aws-sdk/client-sqs')
  const client = new sdk.SQSClient(sqsEndpoint === null ? { region } : { region, endpoint: sqsEndpoint })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(NO_ANSWER_MS) })
  return {
    async receive() {
      const asked = { MaxNumberOfMessages: 10, WaitTimeSeconds: 1, VisibilityTimeout: HIDDEN_SECONDS }
      const { Messages = [] } = await client.send(
        new sdk.ReceiveMessageCommand({ QueueUrl, ...asked }),
        inTime(),
      )
      return Messages
    },
    async waiting() {
      const AttributeNames = ['ApproximateNumberOfMessages' as const]
      const { Attributes } = await client.send(
        new sdk.GetQueueAttributesCommand({ QueueUrl, AttributeNames }),
        inTime(),
      )
      return Number(Attributes?.ApproximateNumberOfMessages)
    },
    async delete(ReceiptHandle: string | undefined) {
      await client.send(new sdk.DeleteMessageCommand({ QueueUrl, ReceiptHandle }), inTime())
    },
    close: () => client.destroy(),
  }
}

/**
 * Passes every message of an Amazon SQS queue to `handle`, then deletes it. A message whose handling fails stays in the
 * queue; the rest of its batch is handled first.
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
      const messages = await queue.receive()
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

/** About how many messages wait; receives none, as messages have few tries. @throws the queue's error */
export async function countQueue(place: Place, queueUrl: string): Promise<number> {
  const queue = await openQueue(place, queueUrl)
  try {
    return await queue.waiting()
  } finally {
    queue.close()
  }
}
