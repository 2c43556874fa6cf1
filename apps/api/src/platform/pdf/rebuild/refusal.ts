/** Why a document cannot be rebuilt: it cannot be read, is behind a password, or acts by its nature. */
export type MotifRefus = 'illisible' | 'protege' | 'actif'

export class RefusedPdf extends Error {
  override readonly name = 'RefusedPdf'
  readonly motif: MotifRefus

  constructor(motif: MotifRefus, why: string) {
    super(why)
    this.motif = motif
  }
}

/** What may still be read and unpacked of a document. Throws RefusedPdf once it is used up. */
export class Room {
  #left: number

  constructor(left: number) {
    this.#left = left
  }
  get left(): number {
    return this.#left
  }
  take(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new RefusedPdf('illisible', 'larger than its bytes can hold')
  }
}

/** The table of a document does not lead where it says. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
}
