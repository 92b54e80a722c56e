/** Id of the open modal's heading, which names the dialog. */
export const MODAL_TITLE = 'modal-title'
