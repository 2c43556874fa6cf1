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
import { codeDe, formulaire, type Visiteur } from './visiteur.ts'

// What the register serves of the files that it is given, judged by the readers that people have.

const DECLARANT = 'tele_pro_admin_princ@demo.registre.test'
const PAS_D_ENVOI_A_LA_FOIS = 2
/** What a reader may take to paint a served document. */
const PEINDRE_MS = 10_000
/** A part of the ordinary files that may have to be drawn page by page in the browser. */
const PAR_IMAGES = 0.01

/** What is served of a file, or why it was refused. */
type Rendu = { octets: Buffer } | { refus: string; statut: number }

const rendre = async (qui: Visiteur, octets: Uint8Array): Promise<Rendu> => {
  const depot = await qui.envoyer(
    await formulaire('/api/documents', {
      type: 'JUSTIFICATIF_MANDAT',
      file: new File([new Uint8Array(octets)], 'justificatif.pdf', { type: 'application/pdf' }),
    }),
  )
  if (depot.statut !== 200) return { refus: codeDe(depot), statut: depot.statut }
  const { id }: { id: string } = JSON.parse(depot.corps.toString())
  const { statut, corps } = await qui.envoyer({ methode: 'GET', chemin: `/api/documents/${id}` })
  return statut === 200 ? { octets: corps } : { refus: '', statut }
}

/** Says what of a served document acts for a reader, or must not be in it; the same bytes once. */
const lus = new Map<string, Promise<string[]>>()
const fautesDe = (octets: Buffer): Promise<string[]> => {
  const lire = async (): Promise<string[]> => [
    ...(await judge(octets))
      .filter((v) => v.verdict !== 'inert')
      .map((v) => `${v.reader} : ${v.verdict}`),
    ...(await asFile(octets, walk)),
  ]
  const cle = octets.toString('latin1')
  const lu = lus.get(cle) ?? lire()
  lus.set(cle, lu)
  return lu
}

/** Takes more than it may to be painted. */
const lente = async (octets: Buffer): Promise<string[]> => {
  const debut = performance.now()
  await asFile(octets, (f) => paintBy('poppler', f))
  const ms = Math.round(performance.now() - debut)
  return ms > PEINDRE_MS ? [`${ms} ms pour peindre`] : []
}

/** What differs, for somebody who looks, between a file and what is served of it. */
const ecarts = async ({ bytes, eachItsWay }: OrdinaryFile, servi: Buffer): Promise<string[]> =>
  (await differences(bytes, servi, { pictures: !eachItsWay })).map(({ reader, what }) =>
    what === 'words'
      ? `autres mots pour ${reader}`
      : `${(what * 100).toFixed(2)} % d’une page pour ${reader}`,
  )

interface Piece {
  /** Its family, its kind or its producer: the counts are told by it. */
  sorte: string
  nom: string
  octets(): Uint8Array
  /** What is asked of it besides that nothing acts. */
  juger?: (servi: Buffer) => Promise<string[]>
}

/** Each file, a few at a time: refused with its reason, or served without what acts. */
const servir = async (
  qui: Visiteur,
  b: Bilan,
  pieces: readonly Piece[],
): Promise<{ refuses: number }> => {
  const comptes = new Map<string, { essais: number; servis: number }>()
  let refuses = 0
  const reste = pieces.values()
  const suivre = async (): Promise<void> => {
    for (const { sorte, nom, octets, juger } of reste) {
      const compte = comptes.get(sorte) ?? { essais: 0, servis: 0 }
      comptes.set(sorte, compte)
      compte.essais += 1
      const rendu = await rendre(qui, octets())
      if ('octets' in rendu) {
        compte.servis += 1
        const vu = [...(await fautesDe(rendu.octets)), ...((await juger?.(rendu.octets)) ?? [])]
        noter(b, vu.length === 0 ? null : `${sorte}, ${nom} : ${vu.slice(0, 3).join(' ; ')}`)
        continue
      }
      refuses += 1
      // A refusal tells its reason; anything else is a fault.
      const dit = rendu.statut >= 400 && rendu.statut < 500 && rendu.refus !== ''
      noter(b, dit ? null : `${sorte}, ${nom} : ${rendu.statut}`)
    }
  }
  await Promise.all(Array.from({ length: PAS_D_ENVOI_A_LA_FOIS }, suivre))
  for (const [sorte, { essais, servis }] of comptes)
    b.mesures.push(`${sorte} : ${essais} fichiers, ${servis} servis une fois refaits`)
  return { refuses }
}

/**
 * One file in so many of the whole corpus, served: nothing hostile acts, no bomb lasts, what is
 * ordinary keeps its words and its pages. First, that no reader is blind: judged by the blind,
 * everything is innocent.
 */
export const fichiers = async ({ connecte }: Instance, unSur: number): Promise<Bilan[]> => {
  const un = <T>(tous: readonly T[]): T[] => tous.filter((_, n) => n % unSur === 0)
  const lecteurs = bilan('Lecteurs de PDF présents et clairvoyants')
  for (const paquet of MISSING) noter(lecteurs, `lecteur absent : apt-get install ${paquet}`)
  for (const r of READERS) noter(lecteurs, (await blindnessOf(r)).join(' ; ') || null)
  const qui = await connecte(DECLARANT)
  const hostiles = bilan('Fichiers hostiles : rien d’actif dans ce qui est servi')
  await servir(
    qui,
    hostiles,
    un(hostile()).map((f) => ({ sorte: f.family, nom: f.name, octets: () => f.bytes })),
  )
  const bombes = bilan('Bombes : refusées, ou servies et peintes en un temps borné')
  await servir(
    qui,
    bombes,
    un(bombs()).map((f) => ({ sorte: f.kind, nom: f.name, octets: f.make, juger: lente })),
  )
  const ordinaires = bilan('Fichiers ordinaires : servis, mêmes mots, mêmes pages')
  const { refuses } = await servir(
    qui,
    ordinaires,
    un(ordinary()).map((f) => ({
      sorte: f.producer,
      nom: f.name,
      octets: () => f.bytes,
      juger: (servi) => ecarts(f, servi),
    })),
  )
  const refusables = Math.ceil(ordinaires.essais * PAR_IMAGES)
  noter(ordinaires, refuses <= refusables ? null : `${refuses} refusés`)
  qui.fermer()
  return [lecteurs, hostiles, bombes, ordinaires]
}
