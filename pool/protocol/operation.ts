import type { Caller, PoolContext } from '../context'

/**
 * One call of the protocol: reads its own input, does one thing, returns the body of the answer.
 * @throws PoolError for every refusal the client is meant to see
 */
export type Operation = (context: PoolContext, body: unknown, caller: Caller) => Promise<object>
