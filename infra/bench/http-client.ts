import { connect, type Socket } from 'node:net'

const CONNEXIONS = 64
const FIN_ENTETES = '\r\n\r\n'

interface Appel {
  texte: string
  url: string
  resolve: (corps: string) => void
  reject: (error: Error) => void
}

/**
 * One connection that stays open, one call at a time. Answers bear their length, as those of the
 * register and of its floor do.
 */
class Connexion {
  readonly #socket: Socket
  #recu: Buffer | null = null
  #appel: Appel | null = null

  constructor(origine: URL, libre: (c: Connexion) => void, fermee: (c: Connexion) => void) {
    this.#socket = connect({ host: origine.hostname, port: Number(origine.port), noDelay: true })
    this.#socket.on('data', (part: Buffer) => {
      this.#recu = this.#recu === null ? part : Buffer.concat([this.#recu, part])
      if (this.#repondre(this.#recu)) libre(this)
    })
    this.#socket.on('error', (error) => this.#appel?.reject(error))
    this.#socket.on('close', () => {
      fermee(this)
      this.#appel?.reject(new Error('connexion fermée par le serveur'))
    })
    this.#socket.unref()
  }

  envoyer(appel: Appel): void {
    this.#appel = appel
    this.#socket.ref().write(appel.texte, 'utf8')
  }

  /** True once the whole answer is there. */
  #repondre(recu: Buffer): boolean {
    const appel = this.#appel
    const fin = recu.indexOf(FIN_ENTETES)
    if (fin < 0 || appel === null) return false
    const entetes = recu.toString('latin1', 0, fin)
    const debut = fin + FIN_ENTETES.length
    const longueur = /\r\ncontent-length: (\d+)/i.exec(entetes)?.[1]
    if (longueur !== undefined && recu.length < debut + Number(longueur)) return false
    this.#recu = null
    this.#appel = null
    this.#socket.unref()
    const statut = entetes.slice(9, 12)
    const corps = recu.toString('utf8', debut)
    if (longueur === undefined) appel.reject(new Error(`${appel.url} : réponse sans longueur`))
    else if (statut > '299')
      appel.reject(new Error(`${statut} ${appel.url} ${corps.slice(0, 200)}`))
    else appel.resolve(corps)
    return true
  }
}

/** The connections to one server, and the calls that wait for one. */
const file = (origine: URL) => {
  const libres: Connexion[] = []
  const attente: Appel[] = []
  let ouvertes = 0
  const liberer = (c: Connexion): void => {
    const suivant = attente.shift()
    if (suivant) c.envoyer(suivant)
    else libres.push(c)
  }
  // A server closes those that stay idle.
  const oublier = (c: Connexion): void => {
    ouvertes -= 1
    const place = libres.indexOf(c)
    if (place >= 0) libres.splice(place, 1)
  }
  return (appel: Appel): void => {
    const libre = libres.pop()
    if (libre) return libre.envoyer(appel)
    if (ouvertes === CONNEXIONS) return void attente.push(appel)
    ouvertes += 1
    new Connexion(origine, liberer, oublier).envoyer(appel)
  }
}
const files = new Map<string, ReturnType<typeof file>>()

/**
 * A keep-alive client over bare sockets: a library's one takes 55 µs of processor a call, a third
 * of what the server takes, and what measures should weigh little beside what it measures. Gives
 * the body; throws above 299.
 */
export const appeler = (
  url: string,
  options: { method?: 'GET' | 'POST'; body?: string; cookie?: string } = {},
): Promise<string> => {
  const { body = '', cookie, method = 'GET' } = options
  const debutChemin = url.indexOf('/', 'http://'.length)
  const origine = url.slice(0, debutChemin)
  const texte = `${method} ${url.slice(debutChemin)} HTTP/1.1\r\nhost: ${origine.slice('http://'.length)}\r\nx-register-client: 1\r\n${cookie ? `cookie: ${cookie}\r\n` : ''}${body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : ''}\r\n${body}`
  let vers = files.get(origine)
  if (!vers) files.set(origine, (vers = file(new URL(origine))))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  vers({ texte, url, resolve, reject })
  return promise
}
