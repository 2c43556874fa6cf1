import { Readable } from 'node:stream'
import type { Connection, Submittable } from 'pg'

const TAMPON = 1 << 18
const ENTETE = 5
const [COPY_DATA, COPY_DONE] = [0x64, 0x63]
/**
 * What may come between the rows: the beginning of the copy, parameters, notices, notifications.
 */
const PASSES: ReadonlySet<number> = new Set([0x48, 0x53, 0x4e, 0x41])

/**
 * After a read that gave less than `PEU`, the next one waits: the database wakes nobody meanwhile,
 * and more is read at once.
 */
const [PEU, REPOS_MS] = [1 << 15, 2]
/**
 * Bytes that go by between two collections of their buffers, which are so few objects that the heap
 * would let 60 MB of them wait.
 */
const RAMASSAGE = 1 << 24

type Socket = Readable & {
  listeners(nom: 'data'): ((octets: Buffer) => void)[]
  /** What reads the socket in Node itself; without it, every read comes as soon as it can. */
  _handle?: { readStop?(): void; readStart?(): void } | null
}

/**
 * What a `COPY … TO STDOUT` sends, as a stream. The rows are moved together inside the very buffer
 * that the socket gave, so that
 * no object is made for each of them: that halves what a national file costs the process
 * (performance.md, "Raw data").
 */
export class FluxCopie extends Readable implements Submittable {
  readonly #texte: string
  readonly #entete = Buffer.alloc(ENTETE)
  #enteteLu = 0
  /** What is left of the message whose header was read. */
  #reste = 0
  #voulu = false
  #occupe = false
  /** Set while nothing is read. */
  #repos: NodeJS.Timeout | null = null
  /** Bytes read since the last collection. */
  #lus = 0
  #socket: Socket | null = null
  #rendre: ((octets: Buffer) => void) | null = null

  constructor(texte: string) {
    super({ highWaterMark: TAMPON })
    this.#texte = texte
  }

  /**
   * Called by pg when the connection is this stream's: what comes is read here until the copy ends.
   * Gives pg what prevents it.
   */
  submit(connection: Connection): Error | null {
    const socket = (connection as unknown as { stream: Socket }).stream
    const [lecteur] = socket.listeners('data')
    if (!lecteur) return new Error('nobody reads this connection')
    socket.removeListener('data', lecteur)
    socket.pause()
    this.#socket = socket
    this.#rendre = lecteur
    socket.on('readable', this.#avancer)
    ;(connection as unknown as { query(texte: string): void }).query(this.#texte)
    return null
  }

  override _read(): void {
    this.#voulu = true
    this.#avancer()
  }

  readonly #avancer = (): void => {
    if (this.#occupe) return
    this.#occupe = true
    let octets: Buffer | null
    let dernier = PEU
    while (
      this.#voulu &&
      this.#socket &&
      (octets = this.#socket.read() as Buffer | null) !== null
    ) {
      dernier = octets.length
      this.#lire(octets)
    }
    if (dernier < PEU) this.#reposer()
    this.#occupe = false
  }

  #reposer(): void {
    if (this.#repos || !this.#socket) return
    this.#socket._handle?.readStop?.()
    this.#repos = setTimeout(this.#reprendre, REPOS_MS)
  }

  readonly #reprendre = (): void => {
    this.#repos = null
    this.#socket?._handle?.readStart?.()
  }

  /**
   * Takes the header of a message from `place`; gives where its content begins, null when the rest
   * of the header is yet to come.
   */
  #lireEntete(octets: Buffer, place: number): number | null {
    const pris = octets.copy(this.#entete, this.#enteteLu, place, place + ENTETE - this.#enteteLu)
    this.#enteteLu += pris
    if (this.#enteteLu < ENTETE) return null
    this.#enteteLu = 0
    this.#reste = this.#entete.readUInt32BE(1) - 4
    return place + pris
  }

  #lire(octets: Buffer): void {
    let [lu, ecrit] = [0, 0]
    this.#lus += octets.length
    if (this.#lus > RAMASSAGE) {
      this.#lus = 0
      globalThis.gc?.({ type: 'minor' })
    }
    while (lu < octets.length) {
      if (this.#reste > 0) {
        const fin = Math.min(lu + this.#reste, octets.length)
        if (this.#entete[0] === COPY_DATA) {
          octets.copyWithin(ecrit, lu, fin)
          ecrit += fin - lu
        }
        this.#reste -= fin - lu
        lu = fin
        continue
      }
      const contenu = this.#lireEntete(octets, lu)
      if (contenu === null) break
      lu = contenu
      const code = this.#entete[0] ?? 0
      if (code === COPY_DATA || PASSES.has(code)) continue
      if (ecrit > 0) this.push(octets.subarray(0, ecrit))
      if (code === COPY_DONE) this.push(null)
      // An error is read by pg itself, and so is what follows a copy.
      this.#quitter(
        code === COPY_DONE
          ? octets.subarray(lu)
          : Buffer.concat([this.#entete, octets.subarray(lu)]),
      )
      return
    }
    if (ecrit > 0) this.#voulu = this.push(octets.subarray(0, ecrit))
  }

  /** Gives the connection back to pg, with what was read beyond the copy. */
  #quitter(suite: Buffer): void {
    if (this.#repos) {
      clearTimeout(this.#repos)
      this.#reprendre()
    }
    const [socket, rendre] = [this.#socket, this.#rendre]
    this.#socket = null
    if (!socket || !rendre) return
    socket.removeListener('readable', this.#avancer)
    socket.on('data', rendre)
    rendre(suite)
    // Whoever listened to 'readable' had paused it.
    process.nextTick(() => socket.resume())
  }

  /** Called by pg: the database refused, or stopped, the copy. */
  handleError(error: Error): void {
    this.destroy(error)
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {}
}
