import mark from '../mark.svg'

export function ConsoleMark() {
  return <img src={mark} width={32} height={32} alt="" />
}
