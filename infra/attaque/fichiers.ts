import {
  asFile,
  blindnessOf,
  bombs,
  differences,
  hostile,
  judge,
  MISSING,
  ordinary,
  type OrdinaryFile,
  paintBy,
  READERS,
  walk,
} from '@registre/testing/pdf'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { formulaire } from './multipart.ts'
import { codeDe, type Reponse, type Visiteur } from './visiteur.ts'

// What the register serves of the files that it is given, judged by the readers that people have.

const DECLARANT = 'tele_pro_admin_princ@demo.registre.test'
const PAS_D_ENVOI_A_LA_FOIS = 2
/** What a reader may take to paint a served document. */
const PEINDRE_MS = 10_000

/** What is served of a file, or why it was refused. */
type Rendu = { octets: Buffer } | { refus: string; statut: number }

const deposer = (qui: Visiteur, octets: Uint8Array): Promise<Reponse> =>
  qui.envoyer({
    methode: 'POST',
    chemin: '/api/documents',
    ...formulaire(octets, { type: 'JUSTIFICATIF_MANDAT' }),
  })
const rendre = async (qui: Visiteur, octets: Uint8Array): Promise<Rendu> => {
  const depot = await deposer(qui, octets)
  if (depot.statut !== 200) return { refus: codeDe(depot), statut: depot.statut }
  const { id } = JSON.parse(depot.corps.toString()) as { id: string }
  const { statut, corps } = await qui.envoyer({ methode: 'GET', chemin: `/api/documents/${id}` })
  return statut === 200 ? { octets: corps } : { refus: '', statut }
}
/** A refusal that tells its reason; anything else is a fault. */
const estUnRefus = ({ refus, statut }: { refus: string; statut: number }): boolean =>
  statut >= 400 && statut < 500 && refus !== ''

interface Options {
  /** One file in so many. */
  unSur: number
}
/** Each file to `juger`, a few at a time. */
const chacun = async <F>(
  fichiers: readonly F[],
  { unSur }: Options,
  juger: (f: F) => Promise<void>,
): Promise<void> => {
  const reste = fichiers.filter((_, n) => n % unSur === 0).values()
  await Promise.all(
    Array.from({ length: PAS_D_ENVOI_A_LA_FOIS }, async () => {
      for (const f of reste) await juger(f)
    }),
  )
}

/** Says what of a served document acts for a reader, or must not be in it; the same bytes once. */
const lecteurs = (): ((octets: Buffer) => Promise<string[]>) => {
  const lus = new Map<string, Promise<string[]>>()
  const lire = async (octets: Buffer): Promise<string[]> => [
    ...(await judge(octets))
      .filter((v) => v.verdict !== 'inert')
      .map((v) => `${v.reader} : ${v.verdict}`),
    ...(await asFile(octets, walk)),
  ]
  return (octets) => {
    const cle = octets.toString('latin1')
    const lu = lus.get(cle) ?? lire(octets)
    lus.set(cle, lu)
    return lu
  }
}

/** Every reader is here and sees what is known: judged by the blind, everything is innocent. */
export const lecteursClairvoyants = async (): Promise<Bilan> => {
  const b = bilan('Lecteurs de PDF présents et clairvoyants')
  for (const paquet of MISSING) noter(b, `lecteur absent : apt-get install ${paquet}`)
  for (const lecteur of READERS) noter(b, (await blindnessOf(lecteur)).join(' ; ') || null)
  b.mesures.push(READERS.map((r) => `${r.name} (ne dit pas : ${r.blind.length})`).join(', '))
  return b
}

/** Nothing of a hostile file that is served acts: it is refused with its reason, or rebuilt without. */
export const fichiersHostiles = async (
  { connecte }: Instance,
  options: Options,
): Promise<Bilan> => {
  const b = bilan('Fichiers hostiles : rien d’actif dans ce qui est servi')
  const qui = await connecte(DECLARANT)
  const fautes = lecteurs()
  const familles = new Map<string, { essais: number; servis: number }>()
  await chacun(hostile(), options, async ({ family, name, bytes }) => {
    const compte = familles.get(family) ?? { essais: 0, servis: 0 }
    familles.set(family, compte)
    compte.essais += 1
    const rendu = await rendre(qui, bytes)
    if (!('octets' in rendu))
      return noter(b, estUnRefus(rendu) ? null : `${name} : ${rendu.statut}`)
    compte.servis += 1
    const vu = await fautes(rendu.octets)
    noter(b, vu.length === 0 ? null : `${name} : ${vu.slice(0, 3).join(' ; ')}`)
  })
  for (const [famille, { essais, servis }] of familles)
    b.mesures.push(`${famille} : ${essais} fichiers, ${servis} servis une fois refaits`)
  qui.fermer()
  return b
}

/** A bomb is refused with its reason, or what is served of it is painted in a bounded time. */
export const fichiersBombes = async ({ connecte }: Instance, options: Options): Promise<Bilan> => {
  const b = bilan('Bombes : refusées, ou servies et peintes en un temps borné')
  const qui = await connecte(DECLARANT)
  const fautes = lecteurs()
  let plusLongue = 0
  await chacun(bombs(), options, async ({ kind, name, make }) => {
    const rendu = await rendre(qui, make())
    if (!('octets' in rendu))
      return noter(b, estUnRefus(rendu) ? null : `${kind}, ${name} : ${rendu.statut}`)
    const vu = await fautes(rendu.octets)
    const debut = performance.now()
    await asFile(rendu.octets, (f) => paintBy('poppler', f))
    const ms = performance.now() - debut
    plusLongue = Math.max(plusLongue, ms)
    if (ms > PEINDRE_MS) vu.push(`${Math.round(ms)} ms pour peindre`)
    noter(b, vu.length === 0 ? null : `${kind}, ${name} : ${vu.slice(0, 3).join(' ; ')}`)
  })
  b.mesures.push(`la plus longue à peindre : ${Math.round(plusLongue)} ms`)
  qui.fermer()
  return b
}

/** What differs, for somebody who looks, between a file and what is served of it. */
const ecarts = async ({ bytes, eachItsWay }: OrdinaryFile, servi: Buffer): Promise<string[]> =>
  (await differences(bytes, servi, { pictures: !eachItsWay })).map(({ reader, what }) =>
    what === 'words'
      ? `autres mots pour ${reader}`
      : `${(what * 100).toFixed(2)} % d’une page pour ${reader}`,
  )

/** A part of the ordinary files that may have to be drawn page by page in the browser. */
const PAR_IMAGES = 0.01

/** Every ordinary file is served as it was seen, but one in a hundred, refused with its way out. */
export const fichiersOrdinaires = async (
  { connecte }: Instance,
  options: Options,
): Promise<Bilan> => {
  const b = bilan('Fichiers ordinaires : servis, mêmes mots, mêmes pages')
  const qui = await connecte(DECLARANT)
  const fautes = lecteurs()
  const producteurs = new Map<string, { essais: number; servis: number; pareils: number }>()
  let refuses = 0
  await chacun(ordinary(), options, async (fichier) => {
    const { producer, name, bytes } = fichier
    const compte = producteurs.get(producer) ?? { essais: 0, servis: 0, pareils: 0 }
    producteurs.set(producer, compte)
    compte.essais += 1
    const rendu = await rendre(qui, bytes)
    if (!('octets' in rendu)) {
      refuses += 1
      b.mesures.push(`refusé, avec son issue : ${producer}, ${name} (${rendu.refus})`)
      return noter(b, estUnRefus(rendu) ? null : `${producer}, ${name} : ${rendu.statut}`)
    }
    compte.servis += 1
    const vu = [...(await fautes(rendu.octets)), ...(await ecarts(fichier, rendu.octets))]
    if (vu.length === 0) compte.pareils += 1
    noter(b, vu.length === 0 ? null : `${producer}, ${name} : ${vu.slice(0, 3).join(' ; ')}`)
  })
  noter(b, refuses <= Math.ceil(b.essais * PAR_IMAGES) ? null : `${refuses} refusés`)
  for (const [producteur, { essais, servis, pareils }] of producteurs)
    b.mesures.push(`${producteur} : ${essais} fichiers, ${servis} servis, ${pareils} pareils`)
  qui.fermer()
  return b
}
