/** What withdrawing the use of what was given does, and what it cannot do; said before and after it. */
export const useWithdrawn = {
  held: 'これまでにお預かりした便は、すべてすぐに保留にし、使わないようにします。引き渡し先にある便も同じです',
  receivers: '引き渡し先には、使わずに待っていただくよう、事務局が電話をかけます',
  used: 'すでに治療や研究に使われた便と、そこから得られた結果は、取り消せません',
  donating: '献便への同意は、そのままです。これからお預かりする便には及びません',
} as const

export const NO_USE_TO_WITHDRAW =
  'お預かりした便がないか、使用の撤回をすでに受け付けています。マイページの「同意書」をご確認ください。'
