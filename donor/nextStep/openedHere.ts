/** What a link that opens a dialog of the page it stands on hands over, so that closing goes one step back. */
export const OPENED_HERE = { modal: true }
