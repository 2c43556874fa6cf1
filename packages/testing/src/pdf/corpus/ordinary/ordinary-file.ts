/** A document as people have them. */
export interface OrdinaryFile {
  name: string
  /** Who wrote it, or whose shape it has. */
  producer: string
  bytes: Buffer
  /** Readers do not paint it alike: its words are compared, not its pictures. */
  eachItsWay: boolean
}
