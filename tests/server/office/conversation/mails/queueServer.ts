import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { body: string; receipt: string; hidden: boolean }

/** The part of Amazon SQS's JSON protocol that is needed, on loopback. */
export async function queueServer() {
  const messages: Message[] = []
  const state = { down: false, deletesFail: false, received: 0 }
  const answers: Record<string, (asked: Record<string, unknown>) => object> = {
    'AmazonSQS.ReceiveMessage'({ MaxNumberOfMessages }) {
      state.received++
      const handed = messages.filter(({ hidden }) => !hidden).slice(0, Number(MaxNumberOfMessages))
      for (const message of handed) message.hidden = true
      return {
        Messages: handed.map(({ body, receipt }) => ({
          MessageId: randomUUID(),
          ReceiptHandle: receipt,
          Body: body,
          MD5OfBody: createHash('md5').update(body).digest('hex'),
        })),
      }
    },
    'AmazonSQS.GetQueueAttributes': () => ({
      Attributes: { ApproximateNumberOfMessages: String(messages.length) },
    }),
    'AmazonSQS.DeleteMessage'({ ReceiptHandle }) {
      const at = messages.findIndex(({ receipt }) => receipt === ReceiptHandle)
      if (at >= 0) messages.splice(at, 1)
      return {}
    },
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const target = String(request.headers['x-amz-target'])
    const answer = answers[target]
    const asked: Record<string, unknown> = JSON.parse(text)
    response.setHeader('content-type', 'application/x-amz-json-1.0')
    const refused = state.down || (state.deletesFail && target === 'AmazonSQS.DeleteMessage')
    if (refused || !answer || asked.QueueUrl !== queueUrl)
      response.writeHead(403).end(JSON.stringify({ __type: 'AccessDeniedException', message: 'no' }))
    else response.end(JSON.stringify(answer(asked)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const queueUrl = `${endpoint}/000000000000/returned-mails`
  return {
    endpoint,
    queueUrl,
    state,
    /** What nobody has deleted. */
    left: () => messages.map(({ body }) => body),
    /** What the next reader is given. */
    shown: () => messages.filter(({ hidden }) => !hidden).map(({ body }) => body),
    put: (body: string) => void messages.push({ body, receipt: randomUUID(), hidden: false }),
    /** As after the time in which a message is hidden. */
    show: () => messages.forEach((message) => (message.hidden = false)),
    empty: () => void messages.splice(0),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
