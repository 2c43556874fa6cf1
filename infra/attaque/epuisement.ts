import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { classeursLourds } from '@registre/testing/flood'
import { bounds, deTaille, simple } from '@registre/testing/pdf'
import { type Cible, type Mesure, pendant, type Reponse } from './mesurer.ts'

// Floods: each sends far more than an office ever does, and gives counts and figures. They change
// nothing but proofs without a dossier.

const MO = 1_048_576

const envoyer = async (
  { url, entetes }: Cible,
  chemin: string,
  champs: Readonly<Record<string, string | File>>,
): Promise<Reponse> => {
  const corps = new FormData()
  for (const [nom, valeur] of Object.entries(champs)) corps.append(nom, valeur)
  try {
    const reponse = await fetch(`${url}${chemin}`, {
      method: 'POST',
      headers: { 'x-register-client': '1', ...entetes },
      body: corps,
      signal: AbortSignal.timeout(120_000),
    })
    await reponse.arrayBuffer()
    return { statut: reponse.status, avecDelai: reponse.headers.has('retry-after') }
  } catch {
    // The server hung up: a refusal too.
    return { statut: 0, avecDelai: false }
  }
}

const fichier = (octets: Uint8Array, nom: string): File => new File([new Uint8Array(octets)], nom)

/** Proofs of 4.7 MB, all at once. */
export const inonderDepots = (cible: Cible, { nombre = 100 } = {}): Promise<Mesure> => {
  const octets = deTaille(Math.floor(4.7 * MO))
  return pendant(cible, () =>
    Promise.all(
      Array.from({ length: nombre }, (_, i) =>
        envoyer(cible, '/api/documents', {
          type: 'JUSTIFICATIF_MANDAT',
          file: fichier(octets, `depot-${i}.pdf`),
        }),
      ),
    ),
  )
}

/** Documents that burst, nest, or announce what they cannot hold, all at once. */
export const bombesPdf = (cible: Cible, { fois = 3 } = {}): Promise<Mesure> => {
  const lourds = [
    simple('', [Buffer.from('1 0 obj <</A '.repeat(350_000))]),
    simple('', [Buffer.from('<<'.repeat(2_000_000))]),
    simple('', [Buffer.from('9 0 obj [0 0 R '.repeat(300_000))]),
  ]
  const bombes = [...bounds().map((b) => b.bytes), ...lourds].filter((b) => b.length < 5 * MO)
  return pendant(cible, () =>
    Promise.all(
      Array.from({ length: fois }, () => bombes)
        .flat()
        .map((octets) =>
          envoyer(cible, '/api/documents', {
            type: 'JUSTIFICATIF_MANDAT',
            file: fichier(octets, 'bombe.pdf'),
          }),
        ),
    ),
  )
}

/** Small workbooks that weigh a lot once inflated, all at once. */
export const inonderClasseurs = (cible: Cible, { nombre = 24 } = {}): Promise<Mesure> => {
  const classeurs = classeursLourds()
  return pendant(cible, () =>
    Promise.all(
      Array.from({ length: nombre }, (_, i) =>
        envoyer(cible, '/api/portefeuilles/classeur', {
          fichier: fichier(classeurs[i % classeurs.length] ?? Buffer.alloc(0), 'annuelles.xlsx'),
        }),
      ),
    ),
  )
}

/** One body that never ends, a byte from time to time; gives what the server says when it tires. */
const gouteAGoute = ({ url, entetes }: Cible, patienceMs: number): Promise<Reponse> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const prise = connect(Number(port), hostname)
    let recu = ''
    const lignes = Object.entries({ 'x-register-client': '1', ...entetes })
    const goutte = setInterval(() => prise.write('a'), 500)
    const finir = (statut: number): void => {
      clearInterval(goutte)
      clearTimeout(patience)
      prise.destroy()
      resolve({ statut, avecDelai: false })
    }
    // 599: still open at the end of our patience.
    const patience = setTimeout(() => finir(599), patienceMs)
    prise.on('data', (morceau) => (recu += morceau.toString('latin1')))
    prise.on('error', () => undefined)
    prise.on('close', () => finir(Number(/^HTTP\/1\.1 (\d+)/.exec(recu)?.[1] ?? 0)))
    prise.write(
      `POST /api/documents HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 4000000\r\n` +
        `Content-Type: multipart/form-data; boundary=x${randomBytes(4).toString('hex')}\r\n` +
        `${lignes.map(([nom, valeur]) => `${nom}: ${valeur}\r\n`).join('')}\r\n`,
    )
  })

/** Bodies that never end; the server must hang up (status 408 or 0), never keep them (599). */
export const corpsLents = (
  cible: Cible,
  { nombre = 600, patienceMs = 75_000 } = {},
): Promise<Mesure> =>
  pendant(cible, () =>
    Promise.all(Array.from({ length: nombre }, () => gouteAGoute(cible, patienceMs))),
  )
