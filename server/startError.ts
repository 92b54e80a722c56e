/** Why the program does not start, in a Japanese sentence for whoever started it; printed without a stack. */
export class StartError extends Error {}
