export const PART_IS_COMING = '入力欄を読み込んでいます。少しお待ちください。'
