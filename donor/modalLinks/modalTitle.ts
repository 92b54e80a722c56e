/** The id of the heading of the open modal, which names the dialog. */
export const MODAL_TITLE = 'modal-title'
