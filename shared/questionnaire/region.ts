/** The recruiting area; configuration of the operator. A municipality's name is also its choice id. */
export interface Region {
  name: string
  municipalities: readonly string[]
}
