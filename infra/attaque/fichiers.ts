import { createHash } from 'node:crypto'
import { hostile, ordinary } from '@registre/testing/pdf'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { formulaire } from './multipart.ts'
import { codeDe, type Reponse, type Visiteur } from './visiteur.ts'

const DECLARANT = 'tele_pro_admin_princ@demo.registre.test'
const PAS_D_ENVOI_A_LA_FOIS = 2

const deposer = (qui: Visiteur, octets: Uint8Array): Promise<Reponse> =>
  qui.envoyer({
    methode: 'POST',
    chemin: '/api/documents',
    ...formulaire(octets, { type: 'JUSTIFICATIF_MANDAT' }),
  })

/** Each file to `juger`, a few at a time. */
const chacun = async <F>(fichiers: readonly F[], juger: (f: F) => Promise<void>): Promise<void> => {
  const reste = fichiers.values()
  await Promise.all(
    Array.from({ length: PAS_D_ENVOI_A_LA_FOIS }, async () => {
      for (const f of reste) await juger(f)
    }),
  )
}

/** Every hostile file is refused with its reason; none is kept. `unSur`: one file in so many. */
export const fichiersHostiles = async (
  { connecte }: Instance,
  { unSur }: { unSur: number },
): Promise<Bilan> => {
  const b = bilan('Fichiers hostiles refusés')
  const qui = await connecte(DECLARANT)
  await chacun(
    hostile().filter((_, n) => n % unSur === 0),
    async ({ name, bytes }) => {
      const reponse = await deposer(qui, bytes)
      const refuse = reponse.statut >= 400 && reponse.statut < 500 && codeDe(reponse) !== ''
      noter(b, refuse ? null : `${name} : ${reponse.statut}`)
    },
  )
  qui.fermer()
  return b
}

const sha256 = (octets: Uint8Array): string => createHash('sha256').update(octets).digest('hex')

/** Every ordinary file passes, and comes back byte for byte. */
export const fichiersOrdinaires = async (
  { connecte }: Instance,
  { unSur }: { unSur: number },
): Promise<Bilan> => {
  const b = bilan('Fichiers ordinaires acceptés et rendus à l’octet')
  const qui = await connecte(DECLARANT)
  const producteurs = new Set<string>()
  await chacun(
    ordinary().filter((_, n) => n % unSur === 0),
    async ({ name, producer, bytes }) => {
      producteurs.add(producer)
      const depot = await deposer(qui, bytes)
      if (depot.statut !== 200)
        return noter(b, `${producer}, ${name} : ${depot.statut} ${codeDe(depot)}`)
      const { id } = JSON.parse(depot.corps.toString()) as { id: string }
      const rendu = await qui.envoyer({ methode: 'GET', chemin: `/api/documents/${id}` })
      const pareil = rendu.statut === 200 && sha256(rendu.corps) === sha256(bytes)
      noter(b, pareil ? null : `${producer}, ${name} : rendu autrement (${rendu.statut})`)
    },
  )
  b.mesures.push(`${producteurs.size} producteurs : ${[...producteurs].join(', ')}`)
  qui.fermer()
  return b
}
