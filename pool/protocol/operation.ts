import type { Caller, PoolContext } from '../context'

export type Operation = (context: PoolContext, body: unknown, caller: Caller) => Promise<object>
