/** State of a link that opens a dialog of its own page: closing goes one step back. */
export const OPENED_HERE = { modal: true }
